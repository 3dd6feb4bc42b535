import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CartLine } from "@/contract";
import { cartFingerprint } from "@/domain/cart-lines";
import { linePrice } from "@/domain/item-price";
import { toMinor } from "@/domain/money";
import { orderTotal, toOrderLine } from "@/domain/order-total";
import {
  coupons,
  customers,
  items,
  itemVariations,
  orderLines,
  orders,
  stores,
  zones,
} from "../../db/schema";
import { writeSetting } from "../../services/catalogue/settings-rows";
import { openTestServer, type TestServer } from "../../testing/api";
import {
  checkout,
  fillCart,
  groceryOrder,
  newCustomer,
  newGuest,
  pizza,
  place,
  plain,
  type Shopper,
} from "../../testing/shoppers";
import { fillSmallShop, type SmallShop } from "../../testing/small-shop";

let server: TestServer;
let shop: SmallShop;

beforeAll(async () => {
  server = await openTestServer();
  shop = await fillSmallShop(server.context.database);
});
afterAll(() => server?.close());

const database = () => server.context.database;
const ordersOf = async () => (await database().select({ id: orders.id }).from(orders)).length;
const stockOf = async (id: number) =>
  (await database().select({ stock: items.stock }).from(items).where(eq(items.id, id)))[0]?.stock;
const track = async (who: Shopper, id: number, contact = "+15550123456") =>
  (
    await server.call("GET", "/customer/order/track", {
      ...who,
      query: { order_id: id, contact_number: contact },
    })
  ).body;
async function guestWith(...lines: Record<string, unknown>[]) {
  const guest = await newGuest(server);
  await fillCart(server, guest, shop.food, ...lines);
  return guest;
}
async function whileStore(
  changes: Partial<typeof stores.$inferInsert>,
  work: () => Promise<void>,
  id = shop.kitchen,
) {
  const [before] = await database().select().from(stores).where(eq(stores.id, id));
  await database().update(stores).set(changes).where(eq(stores.id, id));
  try {
    await work();
  } finally {
    if (before) await database().update(stores).set(before).where(eq(stores.id, id));
  }
}
async function whileSetting(key: string, value: unknown, after: unknown, work: () => Promise<void>) {
  await writeSetting(database(), key, value);
  try {
    await work();
  } finally {
    await writeSetting(database(), key, after);
  }
}

