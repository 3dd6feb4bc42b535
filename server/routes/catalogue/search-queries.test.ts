import { readFileSync } from "node:fs";
import { afterAll, describe, expect, it } from "vitest";
import { openDemoServer } from "../../testing/demo-shop";

/** A typed text, and the items that have to be among its first five rows. */
interface SearchQueryCase {
  /** Names in English, among the first five rows; nothing at all may be found when there are none. */
  finds: readonly string[];
  /** Names that must not be among the first five. */
  not?: readonly string[];
  /** The corrected text that the response names. */
  corrected?: string;
  /** Words that the response says it has nothing for. */
  unmatched?: readonly string[];
}
/** Cases by the type of their module and the typed text. */
type Queries = Readonly<Record<string, Readonly<Record<string, SearchQueryCase>>>>;
const queries = JSON.parse(readFileSync(new URL("search-queries.json", import.meta.url), "utf8")) as {
  items: Queries;
  stores: Queries;
};

const { server, shop } = await openDemoServer();
afterAll(() => server.close());

const wholeTown = ["Harbour", "North", "West", "Cape"].map((word) => shop.zone(word));

async function search(module: string, list: "item" | "store", name: string) {
  const { status, body } = await server.call("GET", "/get-combined-data", {
    ...shop.in(module),
    zone: wholeTown,
    query: { list_type: list, data_type: "searched", limit: 5, offset: 1, name },
  });
  expect(status).toBe(200);
  return { names: ("products" in body ? body.products : body.stores).map((row) => row.name), body };
}

async function check(module: string, list: "item" | "store", text: string, wanted: SearchQueryCase) {
  const { names, body } = await search(module, list, text);
  if (wanted.finds.length === 0) expect(names).toEqual([]);
  else expect(names).toEqual(expect.arrayContaining([...wanted.finds]));
  for (const name of wanted.not ?? []) expect(names).not.toContain(name);
  expect(body.corrected_query).toBe(wanted.corrected);
  expect(body.unmatched_words).toEqual(wanted.unmatched);
}

const cases = (modules: Queries) =>
  Object.entries(modules).flatMap(([module, texts]) =>
    Object.entries(texts).map(([text, wanted]) => [module, text, wanted] as const),
  );

describe("a search for items", () => {
  it.each(cases(queries.items))("in %s finds %s among the first five", (module, text, wanted) =>
    check(module, "item", text, wanted),
  );
});

describe("a search for stores", () => {
  it.each(cases(queries.stores))("in %s finds %s, by name and by what is sold", (module, text, wanted) =>
    check(module, "store", text, wanted),
  );
});

describe("what a search says about itself", () => {
  it("is that no row has all words, when the rows have some of them", async () => {
    const { names, body } = await search("food", "item", "sushi pancakes");
    expect(names.length).toBeGreaterThan(0);
    expect(body.any_word).toBe(true);
    expect((await search("food", "item", "buttermilk pancakes")).body.any_word).toBeUndefined();
  });

  it("is nothing beside rows for a text that was understood", async () => {
    const { body } = await search("food", "item", "burger");
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(["corrected_query"]));
    expect(Object.keys(body)).not.toEqual(expect.arrayContaining(["unmatched_words"]));
  });

  it("stands in suggestions too", async () => {
    const { body } = await server.call("GET", "/items/item-or-store-search", {
      ...shop.in("food"),
      zone: wholeTown,
      query: { name: "burgr xyzzyq" },
    });
    expect(body).toMatchObject({ corrected_query: "burger", unmatched_words: ["xyzzyq"] });
    expect(body.stores.map(({ name }) => name)).toContain("Anchor Burger House");
  });
});

describe("synonyms", () => {
  it("work as soon as they are in the table, for phrases too", async () => {
    expect((await search("ecommerce", "item", "kicks")).names).toEqual([]);
    await server.connection.executeSql(
      "insert into search_synonyms (typed, meaning) values ('kicks', 'trainers'), ('party box', 'midnight burger box')",
    );
    expect((await search("ecommerce", "item", "kicks")).names).toContain("White Court Trainer");
    expect((await search("food", "item", "party boxes")).names).toContain("Midnight Burger Box");
  });
});

describe("labels", () => {
  it("lead to their items by a new name at once", async () => {
    await server.connection.executeSql("update brands set name = 'Zephyrine' where slug = 'stride'");
    expect((await search("ecommerce", "item", "zephyrine")).names).toContain("Street Basketball");
    expect((await search("ecommerce", "item", "stride")).body.total_size).toBeLessThan(10);
  });
});
