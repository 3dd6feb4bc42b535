/** An item told from memory is what the database would say now, whatever of it has changed. */
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { utc } from "@/domain/time-zone";
import { idArray } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";
import { statementsOf } from "../../testing/database-calls";
import { openDemoServer } from "../../testing/demo-shop";
import { present } from "../../testing/present";
import type { ShopView } from "../settings/shop-view";
import { itemsById } from "./items-by-id";
import { itemVersionsOf, knownItems } from "./known-items";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());
const { database } = server.context;

const view: ShopView = { language: "ar", digits: 2, now: server.context.clock.now(), timeZone: utc };
const idOf = async (query: string) =>
  present(rowsOf<{ id: number }>(await database.execute(sql.raw(`${query} limit 1`)))[0]).id;
const withAddOns = await idOf(`select ia.item_id as id from item_add_ons ia
  where not exists (select 1 from flash_sale_items fi where fi.item_id = ia.item_id) order by ia.item_id`);
const withVariations = await idOf("select item_id as id from item_variations order by item_id");
const onSale =
  await idOf(`select fi.item_id as id from flash_sale_items fi join flash_sales f on f.id = fi.flash_sale_id
  where f.published and f.starts_at <= '${view.now.toISOString()}' and f.ends_at > '${view.now.toISOString()}'
    and fi.available_stock > 0`);
const ids = [withAddOns, withVariations, onSale];

/** The items as a list tells them. */
async function told(now = view.now): Promise<Item[]> {
  const [read] = rowsOf<{ versions: string }>(
    await database.execute(sql`select ${itemVersionsOf(idArray(ids), { ...view, now })} as versions`),
  );
  const items = await knownItems(database, present(read).versions, { ...view, now });
  return ids.map((id) => present(items.get(id)));
}
/** The items as they are read anew. */
async function fresh(now = view.now): Promise<Item[]> {
  const items = await itemsById(database, ids, { ...view, now });
  return ids.map((id) => present(items.get(id)));
}

// An item is kept from the second call on.
await told();

const allDay = "'2000-01-01', '2100-01-01', '00:00', '23:59:59'";
const storeOf = `(select store_id from items where id = ${withAddOns})`;
const changes: [what: string, statement: string][] = [
  ["an item's price", `update items set price = price + 100 where id = ${withAddOns}`],
  ["an item's stock", `update item_variations set stock = stock + 1 where item_id = ${withVariations}`],
  [
    "an item's hours",
    `update items set available_from = '03:00', available_to = '03:01' where id = ${withAddOns}`,
  ],
  ["a store's name", `update stores set name = name || '!', translations = '{}' where id = ${storeOf}`],
  ["a module's name", `update modules set translations = '{}', name = name || '!'`],
  [
    "a lower category",
    "update categories set translations = '{}', name = name || '!' where parent_id is not null",
  ],
  [
    "an upper category",
    "update categories set translations = '{}', name = name || '?' where parent_id is null",
  ],
  [
    "hours that are added",
    `insert into store_schedules (store_id, day, opens, closes)
    select id, d, '00:00', '23:59:59' from stores, generate_series(0, 6) as d where id = ${storeOf}`,
  ],
  ["a store that is switched off", `update stores set active = not active where id = ${storeOf}`],
  ["a store that is switched on", `update stores set active = true where id = ${storeOf}`],
  [
    "hours that change",
    `update store_schedules set opens = '01:00', closes = '01:30' where store_id = ${storeOf}`,
  ],
  ["hours that are removed", `delete from store_schedules where store_id = ${storeOf}`],
  [
    "a discount of the store",
    `insert into store_discounts (store_id, percent, start_date, end_date, start_time, end_time)
    values (${storeOf}, 900, ${allDay})
    on conflict (store_id) do update set percent = 901, start_date = '2000-01-01', end_date = '2100-01-01',
      start_time = '00:00', end_time = '23:59:59'`,
  ],
  [
    "what the discount wants at least",
    `update store_discounts set minimum_purchase = minimum_purchase + 100
    where store_id = ${storeOf}`,
  ],
  [
    "what the discount gives at most",
    `update store_discounts set maximum_discount = maximum_discount + 100
    where store_id = ${storeOf}`,
  ],
  ["a discount that ends", `delete from store_discounts where store_id = ${storeOf}`],
  ["a sale's discount", `update flash_sale_items set discount = discount + 1 where item_id = ${onSale}`],
  ["a sale that is sold out", `update flash_sale_items set available_stock = 0 where item_id = ${onSale}`],
  ["a variation's stock", `update item_variations set stock = stock + 1 where item_id = ${withVariations}`],
  ["a variation's price", `update item_variations set price = price + 100 where item_id = ${withVariations}`],
  [
    "variations in another order",
    `update item_variations set position = 100 - position where item_id = ${withVariations}`,
  ],
  [
    "an add-on's price",
    `update add_ons set price = price + 10
    where id in (select add_on_id from item_add_ons where item_id = ${withAddOns})`,
  ],
  [
    "an add-on's name",
    `update add_ons set name = name || '!', translations = '{}'
    where id in (select add_on_id from item_add_ons where item_id = ${withAddOns})`,
  ],
  [
    "add-ons that are switched off",
    `update add_ons set active = false
    where id in (select min(add_on_id) from item_add_ons where item_id = ${withAddOns})`,
  ],
  ["add-ons that are taken away", `delete from item_add_ons where item_id = ${withAddOns}`],
];

