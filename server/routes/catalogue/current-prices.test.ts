import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Item } from "@/contract";
import { linePrice } from "@/domain/line-price";
import { inCents } from "../../../tests/fixtures/price-reading";
import { rowsOf } from "../../db/rows";
import { flashSales, items, storeDiscounts } from "../../db/schema";
import { currentPricesJob } from "../../jobs/current-prices";
import { renewCurrentPrices } from "../../services/items/current-prices";
import { openDemoServer } from "../../testing/demo-shop";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());
const { database } = server.context;

const renew = () => currentPricesJob.run(server.context, {});
beforeEach(renew);

/** The price on its card, minor units. */
const shownPrice = (item: Item) =>
  linePrice({ item, variation: [], addOns: [], quantity: 1, reading: inCents }).total;

async function itemsBy(query: Record<string, string>): Promise<Item[]> {
  const request = { ...shop.in("food"), query: { ...query, limit: 200, offset: 1 } };
  return (await server.call("GET", "/items/popular", request)).body.products;
}

async function expectSorted(): Promise<void> {
  for (const [filter, sign] of [
    ["low", 1],
    ["high", -1],
  ] as const) {
    const prices = (await itemsBy({ filter: JSON.stringify([filter]) })).map(shownPrice);
    expect(prices.length).toBeGreaterThan(50);
    expect(prices, filter).toEqual([...prices].sort((a, b) => sign * (a - b)));
  }
}

async function expectFiltered(): Promise<void> {
  const all = await itemsBy({});
  const cheap = await itemsBy({ min_price: "5", max_price: "8" });
  const inRange = all.filter((item) => shownPrice(item) >= 500 && shownPrice(item) <= 800);
  expect(cheap.map(({ id }) => id)).toEqual(inRange.map(({ id }) => id));
  expect(cheap.some((item) => item.price > 8)).toBe(true);
}

describe("lists of items go by what a shopper pays now", () => {
  it("with discounts of items and a running flash sale", async () => {
    expect((await itemsBy({})).some((item) => item.flash_sale === 1)).toBe(true);
    await expectSorted();
    await expectFiltered();
  });

  it("with an item's new price or discount at once", async () => {
    const [item] = (await itemsBy({})).filter((row) => row.flash_sale === 0);
    const id = item?.id ?? 0;
    await database.update(items).set({ price: 99_900, discount: 9000 }).where(eq(items.id, id));
    expect((await itemsBy({ min_price: "99.8", max_price: "99.95" })).map((row) => row.id)).toEqual([id]);
    await database.update(items).set({ discount: 99_000, discountType: "amount" }).where(eq(items.id, id));
    expect((await itemsBy({ min_price: "8.99", max_price: "9.01" })).map((row) => row.id)).toContain(id);
    await expectSorted();
  });

  it("with a discount of a whole store from its first minute to its last, but not with one that asks for a minimum", async () => {
    const { id } = await shop.store("forno-del-porto");
    const storeRows = async () =>
      (await itemsBy({})).filter((item) => item.store_id === id && item.flash_sale === 0);
    expect((await storeRows()).every((item) => (item.store_discount_min_purchase ?? 0) > 0)).toBe(true);
    await database
      .update(storeDiscounts)
      .set({ minimumPurchase: 0, maximumDiscount: 0, percent: 4000 })
      .where(eq(storeDiscounts.storeId, id));
    await renew();
    expect(
      (await storeRows()).some((item) => item.flash_sale === 0 && shownPrice(item) < item.price * 65),
    ).toBe(true);
    await expectSorted();
    await expectFiltered();
    await database.update(storeDiscounts).set({ percent: 0 }).where(eq(storeDiscounts.storeId, id));
    await renew();
    await expectSorted();
  });

  it("at the full price again when a flash sale is over", async () => {
    await database.update(flashSales).set({ published: false });
    await renew();
    expect((await itemsBy({})).some((item) => item.flash_sale === 1)).toBe(false);
    await expectSorted();
    await expectFiltered();
  });

  it("also of items that no list shows, and without reading all items for it", async () => {
    const { id } = await shop.store("forno-del-porto");
    await database
      .update(storeDiscounts)
      .set({ minimumPurchase: 0, maximumDiscount: 0, percent: 4000 })
      .where(eq(storeDiscounts.storeId, id));
    const [hidden] = await database.select().from(items).where(eq(items.storeId, id)).limit(1);
    const itemId = hidden?.id ?? 0;
    await database
      .update(items)
      .set({ active: false, price: 10_000, discount: 0 })
      .where(eq(items.id, itemId));
    await database.transaction(async (tx) => {
      // So small a shop is read faster without any index; what the indexes cannot give is read whole even so.
      await tx.execute(sql`set local enable_seqscan = off`);
      const rowsRead = async () =>
        rowsOf<{ count: number }>(
          await tx.execute(sql`
            select (seq_tup_read + idx_tup_fetch)::int as count from pg_stat_xact_user_tables where relname = 'items'`),
        )[0]?.count ?? 0;
      const before = await rowsRead();
      const { clock, timeZones } = server.context;
      await renewCurrentPrices(tx, { now: clock.now(), timeZone: timeZones.shop });
      expect((await rowsRead()) - before).toBeLessThan(await tx.$count(items));
    });
    const [after] = await database.select().from(items).where(eq(items.id, itemId));
    expect(after?.currentPrice).toBe(6_000);
    await database.update(items).set({ active: true }).where(eq(items.id, itemId));
  });
});