describe("placing an order", () => {
  it("answers the contract's fields, empties the cart and is found by its owner", async () => {
    const guest = await guestWith(pizza(shop), plain(shop.soup));
    const answer = await place(server, shop, guest, { order_note: "Ring twice", cutlery: 1 });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: "pending",
      total_ammount: expect.any(Number),
      user_id: guest.guest,
    });
    expect(String(answer.body.order_id)).toMatch(/^\d{8,10}$/);
    expect((await server.call("GET", "/customer/cart/list", { ...guest, module: shop.food })).body).toEqual(
      [],
    );
    const order = await track(guest, answer.body.order_id);
    expect(order).toMatchObject({
      order_amount: answer.body.total_ammount,
      order_status: "pending",
      payment_method: "cash_on_delivery",
      payment_status: "unpaid",
      order_note: "Ring twice",
      cutlery: true,
      is_guest: true,
      user_id: 0,
      details_count: 2,
      store: { id: shop.kitchen },
      delivery_address: { contact_person_name: "Grace Hopper", address: "7 Quay Street" },
      min_delivery_time: 30,
    });
    const details = await server.call("GET", "/customer/order/details", {
      ...guest,
      query: { order_id: order.id },
    });
    expect(details.body[0]).toMatchObject({
      item_id: shop.pizza,
      price: 13,
      quantity: 1,
      is_guest: true,
      discount_on_item: 1.3,
      total_add_on_price: 2.4,
      variation: [{ name: "Size", values: [{ label: "Large", optionPrice: "3" }] }],
      add_ons: [{ id: shop.cheese, name: "Cheese", price: 1.2, quantity: 2 }],
    });
  });

  it("gives ids that do not count", async () => {
    const ids: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      ids.push((await place(server, shop, await guestWith(plain(shop.soup)))).body.order_id);
    }
    expect(ids.some((id, index) => index > 0 && Math.abs(id - (ids[index - 1] ?? 0)) < 1000)).toBe(false);
  });

  it("uses the customer's own name, number and e-mail where none are sent", async () => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup));
    const answer = await place(server, shop, customer, {
      contact_person_name: undefined,
      contact_person_number: undefined,
      contact_person_email: undefined,
    });
    const order = (
      await server.call("GET", "/customer/order/track", {
        token: customer.token,
        query: { order_id: answer.body.order_id },
      })
    ).body;
    expect(order.delivery_address).toMatchObject({
      contact_person_name: "Alan Turing",
      contact_person_number: customer.phone,
      contact_person_email: customer.email,
    });
  });

  it("takes what is bought now from the request and leaves the cart alone", async () => {
    const guest = await guestWith(plain(shop.soup, 2));
    const cart = JSON.stringify([{ ...pizza(shop), price: "0.01", item_type: "App\\Models\\Item" }]);
    const answer = await place(server, shop, guest, { is_buy_now: 1, cart });
    expect(answer.status).toBe(200);
    const lines = await database()
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, answer.body.order_id));
    expect(lines.map((line) => [line.itemId, line.unitPrice])).toEqual([[shop.pizza, 1300]]);
    const [row] = (await server.call("GET", "/customer/cart/list", { ...guest, module: shop.food })).body;
    expect(row).toMatchObject({ item_id: shop.soup, quantity: 2 });
    const byRow = await place(server, shop, guest, { is_buy_now: 1, cart_id: row.id });
    expect(byRow.status).toBe(200);
    expect(
      (await server.call("GET", "/customer/cart/list", { ...guest, module: shop.food })).body,
    ).toHaveLength(1);
  });

  it("makes a guest a customer who owns the order", async () => {
    const guest = await guestWith(plain(shop.soup));
    const who = { contact_person_number: "+15559990001", contact_person_email: "new@shop.test" };
    const short = await place(server, shop, guest, { ...who, create_new_user: 1, password: "123" });
    expect([short.status, short.body.errors[0].code]).toEqual([403, "password"]);
    const answer = await place(server, shop, guest, { ...who, create_new_user: 1, password: "longer one" });
    expect(answer.status).toBe(200);
    const [customer] = await database().select().from(customers).where(eq(customers.email, "new@shop.test"));
    expect(answer.body.user_id).toBe(customer?.id);
    const taken = await place(server, shop, await guestWith(plain(shop.soup)), {
      ...who,
      create_new_user: 1,
      password: "longer one",
    });
    expect([taken.status, taken.body.errors[0].code]).toEqual([403, "phone"]);
  });

  it.each<[string, Record<string, unknown>, number, string]>([
    ["parcels", { order_type: "parcel" }, 403, "order_type"],
    ["paying online", { payment_method: "digital_payment" }, 403, "digital_payment"],
    ["paying offline", { payment_method: "offline_payment" }, 403, "offline_payment_status"],
    ["the wallet", { payment_method: "wallet" }, 203, "wallet"],
    ["partial payment", { partial_payment: 1 }, 203, "partial_payment"],
    ["an unknown way of paying", { payment_method: "shells" }, 403, "payment_method"],
    ["no kind of order", { order_type: undefined }, 403, "order_type"],
    ["no store", { store_id: undefined }, 403, "store_id"],
    ["a store that does not exist", { store_id: 999_999 }, 403, "store"],
    ["no address", { address: " " }, 403, "address"],
    ["no place", { latitude: "" }, 403, "latitude"],
    ["a place that is none", { latitude: "95" }, 403, "latitude"],
    ["a place outside", { latitude: "40", longitude: "40" }, 403, "zone"],
    ["no distance", { distance: undefined }, 403, "distance"],
    ["a guest without a name", { contact_person_name: "" }, 403, "contact_person_name"],
    ["a guest without a number", { contact_person_number: undefined }, 403, "contact_person_number"],
    ["a guest without an e-mail", { contact_person_email: undefined }, 403, "contact_person_email"],
    ["a guest with a coupon", { coupon_code: "TEN" }, 403, "coupon"],
    ["a time that is none", { schedule_at: "tomorrow" }, 403, "schedule_at"],
    ["a day that is none", { schedule_at: "2030-02-31 10:00" }, 403, "schedule_at"],
    ["a time in the past", { schedule_at: "2020-01-01 10:00" }, 403, "order_time"],
    ["a time too far ahead", { schedule_at: "2099-01-01 10:00" }, 403, "schedule_at"],
    ["a cart that cannot be read", { is_buy_now: 1, cart: "[{" }, 403, "cart"],
    ["a cart of rubbish", { is_buy_now: 1, cart: '[{"item_id":"x","quantity":1}]' }, 403, "cart"],
    ["nothing bought now", { is_buy_now: 1, cart: "[]" }, 403, "empty_cart"],
    ["somebody's cart row", { is_buy_now: 1, cart_id: 1 }, 403, "empty_cart"],
  ])("refuses %s", async (_name, changes, status, code) => {
    const guest = await guestWith(plain(shop.soup));
    const before = await ordersOf();
    const answer = await place(server, shop, guest, changes);
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
    expect(await ordersOf()).toBe(before);
  });

  it("refuses an empty cart, another store's lines and another module's store", async () => {
    const empty = await place(server, shop, await newGuest(server));
    expect([empty.status, empty.body.errors[0].code]).toEqual([403, "empty_cart"]);
    const guest = await guestWith(plain(shop.soup));
    const [other] = await database().select().from(items).where(eq(items.storeId, shop.cashlessKitchen));
    await fillCart(server, guest, shop.food, plain(other?.id ?? 0));
    const mixed = await place(server, shop, guest);
    expect([mixed.status, mixed.body.errors[0].code]).toEqual([403, "store"]);
    const wrongModule = await place(server, shop, guest, { store_id: shop.market });
    expect(wrongModule.body.errors[0].code).toBe("store");
  });

  it("obeys the shop's switches", async () => {
    const refused = async (code: string, changes: Record<string, unknown> = {}, status = 403) => {
      const answer = await place(server, shop, await guestWith(plain(shop.soup)), changes);
      expect([answer.status, answer.body.errors?.[0].code]).toEqual([status, code]);
    };
    await whileStore({ active: false }, () => refused("order_time"));
    await whileStore({ status: false }, () => refused("store"));
    await whileStore({ delivery: false }, () => refused("order_type"));
    await whileStore({ takeAway: false }, () => refused("order_type", { order_type: "take_away" }));
    await whileStore({ scheduleOrder: false }, () =>
      refused("schedule_at", { schedule_at: new Date(Date.now() + 86_400_000).toISOString() }),
    );
    await whileStore({ minimumOrder: 651 }, () => refused("order_time", {}, 406));
    await whileSetting("guest_checkout_status", 0, 1, () => refused("is_guest"));
    await whileSetting("cash_on_delivery", false, true, () => refused("order_method"));
    await whileSetting("home_delivery_status", 0, 1, () => refused("order_type"));
    await whileSetting("takeaway_status", 0, 1, () => refused("order_type", { order_type: "take_away" }));
  });

  it("takes no cash in a zone without cash on delivery", async () => {
    const [soup] = await database().select().from(items).where(eq(items.storeId, shop.cashlessKitchen));
    const guest = await guestWith(plain(soup?.id ?? 0));
    const at = { latitude: String(shop.insideCashless.lat), longitude: String(shop.insideCashless.lng) };
    const answer = await place(server, shop, guest, { store_id: shop.cashlessKitchen, ...at });
    expect([answer.status, answer.body.errors[0].code]).toEqual([403, "order_method"]);
  });

  it("refuses cash above the module's maximum with 203", async () => {
    const answer = await place(server, shop, await guestWith(plain(shop.soup, 40)));
    expect([answer.status, answer.body.errors[0].code]).toEqual([203, "maximum_cod_order_amount"]);
  });

  it("sells what is outside of its hours only for a time inside them", async () => {
    server.clock.set("2026-05-04T12:00:00Z");
    const guest = await guestWith(plain(shop.soup));
    await database()
      .update(items)
      .set({ availableFrom: "08:00:00", availableTo: "10:00:00" })
      .where(eq(items.id, shop.soup));
    const now = await place(server, shop, guest);
    expect([now.status, now.body.errors[0].code]).toEqual([403, "order_time"]);
    const tomorrow = await place(server, shop, guest, { schedule_at: "2026-05-05 09:00" });
    expect(tomorrow.status).toBe(200);
    expect(await track(guest, tomorrow.body.order_id)).toMatchObject({
      scheduled: 1,
      schedule_at: "2026-05-05T09:00:00.000Z",
    });
    await database()
      .update(items)
      .set({ availableFrom: "00:00:00", availableTo: "23:59:59" })
      .where(eq(items.id, shop.soup));
    server.clock.release();
  });

  it("refuses what was switched off, needs a prescription or changed its choices since it was put into the cart", async () => {
    const refused = async (changes: Partial<typeof items.$inferInsert>, code: string) => {
      const guest = await guestWith(pizza(shop));
      const [before] = await database().select().from(items).where(eq(items.id, shop.pizza));
      await database().update(items).set(changes).where(eq(items.id, shop.pizza));
      const answer = await place(server, shop, guest);
      if (before) await database().update(items).set(before).where(eq(items.id, shop.pizza));
      expect([answer.status, answer.body.errors[0].code]).toEqual([403, code]);
    };
    await refused({ active: false }, "not_found");
    await refused({ prescriptionRequired: true }, "prescription");
    await refused({ optionGroups: [] }, "variation");
    await refused(
      {
        maximumCartQuantity: null,
        optionGroups: [
          {
            name: "Size",
            type: "single",
            min: 0,
            max: 0,
            required: true,
            values: [{ label: "Tiny", price: 0 }],
          },
        ],
      },
      "variation",
    );
  });
});