describe("a list tells at once", () => {
  it.each(changes)("%s", async (_, statement) => {
    const before = await told();
    expect(before).toEqual(await fresh());
    await database.execute(sql.raw(statement));
    const after = await told();
    expect(after).toEqual(await fresh());
    expect(after).not.toEqual(before);
  });

  const hours = "'2000-01-01', '2100-01-01', '10:00', '18:00'";
  it.each([
    [
      "a discount of the store that runs for some hours",
      `insert into store_discounts (store_id, percent, start_date, end_date, start_time, end_time)
      values (${storeOf}, 900, ${hours})
      on conflict (store_id) do update set percent = 900, start_date = '2000-01-01', end_date = '2100-01-01',
        start_time = '10:00', end_time = '18:00'`,
    ],
    ["an item's own hours", `update items set available_from = '10:00', available_to = '18:00'`],
    [
      "a sale that begins and ends",
      `update flash_sale_items set available_stock = 5 where item_id = ${onSale};
      update flash_sales set published = true, starts_at = '2026-03-10T10:00Z', ends_at = '2026-03-10T18:00:01Z'
        where id in (select flash_sale_id from flash_sale_items where item_id = ${onSale})`,
    ],
  ])("%s, by the clock alone", async (_, statements) => {
    for (const statement of statements.split(";")) await database.execute(sql.raw(statement));
    const at = (time: string) => new Date(`2026-03-10T${time}Z`);
    const shown: Item[][] = [];
    for (const time of ["09:59:59", "10:00:00", "18:00:00", "18:00:01"]) {
      shown.push(await told(at(time)));
      expect(shown.at(-1), time).toEqual(await fresh(at(time)));
    }
    expect(shown[1]).not.toEqual(shown[0]);
    expect(shown[2]).toEqual(shown[1]);
    expect(shown[3]).toEqual(shown[0]);
  });

  it("what a change back has made of it", async () => {
    const stock = (by: number) =>
      database.execute(
        sql`update item_variations set stock = stock + ${by} where item_id = ${withVariations}`,
      );
    const before = await told();
    await stock(1);
    await told();
    await stock(-1);
    expect(await told()).toEqual(before);
  });

  it("that a store has opened or closed by the clock", async () => {
    await database.execute(
      sql.raw(`insert into store_schedules (store_id, day, opens, closes)
      select ${storeOf}, d, '10:00', '18:00' from generate_series(0, 6) as d`),
    );
    await database.execute(sql.raw(`update stores set active = true where id = ${storeOf}`));
    const at = (time: string) => new Date(`2026-03-10T${time}Z`);
    for (const time of ["09:59:59", "10:00:00", "17:59:59", "18:00:00", "12:00:00", "09:00:00"])
      expect(await told(at(time)), time).toEqual(await fresh(at(time)));
    const open = async (time: string) => (await told(at(time)))[0]?.store_open;
    expect([await open("09:59:59"), await open("10:00:00"), await open("18:00:00")]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

it("a page whose items are known is read without them: from the third call on, as a first one alone keeps nothing", async () => {
  const read = () =>
    server.call("GET", "/items/popular", { ...shop.in("food"), query: { limit: 5, offset: 1 } });
  const readsOfItems = async () =>
    (await statementsOf(server, read)).filter((text) => text.includes("item_rows")).length;
  expect([await readsOfItems(), await readsOfItems(), await readsOfItems()]).toEqual([1, 1, 0]);
  const [item] = (await read()).body.products;
  await database.execute(sql`update items set price = price + 700 where id = ${item?.id}`);
  const changed = await read();
  expect(changed.body.products.find(({ id }) => id === item?.id)?.price).toBeCloseTo((item?.price ?? 0) + 7);
  // A new version of what was kept is kept at once.
  expect(await readsOfItems()).toBe(0);
});
