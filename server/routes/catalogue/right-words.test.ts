/** A word that is right as it stands is never read as another one that looks like it. */
import { afterAll, describe, expect, it } from "vitest";
import { openDemoServer } from "../../testing/demo-shop";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());

/** Like words that the module sells, and sold or known elsewhere: in another module, as a synonym, or in the language alone. */
const looksLike =
  "insert into search_words (module_id, word, field, spelling) select m.id, w.word, ':', w.word from modules m, unnest($2::text[]) as w (word) where m.type = $1 on conflict do nothing";
const teach = (module: string, ...words: string[]) =>
  server.connection.executeSql(looksLike, [module, words]);
await teach(
  "grocery",
  "soap",
  "خضار",
  "cables",
  "salmons",
  "burger",
  "candles",
  "waffles",
  "برغر",
  "مربيات",
  "زيتونة",
  "letters",
);
await teach("food", "quibbler", "zzumac", "قنبيط");
await server.connection.executeSql(
  "insert into search_synonyms (typed, meaning) values ('gloopers', 'qwertium'), ('خشاف', 'قرمزان')",
);

async function search(module: string, name: string) {
  const { body } = await server.call("GET", "/get-combined-data", {
    ...shop.in(module),
    query: { list_type: "item", data_type: "searched", limit: 5, offset: 1, name },
  });
  return body;
}

describe("a right word", () => {
  it.each([
    "soup",
    "soups",
    "خيار",
    "الخيار",
    "cable",
    "salami",
    "candle",
    "waffle",
    "lettuce",
    "velvet",
    "mattress",
    "whistle",
    "برغل",
    "مربى",
    "زيتون",
    "كزبرة",
    "فراولة",
    "مظلة",
    // A word of another module.
    "quibbler",
    "zzumac",
    "قنبيط",
    // Both sides of a synonym, though nothing of the kind is sold.
    "gloopers",
    "qwertium",
    "خشاف",
    "قرمزان",
  ])("%s is searched for as it is typed", async (word) => {
    const { corrected_query: corrected } = await search("grocery", word);
    expect(corrected).toBeUndefined();
  });

  it("that is not sold is named, and what stands beside it is found", async () => {
    const body = await search("grocery", "velvet milk");
    expect(body.total_size).toBeGreaterThan(0);
    expect([body.corrected_query, body.unmatched_words]).toEqual([undefined, ["velvet"]]);
  });
});

describe("a slip", () => {
  it.each([
    ["velvt soapp", "soap"],
    ["burgerr", "burger"],
    ["bananna", "bananas"],
    ["زيتنوة", "الزيتون"],
  ])("%s is still read as %s", async (typed, meant) => {
    expect((await search("grocery", typed)).corrected_query).toBe(meant);
  });
});
