import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { customers, items, orderLines, orders } from "../../db/schema";
import type { TestServer } from "../../testing/api";
import { checkout, fillCart, newCustomer, newGuest, pizza, place, plain } from "../../testing/shoppers";
import type { SmallShop } from "../../testing/small-shop";
import { openTill, type Till } from "../../testing/till";

let till: Till;
let server: TestServer;
let shop: SmallShop;
beforeAll(async () => {
  till = await openTill();
  ({ server, shop } = till);
});
afterAll(() => server?.close());

const database = () => server.context.database;

describe("placing an order", () => {
  it("answers the contract's fields, empties the cart and is found by its owner", async () => {
    const guest = await till.guestWith(pizza(shop), plain(shop.soup));
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
    const order = await till.track(guest, answer.body.order_id);
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
      ids.push((await place(server, shop, await till.guestWith(plain(shop.soup)))).body.order_id);
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
    const guest = await till.guestWith(plain(shop.soup, 2));
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
    const guest = await till.guestWith(plain(shop.soup));
    const who = { contact_person_number: "+15559990001", contact_person_email: "new@shop.test" };
    const short = await place(server, shop, guest, { ...who, create_new_user: 1, password: "123" });
    expect([short.status, short.body.errors[0].code]).toEqual([403, "password"]);
    const answer = await place(server, shop, guest, { ...who, create_new_user: 1, password: "longer one" });
    expect(answer.status).toBe(200);
    const [customer] = await database().select().from(customers).where(eq(customers.email, "new@shop.test"));
    expect(answer.body.user_id).toBe(customer?.id);
    const taken = await place(server, shop, await till.guestWith(plain(shop.soup)), {
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
    const guest = await till.guestWith(plain(shop.soup));
    const before = await till.ordersMade();
    const answer = await place(server, shop, guest, changes);
    expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
    expect(await till.ordersMade()).toBe(before);
  });

  it("refuses an empty cart, another store's lines and another module's store", async () => {
    const empty = await place(server, shop, await newGuest(server));
    expect([empty.status, empty.body.errors[0].code]).toEqual([403, "empty_cart"]);
    const guest = await till.guestWith(plain(shop.soup));
    const [other] = await database().select().from(items).where(eq(items.storeId, shop.cashlessKitchen));
    await fillCart(server, guest, shop.food, plain(other?.id ?? 0));
    const mixed = await place(server, shop, guest);
    expect([mixed.status, mixed.body.errors[0].code]).toEqual([403, "store"]);
    const wrongModule = await place(server, shop, guest, { store_id: shop.market });
    expect(wrongModule.body.errors[0].code).toBe("store");
  });

  it("obeys the shop's switches", async () => {
    const refused = async (code: string, changes: Record<string, unknown> = {}, status = 403) => {
      const answer = await place(server, shop, await till.guestWith(plain(shop.soup)), changes);
      expect([answer.status, answer.body.errors?.[0].code]).toEqual([status, code]);
    };
    await till.whileKitchen({ active: false }, () => refused("order_time"));
    await till.whileKitchen({ status: false }, () => refused("store"));
    await till.whileKitchen({ delivery: false }, () => refused("order_type"));
    await till.whileKitchen({ takeAway: false }, () => refused("order_type", { order_type: "take_away" }));
    await till.whileKitchen({ scheduleOrder: false }, () =>
      refused("schedule_at", { schedule_at: new Date(Date.now() + 86_400_000).toISOString() }),
    );
    await till.whileKitchen({ minimumOrder: 651 }, () => refused("order_time", {}, 406));
    await till.whileSetting("guest_checkout_status", 0, 1, () => refused("is_guest"));
    await till.whileSetting("cash_on_delivery", false, true, () => refused("order_method"));
    await till.whileSetting("home_delivery_status", 0, 1, () => refused("order_type"));
    await till.whileSetting("takeaway_status", 0, 1, () =>
      refused("order_type", { order_type: "take_away" }),
    );
  });

  it("takes no cash in a zone without cash on delivery", async () => {
    const [soup] = await database().select().from(items).where(eq(items.storeId, shop.cashlessKitchen));
    const guest = await till.guestWith(plain(soup?.id ?? 0));
    const at = { latitude: String(shop.insideCashless.lat), longitude: String(shop.insideCashless.lng) };
    const answer = await place(server, shop, guest, { store_id: shop.cashlessKitchen, ...at });
    expect([answer.status, answer.body.errors[0].code]).toEqual([403, "order_method"]);
  });

  it("refuses cash above the module's maximum with 203", async () => {
    const answer = await place(server, shop, await till.guestWith(plain(shop.soup, 40)));
    expect([answer.status, answer.body.errors[0].code]).toEqual([203, "maximum_cod_order_amount"]);
  });

  it("sells what is outside of its hours only for a time inside them", async () => {
    server.clock.set("2026-05-04T12:00:00Z");
    const guest = await till.guestWith(plain(shop.soup));
    await database()
      .update(items)
      .set({ availableFrom: "08:00:00", availableTo: "10:00:00" })
      .where(eq(items.id, shop.soup));
    const now = await place(server, shop, guest);
    expect([now.status, now.body.errors[0].code]).toEqual([403, "order_time"]);
    const tomorrow = await place(server, shop, guest, { schedule_at: "2026-05-05 09:00" });
    expect(tomorrow.status).toBe(200);
    expect(await till.track(guest, tomorrow.body.order_id)).toMatchObject({
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
      const guest = await till.guestWith(pizza(shop));
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

describe("the checkout's fields", () => {
  it("are closed: unknown ones reach nothing", async () => {
    const guest = await till.guestWith(plain(shop.soup));
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
