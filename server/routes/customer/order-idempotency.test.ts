import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { cartFingerprint } from "@/domain/cart-lines";
import { coupons, itemVariations } from "../../db/schema";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, groceryOrder, newCustomer, newGuest, pizza, place, plain } from "../../testing/shoppers";

const { server, shop, guestWithCart, countOrders, stockOf } = await openShopServer();
afterAll(() => server.close());

const database = () => server.context.database;

describe("what the shopper saw", () => {
  it("a changed total is refused with the new one, and nothing is placed", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const before = await countOrders();
    const response = await place(server, shop, guest, {}, { headers: { "x-expected-total": "1.00" } });
    expect([response.status, response.errors[0]?.code]).toEqual([409, "order_amount"]);
    expect(response.errors[0]?.message).toContain(String(response.newTotal));
    expect(await countOrders()).toBe(before);
    const agreed = await place(
      server,
      shop,
      guest,
      {},
      { headers: { "x-expected-total": String(response.newTotal) } },
    );
    expect([agreed.status, agreed.body.total_ammount]).toEqual([200, response.newTotal]);
  });

  it.each(["en", "ar"] as const)("another cart is refused, the same one passes, in %s", async (language) => {
    const guest = await guestWithCart(pizza(shop, { quantity: 2 }));
    const cart = await server.call("GET", "/customer/cart/list", { ...guest, module: shop.food, language });
    const line = present(cart.body[0]);
    const seen = {
      itemId: line.item_id,
      model: "Item" as const,
      variation: line.variation,
      addOns: [{ id: shop.cheese, quantity: 2 }],
    };
    const withCart = (quantity: number) =>
      place(
        server,
        shop,
        guest,
        {},
        { language, headers: { "x-expected-cart": cartFingerprint([{ ...seen, quantity }]) } },
      );
    const other = await withCart(1);
    expect([other.status, other.errors[0]?.code]).toEqual([409, "cart"]);
    expect((await withCart(2)).status).toBe(200);
  });

  it("a late order is refused, but one that was placed in time is found by its key", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const deadline = { "x-order-deadline": String(Date.now() + 60_000) };
    const key = randomUUID();
    const first = await place(server, shop, guest, {}, { key, headers: deadline });
    expect(first.status).toBe(200);
    server.clock.advance(120_000);
    const repeat = await place(server, shop, guest, {}, { key, headers: deadline });
    expect([repeat.status, repeat.headers["idempotent-replayed"], repeat.body]).toEqual([
      200,
      "true",
      first.body,
    ]);
    await fillCart(server, guest, shop.food, plain(shop.soup));
    const late = await place(server, shop, guest, {}, { key: randomUUID(), headers: deadline });
    expect([late.status, late.errors[0]?.code]).toEqual([409, "order_expired"]);
    server.clock.release();
  });
});

