/** An item with combinations has the pieces of its combinations, whoever says what of its own figure. */
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { items, itemVariations } from "../../db/schema";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { newGuest, place } from "../../testing/shoppers";

const { server, shop, stockOf } = await openShopServer();
const { database } = server.context;
afterAll(() => server.close());

const [shirt] = await database
  .select({ id: itemVariations.itemId })
  .from(itemVariations)
  .where(eq(itemVariations.type, "Red-S"))
  .limit(1);
const { id } = present(shirt);
const setCombination = (type: string, stock: number) =>
  database.update(itemVariations).set({ stock }).where(sql`item_id = ${id} and type = ${type}`);
const combination = async (type: string) =>
  (
    await database
      .select({ stock: itemVariations.stock })
      .from(itemVariations)
      .where(sql`item_id = ${id} and type = ${type}`)
  )[0]?.stock;

it("is what all combinations have together", async () => {
  expect(await stockOf(id)).toBe(3);
  await setCombination("Red-S", 200);
  await setCombination("Red-L", 5);
  expect(await stockOf(id)).toBe(205);
  await database
    .insert(itemVariations)
    .values({ itemId: id, type: "Red-XL", price: 1900, stock: 7, position: 2 });
  expect(await stockOf(id)).toBe(212);
  await database.delete(itemVariations).where(sql`item_id = ${id} and type = 'Red-XL'`);
  expect(await stockOf(id)).toBe(205);
});

it("is not another figure, of whom it may be", async () => {
  await database.update(items).set({ stock: 0 }).where(eq(items.id, id));
  expect(await stockOf(id)).toBe(205);
  await database.update(items).set({ stock: 9 }).where(eq(items.slug, "last-piece"));
  expect(await stockOf(shop.lastPiece)).toBe(9);
});

it("lets everything be ordered that the cart offers, once, and comes back with a canceled order", async () => {
  const who = await newGuest(server);
  // Cheap enough to be paid in cash.
  await database.update(itemVariations).set({ price: 50 }).where(eq(itemVariations.itemId, id));
  await database.update(items).set({ price: 50, maximumCartQuantity: null }).where(eq(items.id, id));
  const order = await place(
    server,
    shop,
    who,
    {
      store_id: shop.market,
      is_buy_now: 1,
      cart: JSON.stringify([
        {
          item_id: id,
          model: "Item",
          price: 15,
          quantity: 200,
          variation: [{ type: "Red-S", price: 15, stock: 200 }],
          add_on_ids: [],
          add_on_qtys: [],
        },
      ]),
    },
    { module: shop.grocery },
  );
  expect([order.status, order.errors]).toEqual([200, []]);
  expect([await combination("Red-S"), await stockOf(id)]).toEqual([0, 5]);
  await server.call("PUT", "/customer/order/cancel", {
    ...who,
    body: { order_id: order.body.order_id, reason: "Too many" },
  });
  expect([await combination("Red-S"), await stockOf(id)]).toEqual([200, 205]);
});
