import { eq, sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { OrderQuote } from "@/contract/calls/order-quote";
import { coupons, orders, storeDiscounts, zones } from "../../db/schema";
import { openShopServer } from "../../testing/shop-server";
import {
  checkout,
  fillCart,
  newCustomer,
  newGuest,
  pizza,
  place,
  plain,
  type Shopper,
} from "../../testing/shoppers";
import type { TestRequest } from "../../testing/test-server";

const { server, shop, guestWithCart, countOrders, stockOf, trackOrder, withKitchen, withSetting } =
  await openShopServer();
afterAll(() => server.close());

const { database } = server.context;

const quoteOf = (who: Shopper, changes: Record<string, unknown> = {}, more: TestRequest = {}) =>
  server.call("POST", "/customer/order/quote", {
    ...who,
    module: shop.food,
    zone: [shop.zone],
    body: checkout(shop, changes),
    ...more,
  });

const codesOf = (quote: OrderQuote) => quote.problems.map(({ code }) => code);

describe("the price of an order", () => {
  it("is the one that it is placed for, line by line", async () => {
    const guest = await guestWithCart(pizza(shop, { quantity: 2 }), plain(shop.soup));
    const changes = { dm_tips: 2, extra_packaging_amount: 1, distance: 7.77 };
    const { body: quote } = await quoteOf(guest, changes);
    expect(codesOf(quote)).toEqual([]);
    const placed = await place(server, shop, guest, changes, {
      headers: { "x-expected-total": String(quote.total) },
    });
    expect(placed.body.total_ammount).toBe(quote.total);
    const order = await trackOrder(guest, placed.body.order_id);
    expect({
      tax: order.total_tax_amount,
      discount: order.store_discount_amount,
      delivery: order.delivery_charge,
      tip: order.dm_tips,
      packaging: order.extra_packaging_amount,
      additional: order.additional_charge,
    }).toEqual({
      tax: quote.tax.amount,
      discount: quote.discount,
      delivery: quote.delivery?.charge,
      tip: quote.tip,
      packaging: quote.packaging,
      additional: quote.additional_charge,
    });
  });

  it("says the reason of each amount: options, add-ons, which discount won, way, vehicle and surge", async () => {
    await database
      .update(zones)
      .set({ increasedFee: 2000, increasedFeeActive: true })
      .where(eq(zones.id, shop.zone));
    const guest = await guestWithCart(pizza(shop), plain(shop.soup));
    const { body: quote } = await quoteOf(guest, { distance: 6 });
    await database.update(zones).set({ increasedFeeActive: false }).where(eq(zones.id, shop.zone));
    const [first, second] = quote.lines;
    expect(first).toMatchObject({ item_id: shop.pizza, quantity: 1, discount_by: "item" });
    expect(first?.add_ons).toMatchObject([{ id: shop.cheese, quantity: 2 }]);
    expect(second).toMatchObject({ item_id: shop.soup, discount: 0, discount_by: null, options_price: 0 });
    expect(first?.total).toBeCloseTo(
      (first?.products ?? 0) - (first?.discount ?? 0) + (first?.add_ons_total ?? 0),
      6,
    );
    // 6 km at 1.00, 1.50 for the vehicle, 20 % of both.
    expect(quote.delivery).toEqual({
      type: "distance",
      distance: 6,
      tariff: 6,
      vehicle_extra: 1.5,
      surge: 1.5,
      surge_percent: 20,
      original: 9,
      charge: 9,
      free_by: null,
    });
    expect(quote.tax).toMatchObject({ percent: 5, included: false });
  });

  it("calls the shop's own charge as the reader does", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const named = { en: "Service fee", ar: "رسوم الخدمة" };
    await withSetting("additional_charge_name", named, "", async () => {
      const arabic = await quoteOf(guest, {}, { language: "ar" });
      const english = await quoteOf(guest);
      expect(arabic.body.additional_charge_name).toBe(named.ar);
      expect(english.body.additional_charge_name).toBe(named.en);
    });
  });

  it("names the store's discount where that wins, and who makes the delivery free", async () => {
    await database.insert(storeDiscounts).values({
      storeId: shop.kitchen,
      percent: 1500,
      minimumPurchase: 0,
      maximumDiscount: 0,
      startDate: "2000-01-01",
      endDate: "2999-12-31",
      startTime: "00:00:00",
      endTime: "23:59:59",
    });
    const guest = await guestWithCart(plain(shop.soup, 2));
    await withKitchen({ freeDelivery: true }, async () => {
      const { body: quote } = await quoteOf(guest);
      expect(quote.lines[0]).toMatchObject({ discount: 1.95, discount_by: "store" });
      expect(quote.store_discount).toEqual({ percent: 15, min_purchase: 0, max_discount: 0, granted: 1.95 });
      expect(quote.delivery).toMatchObject({ original: 2.5, charge: 0, free_by: "store" });
    });
    await database.delete(storeDiscounts).where(eq(storeDiscounts.storeId, shop.kitchen));
  });

  it("is asked of a cart in the request or of the stored one, and changes neither it nor anything else", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    const state = async () => ({
      orders: await countOrders(),
      stock: await stockOf(shop.rice),
      uses: (await database.select({ uses: sql<number>`sum(${coupons.totalUses})::int` }).from(coupons))[0],
      cart: (await server.call("GET", "/customer/cart/list", { ...customer, module: shop.food })).body.map(
        ({ item_id, quantity }) => [item_id, quantity],
      ),
    });
    const before = await state();
    const other = await quoteOf(customer, { is_buy_now: 1, cart: [plain(shop.soup, 3)], coupon_code: "TEN" });
    const stored = await quoteOf(customer, { coupon_code: "TEN" });
    expect(other.body.products).toBe(3 * stored.body.products);
    expect(stored.body.coupon).toMatchObject({ code: "TEN", discount: 0.65, frees_delivery: false });
    expect(await state()).toEqual(before);
  });

  it("is told without a name or a door, which are asked when it is ordered", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    const whole = await quoteOf(guest);
    const { body: quote } = await quoteOf(guest, {
      contact_person_name: undefined,
      contact_person_number: undefined,
      contact_person_email: undefined,
      address: undefined,
    });
    expect(quote.total).toBe(whole.body.total);
    expect(codesOf(quote)).toEqual(["contact_person_name"]);
  });
});

