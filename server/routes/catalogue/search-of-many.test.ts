/** A text that very many items match: its pages are those of all matches in order, whichever way they are read. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/rows";
import { maxExactTotal } from "../../services/paging/totals";
import { statementsOf } from "../../testing/database-calls";
import { openDemoServer } from "../../testing/demo-shop";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());
const { database } = server.context;
const food = shop.in("food");
const { executeSql } = server.connection;

const named = 1_400;
/** More than the leading items that a page is looked for among. */
const others = 4_200;
const storeIds = (
  await server.call("GET", "/stores/get-stores/all", { ...food, query: { limit: 2, offset: 1 } })
).body.stores
  .map(({ id }) => id)
  .sort((a, b) => a - b);
const [, secondStore = 0] = storeIds;

beforeAll(async () => {
  await database.transaction(async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    // Two shops' dishes by turns; orders in steps, so that many are ordered alike, and some never.
    await tx.execute(sql`
      insert into items (slug, name, store_id, module_id, zone_id, category_id, parent_category_id, price, order_count)
      select 'many-' || n, case when n <= ${named} then 'Zanzibar ' else 'Kilwa ' end || n,
        (${sql.param(storeIds)}::int[])[1 + n % 2], t.module_id, t.zone_id, t.category_id, t.parent_category_id,
        t.price, greatest(0, 60000 + (n * 7919) % 40 - case when n % 100 < 20 then 60100 else 0 end)
      from items t, generate_series(1, ${named + others}) n where t.slug = 'anchor-burger-harbour-smash-burger'`);
  });
  await executeSql("analyze items");
}, 300_000);

/** Ids of all that is called so, as the rules of a list say, worked out without any index of words. */
const matches = async (word: string): Promise<number[]> =>
  rowsOf<{ id: number }>(
    await database.execute(sql`
      select i.id from items i join stores s on s.id = i.store_id and s.status
      where i.active and i.name like ${`${word} %`} and i.zone_id = ${shop.zone("Harbour")}
      order by i.order_count desc, i.id desc`),
  ).map(({ id }) => id);

async function pageOf(name: string, query: Record<string, string | number> = {}, zones?: number[]) {
  const { status, body } = await server.call("GET", "/get-combined-data", {
    ...food,
    ...(zones ? { zone: zones } : {}),
    query: { list_type: "item", data_type: "searched", limit: 12, offset: 1, name, ...query },
  });
  expect(status).toBe(200);
  if (!("products" in body)) throw new Error("A list of items was expected.");
  return { total: body.total_size, ids: body.products.map(({ id }) => id) };
}

const suggested = async (name: string) =>
  (await server.call("GET", "/items/item-or-store-search", { ...food, query: { name } })).body.items.map(
    ({ id }) => id,
  );

/** Every way to ask for the first matches gives them. */
async function expectTheFirst(word: string): Promise<void> {
  const all = await matches(word);
  // Asked twice, as the total is known then.
  for (let call = 1; call <= 2; call += 1) {
    for (const [limit, offset] of [
      [12, 1],
      [12, 2],
      [50, 1],
      [30, 4],
      [100, 3],
    ] as const) {
      const { ids } = await pageOf(word, { limit, offset });
      expect(ids, `page ${offset} of ${limit}`).toEqual(all.slice((offset - 1) * limit, offset * limit));
    }
  }
  expect(await suggested(word)).toEqual(all.slice(0, 50));
}

describe("a search that more items match than are counted each time", () => {
  it("gives its pages in order, and how many there are", async () => {
    const all = await matches("Zanzibar");
    expect(all.length).toBeGreaterThan(maxExactTotal);
    expect((await pageOf("zanzibar")).total).toBe(all.length);
    await expectTheFirst("Zanzibar");
    await expectTheFirst("Kilwa");
  });

  it("reads few items for a page, as soon as their number is known", async () => {
    await pageOf("kilwa");
    const statements = await statementsOf(server, () => pageOf("kilwa"));
    expect(statements.filter((text) => text.includes("count(")).join("\n")).not.toContain("as total from");
    expect(statements.at(-1)).toContain("order_count, i.id) >");
  });

  it("gives the same where the most ordered items of the zone are others", async () => {
    await executeSql("update items set order_count = order_count + 70000 where name like 'Kilwa %'");
    await expectTheFirst("Zanzibar");
    await expectTheFirst("Kilwa");
  });

  it("gives in the next call what has changed: an order, a switched-off item, store and name", async () => {
    const [, second = 0, third = 0] = await matches("Zanzibar");
    const last = (await matches("Zanzibar")).at(-1) ?? 0;
    for (const change of [
      `update items set order_count = 500000 where id = ${last}`,
      `update items set active = false where id = ${second}`,
      `update items set name = 'Pemba dish' where id = ${third}`,
      "update items set order_count = 0 where name like 'Kilwa %' and id % 3 = 0",
      `update stores set status = false where id = ${secondStore}`,
      "delete from items where name like 'Zanzibar %' and id % 5 = 0 and order_count > 60000",
    ]) {
      await executeSql(change);
      await expectTheFirst("Zanzibar");
      await expectTheFirst("Kilwa");
    }
  });

  it("gives the same with filters, in another order and over several zones", async () => {
    const all = await matches("Kilwa");
    const zones = [shop.zone("Harbour"), shop.zone("North")];
    for (let call = 1; call <= 2; call += 1) {
      expect((await pageOf("kilwa", { max_price: 9000 })).ids).toEqual(all.slice(0, 12));
      expect((await pageOf("kilwa", {}, zones)).ids).toEqual(all.slice(0, 12));
      expect((await pageOf("kilwa", { filter: "[new]", limit: 50 })).ids).not.toEqual(all.slice(0, 50));
    }
  });

  it("counts anew at every call as soon as a list is shorter than a thousand", async () => {
    await executeSql("delete from items where name like 'Zanzibar %' and id % 2 = 0");
    const all = await matches("Zanzibar");
    expect(all.length).toBeLessThan(maxExactTotal);
    // Another list than those above, so that no total of it is kept.
    const total = async () => (await pageOf("zanzibar", { max_price: 9000 })).total;
    expect(await total()).toBe(all.length);
    await executeSql(`update items set active = false where id = ${all[0]}`);
    expect(await total()).toBe(all.length - 1);
  });
});

describe("a search with matches in stores that are switched off", () => {
  it("counts the matches of the others, however many those hide", async () => {
    await executeSql(
      "update items set name = 'Pemba ' || id where name like 'Zanzibar %' or id % 7 = 0 and name like 'Kilwa %'",
    );
    await executeSql("vacuum analyze items");
    const all = await matches("Pemba");
    const hidden = rowsOf(
      await database.execute(
        sql`select 1 from items where name like 'Pemba %' and store_id = ${secondStore}`,
      ),
    );
    expect(hidden.length).toBeGreaterThan(200);
    expect(all.length).toBeGreaterThan(200);
    expect(await pageOf("pemba")).toEqual({ total: all.length, ids: all.slice(0, 12) });
    await expectTheFirst("Pemba");
  });
});
