import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { removeUnusedSearchWords } from "../../services/search/unused-words";
import { openDemoServer } from "../../testing/demo-shop";
import { allowRowsFromBefore } from "../../testing/rows-from-before";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());
// Items that lie elsewhere than their store are from before.
await allowRowsFromBefore(server.connection);

/** Copies of one dish of the town under other names; each test's are gone before the next. */
async function dishes(names: readonly string[], change = ""): Promise<void> {
  await server.connection.executeSql(
    `insert into items select r.* from items t, unnest($1::text[]) with ordinality as n (name, place)
      cross join lateral jsonb_populate_record(t, jsonb_build_object('id', 900000 + n.place, 'slug', 'named-' || n.place, 'sku', null,
        'name', n.name, 'translations', '{}'::jsonb, 'order_count', 100000 - n.place)) as r
      where t.slug = 'anchor-burger-harbour-smash-burger'`,
    [names],
  );
  if (change) await server.connection.executeSql(change);
}
beforeEach(() => server.connection.executeSql("delete from items where id > 900000"));

async function found(
  name: string,
  query: Record<string, string | number> = {},
  zones = [shop.zone("Harbour")],
) {
  const { status, body } = await server.call("GET", "/get-combined-data", {
    ...shop.in("food"),
    zone: zones,
    query: { list_type: "item", data_type: "searched", limit: 50, offset: 1, name, ...query },
  });
  expect(status).toBe(200);
  if (!("products" in body)) throw new Error("A list of items was expected.");
  return { total: body.total_size, names: body.products.map((item) => item.name) };
}