describe("the amount of an order", () => {
  const cases: [string, Record<string, unknown>, Record<string, unknown>[]][] = [
    ["delivery", {}, [{}]],
    ["take-away", { order_type: "take_away" }, [{}]],
    ["tip and packaging", { dm_tips: 2.5, extra_packaging_amount: 1 }, [{}]],
    ["a long way", { distance: 7.77 }, [{ quantity: 3 }]],
    ["two lines", {}, [{ quantity: 2 }, { quantity: 1, add_on_ids: [], add_on_qtys: [] }]],
  ];
  it.each(cases)("is the domain's: %s", async (_name, changes, lines) => {
    const guest = await guestWith(...lines.map((line) => pizza(shop, line)));
    const cart = (await server.call("GET", "/customer/cart/list", { ...guest, module: shop.food })).body;
    const kilometers = Number(changes.distance ?? 2);
    const takeAway = changes.order_type === "take_away";
    const charge = Math.min(900, Math.max(250, Math.round(kilometers * 100))) + (kilometers >= 5 ? 150 : 0);
    const expected = orderTotal({
      lines: cart.map((line: CartLine) =>
        toOrderLine(
          linePrice({
            item: line.item,
            variation: line.variation,
            quantity: line.quantity,
            addOns: line.add_on_ids.map((id, index) => ({
              id,
              quantity: line.add_on_qtys[index] ?? 1,
            })),
            digits: 2,
          }),
        ),
      ),
      storeWide: null,
      coupon: null,
      firstOrder: null,
      tax: { percent: 500, included: false },
      orderType: takeAway ? "take_away" : "delivery",
      deliveryCharge: charge,
      freeDelivery: { toAllStores: false, overAmount: null, byStore: false },
      tip: toMinor(changes.dm_tips as number, 2),
      additionalCharge: 50,
      packaging: changes.extra_packaging_amount ? 75 : 0,
    });
    const answer = await place(server, shop, guest, changes, {
      headers: { "x-expected-total": String(expected.total / 100) },
    });
    expect(answer.body.total_ammount).toBe(expected.total / 100);
    const order = await track(guest, answer.body.order_id);
    const shown =
      (
        await server.call("GET", "/customer/order/details", { ...guest, query: { order_id: order.id } })
      ).body.reduce(
        (sum: number, line: { price: number; quantity: number; total_add_on_price: number }) =>
          sum + line.price * line.quantity + line.total_add_on_price,
        0,
      ) -
      order.store_discount_amount -
      order.coupon_discount_amount +
      order.total_tax_amount +
      order.delivery_charge +
      order.dm_tips +
      order.additional_charge +
      order.extra_packaging_amount;
    expect(order.order_amount).toBeCloseTo(shown, 6);
  });

  it.each([
    ["TEN", 130, 250],
    ["CAPPED", 100, 250],
    ["FLAT", 300, 250],
    ["FREE", 0, 0],
  ])("takes the coupon %s", async (code, off, delivery) => {
    const customer = await newCustomer(server);
    await fillCart(server, customer, shop.food, plain(shop.soup, 2));
    const answer = await place(server, shop, customer, { coupon_code: code.toLowerCase() });
    const order = (
      await server.call("GET", "/customer/order/track", {
        token: customer.token,
        query: { order_id: answer.body.order_id },
      })
    ).body;
    const tax = Math.round((1300 - off) * 0.05);
    expect(toMinor(order.coupon_discount_amount, 2)).toBe(off);
    expect(toMinor(order.delivery_charge, 2)).toBe(delivery);
    expect(toMinor(order.order_amount, 2)).toBe(1300 - off + tax + delivery + 50);
    expect(order.free_delivery_by).toBe(delivery === 0 ? "coupon" : null);
    expect(order.coupon_code).toBe(code);
  });

  it("has the tax inside where prices include it, and free delivery from the shop's threshold", async () => {
    await whileSetting("tax_included", 1, 0, async () => {
      const guest = await guestWith(plain(shop.soup, 2));
      const order = await track(guest, (await place(server, shop, guest)).body.order_id);
      expect(order).toMatchObject({ tax_status: "included", total_tax_amount: 0.62, order_amount: 16 });
    });
    const rule = { status: true, type: "free_delivery_by_order_amount", free_delivery_over: 13 };
    await whileSetting("admin_free_delivery", rule, { status: false }, async () => {
      const guest = await guestWith(plain(shop.soup, 2));
      const order = await track(guest, (await place(server, shop, guest)).body.order_id);
      expect(order).toMatchObject({
        free_delivery_by: "admin",
        delivery_charge: 0,
        original_delivery_charge: 2.5,
      });
    });
  });

  it("adds the zone's surge, and a store's own tariff without it", async () => {
    await database()
      .update(zones)
      .set({ increasedFee: 2000, increasedFeeActive: true })
      .where(eq(zones.id, shop.zone));
    const surge = await server.call("POST", "/customer/order/get-surge-price", {
      ...(await newGuest(server)),
      body: { zone_id: shop.zone, module_id: shop.food, date_time: "2026-01-01 10:00" },
    });
    expect(surge.body).toMatchObject({ price: 20, price_type: "percent" });
    const guest = await guestWith(plain(shop.soup));
    expect((await track(guest, (await place(server, shop, guest)).body.order_id)).delivery_charge).toBe(3);
    await whileStore(
      { selfDelivery: true, perKm: 200, minimumCharge: 100, maximumCharge: null },
      async () => {
        const own = await guestWith(plain(shop.soup));
        expect((await track(own, (await place(server, shop, own)).body.order_id)).delivery_charge).toBe(4);
      },
    );
    await database().update(zones).set({ increasedFeeActive: false }).where(eq(zones.id, shop.zone));
  });

  it("charges the straight line for a way that is too short to be true", async () => {
    const guest = await guestWith(plain(shop.soup));
    const order = await track(guest, (await place(server, shop, guest, { distance: 0.01 })).body.order_id);
    expect(order.distance).toBeGreaterThan(1.5);
  });

  it("gives a new customer the bonus of the first order once, also for orders at once", async () => {
    await writeSetting(database(), "new_customer_discount_amount", 10);
    await writeSetting(database(), "new_customer_discount_amount_type", "percentage");
    await writeSetting(database(), "new_customer_discount_amount_validity", 7);
    await writeSetting(database(), "new_customer_discount_validity_type", "day");
    await whileSetting("new_customer_discount_status", 1, 0, async () => {
      const customer = await newCustomer(server);
      const info = await server.call("GET", "/customer/info", { token: customer.token, language: "en" });
      expect(info.body).toMatchObject({ is_valid_for_discount: true, discount_amount: 10 });
      const cart = JSON.stringify([plain(shop.soup, 2)]);
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => place(server, shop, customer, { is_buy_now: 1, cart })),
      );
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
      const page = await server.call("GET", "/customer/order/running-orders", {
        token: customer.token,
        query: { limit: 10, offset: 1 },
      });
      const bonuses = page.body.orders.map((order: { ref_bonus_amount: number }) => order.ref_bonus_amount);
      expect(bonuses.sort()).toEqual([0, 0, 0, 0, 1.3]);
    });
  });

  it("previews its tax with the same functions", async () => {
    const guest = await guestWith(plain(shop.soup, 2));
    const answer = await server.call("POST", "/customer/order/get-Tax", {
      ...guest,
      module: shop.food,
      body: { store_id: shop.kitchen, order_type: "delivery", is_prescription: "false" },
    });
    expect(answer.body).toEqual({ tax_amount: 0.65, tax_status: "excluded", tax_included: 0 });
  });
});