describe("doing it once", () => {
  it("makes one order of twenty requests with one key", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const key = randomUUID();
    const before = await countOrders();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => place(server, shop, guest, {}, { key })),
    );
    expect(new Set(responses.map((response) => `${response.status} ${response.body.order_id}`)).size).toBe(1);
    expect(responses.filter((response) => response.headers["idempotent-replayed"] === "true")).toHaveLength(
      19,
    );
    expect(await countOrders()).toBe(before + 1);
  });

  it("makes one order of one cart, even with different keys at once", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => place(server, shop, guest, {}, { key: randomUUID() })),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
    expect(
      new Set(
        responses.filter((response) => response.status !== 200).map((response) => response.errors[0]?.code),
      ),
    ).toEqual(new Set(["empty_cart"]));
  });

  it("refuses a key that comes with another body, and judges a failed one anew", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const key = randomUUID();
    expect((await place(server, shop, guest, { address: "" }, { key })).status).toBe(403);
    expect((await place(server, shop, guest, {}, { key })).status).toBe(200);
    const changed = await place(server, shop, guest, { order_note: "changed" }, { key });
    expect([changed.status, changed.errors[0]?.code]).toEqual([422, "idempotency_key"]);
  });

  it("sells the last piece once to fifty buyers", async () => {
    const before = await countOrders();
    const buyers = await Promise.all(Array.from({ length: 50 }, () => newGuest(server)));
    for (const buyer of buyers) await fillCart(server, buyer, shop.grocery, plain(shop.lastPiece));
    const responses = await Promise.all(
      buyers.map((buyer) => place(server, shop, buyer, { store_id: shop.market }, { module: shop.grocery })),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1);
    for (const response of responses.filter((candidate) => candidate.status !== 200)) {
      expect([response.status, response.errors[0]?.code]).toEqual([403, "stock"]);
    }
    expect(await stockOf(shop.lastPiece)).toBe(0);
    expect(await countOrders()).toBe(before + 1);
  });

  it("holds the stock of a combination and of the item when orders of several lines meet", async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => newGuest(server)));
    const shirt = { ...plain(shop.shirt), variation: [{ type: "Red-S" }] };
    for (const [index, buyer] of buyers.entries()) {
      const lines = [plain(shop.rice), shirt];
      await fillCart(server, buyer, shop.grocery, ...(index % 2 ? lines : lines.reverse()));
    }
    const responses = await Promise.all(
      buyers.map((buyer) => place(server, shop, buyer, { store_id: shop.market }, { module: shop.grocery })),
    );
    expect(responses.filter((response) => response.status === 200)).toHaveLength(3);
    expect(responses.every((response) => [200, 403].includes(response.status))).toBe(true);
    const [left] = await database().select().from(itemVariations).where(eq(itemVariations.type, "Red-S"));
    expect([left?.stock, await stockOf(shop.shirt), await stockOf(shop.rice)]).toEqual([0, 0, 7]);
  });

  it("uses a coupon as often as it may be used, by all and by one", async () => {
    const cart = JSON.stringify([plain(shop.soup)]);
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newCustomer(server)));
    const all = await Promise.all(
      buyers.map((buyer) => place(server, shop, buyer, { is_buy_now: 1, cart, coupon_code: "ONCE" })),
    );
    expect(all.filter((response) => response.status === 200)).toHaveLength(1);
    const [buyer] = buyers;
    if (!buyer) throw new Error("No buyer.");
    const one = await Promise.all(
      Array.from({ length: 8 }, () =>
        place(server, shop, buyer, { is_buy_now: 1, cart, coupon_code: "ONE-EACH" }),
      ),
    );
    expect(one.filter((response) => response.status === 200)).toHaveLength(1);
    for (const response of [...all, ...one].filter((candidate) => candidate.status !== 200)) {
      expect([response.status, response.errors[0]?.code]).toEqual([403, "coupon"]);
    }
    const uses = await database().select().from(coupons);
    expect(uses.find((coupon) => coupon.code === "ONCE")?.totalUses).toBe(1);
    expect(uses.find((coupon) => coupon.code === "ONE-EACH")?.totalUses).toBe(1);
  });

  it("a canceled order gives stock and coupon back", async () => {
    const guest = await newGuest(server);
    const before = await stockOf(shop.rice);
    const order = await groceryOrder(server, shop, guest, plain(shop.rice, 2));
    expect(await stockOf(shop.rice)).toBe((before ?? 0) - 2);
    const cancel = { ...guest, body: { order_id: order.body.order_id, reason: "Changed my mind" } };
    expect((await server.call("PUT", "/customer/order/cancel", cancel)).status).toBe(200);
    expect((await server.call("POST", "/customer/order/cancel", cancel)).status).toBe(200);
    expect(await stockOf(shop.rice)).toBe(before);
    const customer = await newCustomer(server);
    const cart = JSON.stringify([plain(shop.soup)]);
    const buy = () => place(server, shop, customer, { is_buy_now: 1, cart, coupon_code: "FIRST" });
    const first = await buy();
    expect([first.status, (await buy()).status]).toEqual([200, 403]);
    await server.call("PUT", "/customer/order/cancel", {
      token: customer.token,
      body: { order_id: first.body.order_id, note: "No" },
    });
    expect((await buy()).status).toBe(200);
  });
});
