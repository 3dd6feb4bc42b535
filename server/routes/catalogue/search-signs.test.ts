import { afterAll, describe, expect, it } from "vitest";
import { openDemoServer } from "../../testing/demo-shop";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());

/** Copies of one medicine of the town under other names. */
const names = [
  "« Nurozan » Forte",
  "«Febrizan»",
  "Zanzipan™ Plus",
  "\u200fلوزانيكس\u200e",
  "Sirozan ½ l",
  "Sof\u00adtizan",
  "Cre\u0300me Vela\u0301n",
  "القرمزان",
  "Витазан ФОРТЕ",
  "ज़ाफ़रान ५०",
] as const;
await server.connection.executeSql(
  `insert into items select r.* from items t, unnest($1::text[]) with ordinality as n (name, place)
    cross join lateral jsonb_populate_record(t, jsonb_build_object('id', 900000 + n.place, 'slug', 'signs-' || n.place, 'sku', null,
      'name', n.name, 'description', '', 'translations', '{}'::jsonb, 'generic_names', '[]'::jsonb, 'order_count', n.place)) as r
    where t.id = (select min(i.id) from items i join modules m on m.id = i.module_id
      where m.type = 'pharmacy' and i.zone_id = $2)`,
  [names, shop.zone("Harbour")],
);

async function found(name: string) {
  const { status, body } = await server.call("GET", "/get-combined-data", {
    ...shop.in("pharmacy"),
    zone: [shop.zone("Harbour")],
    query: { list_type: "item", data_type: "searched", limit: 5, offset: 1, name },
  });
  expect(status).toBe(200);
  return { names: "products" in body ? body.products.map((row) => row.name) : [], body };
}

describe("a name with signs, in a pharmacy", () => {
  it.each([
    ["nurozan", names[0]],
    ["« Nurozan »", names[0]],
    ["<<nurozan>> forte", names[0]],
    ["febrizan", names[1]],
    ["zanzipan", names[2]],
    ["Zanzipan™", names[2]],
    ["لوزانيكس", names[3]],
    ["اللوزانيكس", names[3]],
    ["sirozan 1/2", names[4]],
    ["sirozan ½", names[4]],
    ["softizan", names[5]],
    ["crème velán", names[6]],
    ["CREME VELAN", names[6]],
    ["قرمزان", names[7]],
    ["قرمز", names[7]],
    ["والقرمزان", names[7]],
    ["витазан форте", names[8]],
    ["ВИТАЗАН", names[8]],
    ["जाफरान 50", names[9]],
    ["ज़ाफ़रान ٥٠", names[9]],
  ])("is found by %s", async (typed, name) => {
    const { names: rows, body } = await found(typed);
    expect(rows[0]).toBe(name);
    expect(body.corrected_query).toBeUndefined();
    expect(body.unmatched_words).toBeUndefined();
  });

  it("is guessed with an article as without", async () => {
    for (const typed of ["لوزانكيس", "اللوزانكيس", "وباللوزانكيس"]) {
      const { names: rows, body } = await found(typed);
      expect(rows[0], typed).toBe(names[3]);
      expect(body.corrected_query, typed).toBe("لوزانيكس");
    }
  });
});