describe("what the shopper saw", () => {
  it("another total is told with the new one, and nothing is placed", async () => {
    const guest = await guestWith(plain(shop.soup));
    const before = await ordersOf();
    const answer = await place(server, shop, guest, {}, { headers: { "x-expected-total": "1.00" } });
    expect([answer.status, answer.body.errors[0].code]).toEqual([409, "order_amount"]);
    expect(answer.body.errors[0].message).toContain(String(answer.body.total));
    expect(await ordersOf()).toBe(before);
    const agreed = await place(
      server,
      shop,
      guest,
      {},
      { headers: { "x-expected-total": String(answer.body.total) } },
    );
    expect([agreed.status, agreed.body.total_ammount]).toEqual([200, answer.body.total]);
  });

  it.each(["en", "ar"] as const)("another cart is refused, the same one passes, in %s", async (language) => {
    const guest = await guestWith(pizza(shop, { quantity: 2 }));
    const [line] = (
      await server.call("GET", "/customer/cart/list", { ...guest, module: shop.food, language })
    ).body;
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
    expect([other.status, other.body.errors[0].code]).toEqual([409, "cart"]);
    expect((await withCart(2)).status).toBe(200);
  });

  it("a late order is refused, but one that was placed in time is found by its key", async () => {
    const guest = await guestWith(plain(shop.soup));
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
    expect([late.status, late.body.errors[0].code]).toEqual([409, "order_expired"]);
    server.clock.release();
  });
});