describe("what placing the order would refuse", () => {
  const cases: [string, Record<string, unknown>, string][] = [
    ["cash above the limit", { is_buy_now: 1, cart: "soups" }, "maximum_cod_order_amount"],
    ["a wallet of a guest", { payment_method: "wallet" }, "order_method"],
    ["a place outside", { latitude: "9", longitude: "9" }, "zone"],
    ["a coupon that has ended", { coupon_code: "ENDED" }, "coupon"],
    ["a coupon for customers", { coupon_code: "FIRST" }, "coupon"],
    ["a tip without sense", { dm_tips: 1e6 }, "dm_tips"],
    ["a time that is over", { schedule_at: "2001-01-01 10:00" }, "order_time"],
    ["change that nobody carries", { bring_change_amount: 1e6 }, "bring_change_amount"],
  ];
  it.each(cases)("is listed with the price: %s", async (_name, changes, code) => {
    const guest = await guestWithCart(plain(shop.soup));
    const body = changes.cart === "soups" ? { ...changes, cart: [plain(shop.soup, 40)] } : changes;
    const quoted = await quoteOf(guest, body);
    const placed = await place(server, shop, guest, body);
    expect(placed.errors[0]?.code).toBe(code);
    expect([quoted.status, codesOf(quoted.body)]).toEqual([200, expect.arrayContaining([code])]);
    expect(quoted.body.problems.map(({ message }) => message)).toContain(placed.errors[0]?.message);
    expect(quoted.body.total).toBeGreaterThan(0);
  });

  it("is in the reader's language, and every reason is told", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    await withKitchen({ active: false, minimumOrder: 99_000 }, async () => {
      const { body } = await quoteOf(guest, {}, { language: "ar" });
      expect(codesOf(body)).toEqual(["order_time", "order_time"]);
      for (const { message } of body.problems) expect(message).toMatch(/[\u0600-\u06ff]/);
    });
  });

  it("is an answer of its own where there is nothing to price", async () => {
    const empty = await quoteOf(await newGuest(server));
    expect([empty.status, empty.errors[0]?.code]).toEqual([403, "empty_cart"]);
    const guest = await guestWithCart(plain(shop.soup));
    const other = await quoteOf(guest, { store_id: shop.market });
    expect([other.status, other.errors[0]?.code]).toEqual([403, "store"]);
  });
});

describe("asking for a price", () => {
  it("guesses no coupon codes beyond their limit", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    expect((await quoteOf(customer, { coupon_code: "TEN" })).status).toBe(200);
    for (let count = 0; count < 20; count += 1)
      expect(codesOf((await quoteOf(customer, { coupon_code: `GUESS${count}` })).body)).toEqual(["coupon"]);
    expect((await quoteOf(customer, { coupon_code: "TEN" })).status).toBe(429);
    // Without a code the price is told on.
    expect((await quoteOf(customer)).status).toBe(200);
  });

  it("waits for no order and lets none wait", async () => {
    const guest = await guestWithCart(plain(shop.soup));
    await withSetting("tax_included", 1, 0, async () => {
      const responses = await Promise.all([
        ...Array.from({ length: 5 }, () => quoteOf(guest)),
        place(server, shop, guest),
        ...Array.from({ length: 5 }, () => quoteOf(guest)),
      ]);
      // After the order its cart is empty.
      for (const { status, errors } of responses)
        expect([200, errors[0]?.code]).toContain(status === 200 ? 200 : "empty_cart");
    });
    expect(await database.$count(orders, eq(orders.guestId, guest.guest))).toBe(1);
  });
});