describe("a search by words", () => {
  it("finds what came a moment ago by any piece of any of its words", async () => {
    await dishes(["Zanzibar Flatbread"]);
    for (const text of ["zanzibar", "anziba", "FLATBREAD zan", "zanzibár", "flatbread, Zanzibar!"])
      expect((await found(text)).names, text).toEqual(["Zanzibar Flatbread"]);
    expect((await found("zanzibra")).names).toEqual(["Zanzibar Flatbread"]);
  });

  it("knows a dish by its new name and no more by the old one", async () => {
    await dishes(
      ["Zanzibar Flatbread"],
      'update items set name = \'Kilwa Quintessence\', translations = \'{"ar": {"name": "خلاصة كيلوة"}}\' where id = 900001',
    );
    expect((await found("kilwa")).names).toEqual(["Kilwa Quintessence"]);
    expect((await found("كيلوة")).names).toEqual(["Kilwa Quintessence"]);
    expect((await found("zanzibar")).names).not.toContain("Kilwa Quintessence");
  });

  it("wants every word, and where no name holds all of them any", async () => {
    await dishes(["Zanzibar Flatbread", "Zanzibar Soup", "Kilwa Soup"]);
    expect((await found("zanzibar soup")).names).toEqual(["Zanzibar Soup"]);
    expect((await found("kilwa flatbread")).names.sort()).toEqual(
      expect.arrayContaining(["Kilwa Soup", "Zanzibar Flatbread"]),
    );
  });

  it("searches the requested zones only, also several", async () => {
    await dishes(["Zanzibar Flatbread", "Zanzibar Soup"]);
    await server.connection.executeSql(
      "update items set zone_id = (select id from zones where name like 'North%') where id = 900002",
    );
    const [harbour, north] = [shop.zone("Harbour"), shop.zone("North")];
    expect((await found("zanzibar", {}, [harbour])).names).toEqual(["Zanzibar Flatbread"]);
    expect((await found("zanzibar", {}, [north])).names).toEqual(["Zanzibar Soup"]);
    expect(await found("zanzibar", {}, [north, harbour])).toEqual({
      total: 2,
      names: ["Zanzibar Flatbread", "Zanzibar Soup"],
    });
  });

  it("counts all and pages through them, past the end too", async () => {
    await dishes(Array.from({ length: 30 }, (_, index) => `Zanzibar ${index + 1}`));
    const pages = await Promise.all([1, 2, 3, 4].map((offset) => found("zanzibar", { limit: 12, offset })));
    expect(pages.map(({ total }) => total)).toEqual([30, 30, 30, 30]);
    expect(pages.flatMap(({ names }) => names)).toEqual(
      Array.from({ length: 30 }, (_, index) => `Zanzibar ${index + 1}`),
    );
  });

  it("finds by a piece of more words than are looked up at once, those that begin with it first", async () => {
    await dishes(Array.from({ length: 300 }, (_, index) => `Zan${String(index).padStart(3, "0")}zibar dish`));
    const { total, names } = await found("zan", { limit: 12 });
    expect(total).toBeGreaterThan(40);
    expect(names).toHaveLength(12);
    expect(names.every((name) => /zan/i.test(name))).toBe(true);
  });

  it("forgets at night the words of mistakes that were put right, which had hidden what was meant", async () => {
    await dishes(["Zanzibar Flatbread", "Zanzibra Flatbread"]);
    await server.connection.executeSql("update items set name = 'Kilwa Soup' where id = 900002");
    expect((await found("zanzibra")).names).toEqual([]);
    expect(await removeUnusedSearchWords(server.context.database)).toBeGreaterThan(0);
    expect((await found("zanzibra")).names).toEqual(["Zanzibar Flatbread"]);
    expect((await found("kilwa")).names).toEqual(["Kilwa Soup"]);
  });

  it("knows what is switched on again by its name", async () => {
    await dishes(["Zanzibar Flatbread"], "update items set active = false where id = 900001");
    await removeUnusedSearchWords(server.context.database);
    await server.connection.executeSql("update items set active = true where id = 900001");
    expect((await found("anziba")).names).toEqual(["Zanzibar Flatbread"]);
  });

  it("leaves out what is switched off, and what is narrowed away", async () => {
    await dishes(
      ["Zanzibar Flatbread", "Zanzibar Soup", "Zanzibar Stew"],
      "update items set active = false where id = 900001; update items set price = 100 where id = 900002",
    );
    expect((await found("zanzibar")).total).toBe(2);
    expect((await found("zanzibar", { max_price: 2 })).names).toEqual(["Zanzibar Soup"]);
  });

  it("within a store looks through that store only, and finds every piece, also of what has another zone", async () => {
    await dishes(
      [
        ...Array.from({ length: 150 }, (_, index) => `Ib${String(index).padStart(3, "0")} dish`),
        "Zanzibar Flatbread",
      ],
      `update items set store_id = (select min(id) from stores where id <> items.store_id), active = false
        where id between 900001 and 900150;
      update items set zone_id = (select id from zones where name like 'North%') where id = 900151`,
    );
    const store = await shop.store("anchor-burger", shop.in("food"));
    const inStore = async (id: number, search = "zanzibar") =>
      (
        await server.call("GET", "/items/latest", {
          ...shop.in("food"),
          query: { store_id: id, category_id: "0", limit: 12, offset: 1, search },
        })
      ).body.products.map((item: Item) => item.name);
    expect(await inStore(store.id)).toEqual(["Zanzibar Flatbread"]);
    expect(await inStore(store.id, "ib")).toContain("Zanzibar Flatbread");
    expect((await found("zanzibar", { store_id: store.id }, [shop.zone("North")])).names).toEqual([
      "Zanzibar Flatbread",
    ]);
    expect(await inStore(999_999)).toEqual([]);
  });

  it("within a store finds nothing for words that nobody uses, and what only a description holds", async () => {
    await dishes(
      ["Zanzibar Flatbread"],
      "update items set description = 'With quintessential dip' where id = 900001",
    );
    const store = await shop.store("anchor-burger", shop.in("food"));
    expect(await found("zzzzqqqq", { store_id: store.id })).toEqual({ total: 0, names: [] });
    expect((await found("quintessential", { store_id: store.id })).names).toEqual(["Zanzibar Flatbread"]);
  });
});