describe("doing it once", () => {
  it("makes one order of twenty requests with one key", async () => {
    const guest = await guestWith(plain(shop.soup));
    const key = randomUUID();
    const before = await ordersOf();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => place(server, shop, guest, {}, { key })),
    );
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.body.order_id}`)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers["idempotent-replayed"] === "true")).toHaveLength(19);
    expect(await ordersOf()).toBe(before + 1);
  });

  it("makes one order of one cart, even with different keys at once", async () => {
    const guest = await guestWith(plain(shop.soup));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => place(server, shop, guest, {}, { key: randomUUID() })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(
      new Set(answers.filter((answer) => answer.status !== 200).map((answer) => answer.body.errors[0].code)),
    ).toEqual(new Set(["empty_cart"]));
  });

  it("refuses a key that comes with another body, and judges a failed one anew", async () => {
    const guest = await guestWith(plain(shop.soup));
    const key = randomUUID();
    expect((await place(server, shop, guest, { address: "" }, { key })).status).toBe(403);
    expect((await place(server, shop, guest, {}, { key })).status).toBe(200);
    const changed = await place(server, shop, guest, { order_note: "changed" }, { key });
    expect([changed.status, changed.body.errors[0].code]).toEqual([422, "idempotency_key"]);
  });

  it("sells the last piece once to fifty buyers", async () => {
    const before = await ordersOf();
    const buyers = await Promise.all(Array.from({ length: 50 }, () => newGuest(server)));
    for (const buyer of buyers) await fillCart(server, buyer, shop.grocery, plain(shop.lastPiece));
    const answers = await Promise.all(
      buyers.map((buyer) => place(server, shop, buyer, { store_id: shop.market }, { module: shop.grocery })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const answer of answers.filter((candidate) => candidate.status !== 200)) {
      expect([answer.status, answer.body.errors[0].code]).toEqual([403, "stock"]);
    }
    expect(await stockOf(shop.lastPiece)).toBe(0);
    expect(await ordersOf()).toBe(before + 1);
  });

  it("holds the stock of a combination and of the item when orders of several lines meet", async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => newGuest(server)));
    const shirt = { ...plain(shop.shirt), variation: [{ type: "Red-S" }] };
    for (const [index, buyer] of buyers.entries()) {
      const lines = [plain(shop.rice), shirt];
      await fillCart(server, buyer, shop.grocery, ...(index % 2 ? lines : lines.reverse()));
    }
    const answers = await Promise.all(
      buyers.map((buyer) => place(server, shop, buyer, { store_id: shop.market }, { module: shop.grocery })),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3);
    expect(answers.every((answer) => [200, 403].includes(answer.status))).toBe(true);
    const [left] = await database().select().from(itemVariations).where(eq(itemVariations.type, "Red-S"));
    expect([left?.stock, await stockOf(shop.shirt), await stockOf(shop.rice)]).toEqual([0, 0, 7]);
  });

  it("uses a coupon as often as it may be used, by all and by one", async () => {
    const cart = JSON.stringify([plain(shop.soup)]);
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newCustomer(server)));
    const all = await Promise.all(
      buyers.map((buyer) => place(server, shop, buyer, { is_buy_now: 1, cart, coupon_code: "ONCE" })),
    );
    expect(all.filter((answer) => answer.status === 200)).toHaveLength(1);
    const [buyer] = buyers;
    if (!buyer) throw new Error("No buyer.");
    const one = await Promise.all(
      Array.from({ length: 8 }, () =>
        place(server, shop, buyer, { is_buy_now: 1, cart, coupon_code: "ONE-EACH" }),
      ),
    );
    expect(one.filter((answer) => answer.status === 200)).toHaveLength(1);
    for (const answer of [...all, ...one].filter((candidate) => candidate.status !== 200)) {
      expect([answer.status, answer.body.errors[0].code]).toEqual([403, "coupon"]);
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

describe("the checkout's fields", () => {
  it("are closed: unknown ones reach nothing", async () => {
    const guest = await guestWith(plain(shop.soup));
    const answer = await server.call("POST", "/customer/order/place", {
      ...guest,
      module: shop.food,
      body: checkout(shop, {
        status: "delivered",
        total: 1,
        customer_id: shop.customer.id,
        payment_status: "paid",
      }),
    });
    const [row] = await database().select().from(orders).where(eq(orders.id, answer.body.order_id));
    expect(row).toMatchObject({ status: "pending", paymentStatus: "unpaid", customerId: null });
  });
});
