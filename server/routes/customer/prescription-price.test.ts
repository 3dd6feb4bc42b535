import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { PrescriptionOrder } from "@/contract";
import { items, orders, storeDiscounts } from "../../db/schema";
import { advanceOrder } from "../../services/orders/operator";
import { endUnagreedPrescriptions } from "../../services/prescription-orders/end-unagreed";
import { writeSetting } from "../../services/settings/settings";
import { openPrescriptionCalls } from "../../testing/prescriptions";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest, type Shopper } from "../../testing/shoppers";
import { openWallets, readBalances, readWallet, richCustomer } from "../../testing/wallets";

const open = await openShopServer({
  openOrders: { guest: 50, customer: 50, phone: 500, address: 500 },
  openPieces: { guest: 500, address: 500 },
});
const { server, shop, trackOrder, stockOf, readOrders } = open;
await openWallets(server);
const { order, ops, price, agree } = await openPrescriptionCalls(open);
const { database } = server.context;
afterAll(() => server.close());
server.clock.set(server.clock.now());
beforeEach(async () => {
  // What an earlier test left open ends before anything is counted.
  minutesLater(120);
  await endUnagreedPrescriptions(server.context);
  await database.update(items).set({ stock: 10 }).where(eq(items.id, shop.rice));
  await server.runJobs();
  server.mails.length = 0;
});

const details = async (who: Shopper, id: number) =>
  (await server.call("GET", "/customer/order/details", { ...who, query: { order_id: id } }))
    .body as PrescriptionOrder;
const mailTo = (address: string) => server.mails.filter(({ to }) => to === address);
const minutesLater = (minutes: number) =>
  server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000));

describe("the price of a prescription", () => {
  it("is what the domain adds up of items, words, tax, delivery, charge and tip", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    const [said] = await price(id, [
      { item: shop.rice, quantity: 2 },
      { name: "Ointment, made for you", price: 8.5 },
    ]);
    expect(said).toContain(`Order ${id} costs 21.3.`);
    const shown = await details(guest, id);
    // 7.98 and 8.50 are 16.48; 5 % tax is 0.82; delivery 2.50, charge 0.50, tip 1.00.
    expect(shown).toMatchObject({
      prescription_state: "priced",
      order_status: "pending",
      order_amount: 21.3,
      total_tax_amount: 0.82,
      delivery_charge: 2.5,
      additional_charge: 0.5,
      dm_tips: 1,
      details_count: 2,
      agree_until: new Date(server.clock.now().getTime() + 15 * 60_000).toISOString(),
    });
    expect(
      shown.details.map(({ item_id, item_details, price: unit, quantity }) => [
        item_id,
        item_details.name,
        unit,
        quantity,
      ]),
    ).toEqual([
      [shop.rice, "rice", 3.99, 2],
      [null, "Ointment, made for you", 8.5, 1],
    ]);
    expect(await stockOf(shop.rice)).toBe(8);
  });

  it("may be another one than the shelf's, which no discount of the store touches", async () => {
    await database.insert(storeDiscounts).values({
      storeId: shop.market,
      percent: 1000,
      startDate: "2000-01-01",
      endDate: "2099-01-01",
      startTime: "00:00:00",
      endTime: "23:59:59",
    });
    const guest = await newGuest(server);
    const id = await order(guest, { changes: { dm_tips: 0 } });
    await price(id, [
      { item: shop.rice, price: 1.25, quantity: 2 },
      { item: shop.rice, quantity: 1 },
      { name: "Fee", price: 2 },
    ]);
    await database.delete(storeDiscounts);
    // 2.50 as asked for, 3.99 less 0.40, 2.00 as asked for: 8.09, tax 0.40, delivery 2.50, charge 0.50.
    expect(await details(guest, id)).toMatchObject({ store_discount_amount: 0.4, order_amount: 11.49 });
  });

  it("names a choice where the item has some", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    await expect(price(id, [{ item: shop.shirt }])).rejects.toMatchObject({ refusal: "variation_missing" });
    await expect(price(id, [{ item: shop.shirt, variation: "Blue" }])).rejects.toMatchObject({
      refusal: "variation_unknown",
    });
    await price(id, [{ item: shop.shirt, variation: "Red-S" }]);
    expect((await details(guest, id)).details[0]).toMatchObject({ variant: "Red-S", price: 15 });
  });

  it("can be set anew, which gives the first one's stock back and begins the time again", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    await price(id, [{ item: shop.rice, quantity: 4 }]);
    expect(await stockOf(shop.rice)).toBe(6);
    minutesLater(10);
    await price(id, [{ item: shop.rice, quantity: 1 }]);
    expect(await stockOf(shop.rice)).toBe(9);
    const shown = await details(guest, id);
    expect(shown.details.map(({ quantity }) => quantity)).toEqual([1]);
    expect(shown.agree_until).toBe(new Date(server.clock.now().getTime() + 15 * 60_000).toISOString());
  });

  it.each([
    ["an item of another store", () => [{ item: shop.pizza }], "prescription_item"],
    ["an item that is not there", () => [{ item: 999_999 }], "prescription_item"],
    ["more than there is", () => [{ item: shop.rice, quantity: 11 }], "stock"],
    [
      "an amount that the currency has no coin for",
      () => [{ name: "Drops", price: 1.005 }],
      "prescription_price",
    ],
  ])("is refused for %s, and nothing has changed", async (_, lines, refusal) => {
    const guest = await newGuest(server);
    const id = await order(guest);
    await expect(price(id, lines())).rejects.toMatchObject({ refusal });
    expect(await details(guest, id)).toMatchObject({ prescription_state: "waiting", details: [] });
    expect(await stockOf(shop.rice)).toBe(10);
  });

  it.each([["[]"], ["{"], ['[{"item":0}]'], ['[{"name":" ","price":1}]'], ['[{"name":"A"}]']])(
    "is not read from %s",
    async (json) => {
      const id = await order(await newGuest(server));
      await expect(ops(String(id), "price", json)).rejects.toThrow(/prescription needs one of/);
    },
  );

  it("is told to the shopper by push and mail, with the sum and the time", async () => {
    const customer = await newCustomer(server);
    await server.call("POST", "/push/subscribe", {
      ...customer,
      body: { fcm_token: `token-${customer.phone}`, language: "en" },
    });
    const id = await order(customer);
    await server.runJobs();
    expect(mailTo(customer.email).map(({ subject }) => subject)).toEqual([
      `We have your prescription, #${id} at market`,
    ]);
    const [toShop] = mailTo("market@shop.test");
    expect(toShop?.subject).toBe(`New prescription #${id}`);
    expect(toShop?.text).toContain("Photos of the prescription: 1");
    expect(toShop?.text).not.toContain("Total");
    server.mails.length = 0;
    await price(id, [{ item: shop.rice, quantity: 2 }]);
    await server.runJobs();
    const [mail, ...more] = mailTo(customer.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("12.38");
    expect(mail?.text).toContain("2× rice");
    expect(mail?.text).toContain("Please agree until");
    const told = await server.call("GET", "/customer/notifications", { ...customer });
    expect(told.body[0]).toMatchObject({
      title: "Your prescription has its price. Please agree.",
      data: { type: "order_status", order_id: String(id), order_status: "pending" },
    });
  });
});

describe("a shopper who agrees", () => {
  async function priced(who: Shopper) {
    const id = await order(who);
    await price(id, [{ item: shop.rice, quantity: 2 }]);
    return id;
  }

  it("in cash has an order like every other one, which is delivered and ordered again", async () => {
    const guest = await newGuest(server);
    const id = await priced(guest);
    await server.runJobs();
    server.mails.length = 0;
    const agreed = await agree(guest, id, 12.38, { bring_change_amount: 20 });
    expect([agreed.status, agreed.body.status, agreed.body.total_ammount]).toEqual([200, "pending", 12.38]);
    await server.runJobs();
    expect(mailTo("grace@shop.test").map(({ subject }) => subject)).toEqual([`Your order #${id} at market`]);
    expect(mailTo("market@shop.test")[0]?.text).toContain("2× rice");
    expect(await trackOrder(guest, id)).toMatchObject({
      prescription_state: "agreed",
      bring_change_amount: 20,
    });
    let { status } = await advanceOrder(server.context, id);
    expect(status).toBe("confirmed");
    while (status !== "delivered") ({ status } = await advanceOrder(server.context, id));
    const past = await readOrders(guest, "list");
    expect(past.orders[0]).toMatchObject({ id, order_amount: 12.38, payment_status: "paid" });
    expect((await details(guest, id)).details[0]?.item_details.id).toBe(shop.rice);
  });

  it("from the wallet has it confirmed and paid", async () => {
    const customer = await richCustomer(server, 20);
    const id = await priced(customer);
    minutesLater(10);
    const agreed = await agree(customer, id, 12.38, { payment_method: "wallet" });
    expect([agreed.status, agreed.body.status]).toEqual([200, "confirmed"]);
    expect((await readBalances(server, customer)).money).toBe(7.62);
    // When it was paid, not when the photos were sent.
    const [paid] = (await readWallet(server, customer)).data;
    expect(paid).toMatchObject({ debit: 12.38, created_at: server.clock.now().toISOString() });
  });

  it("from the wallet and the rest in cash has both", async () => {
    const customer = await richCustomer(server, 2);
    const id = await priced(customer);
    const agreed = await agree(customer, id, 12.38, { partial_payment: 1 });
    expect([agreed.status, agreed.body.status]).toEqual([200, "confirmed"]);
    expect(await trackOrder(customer, id)).toMatchObject({
      payment_method: "partial_payment",
      payment_status: "partially_paid",
      partially_paid_amount: 2,
    });
  });

  it("once, under a key and without one", async () => {
    const guest = await newGuest(server);
    const id = await priced(guest);
    const key = randomUUID();
    const call = () =>
      server.call("PUT", "/customer/order/prescription/agree", {
        ...guest,
        key,
        module: shop.grocery,
        body: { order_id: id, order_amount: 12.38, payment_method: "cash_on_delivery" },
      });
    const [first, again] = [await call(), await call()];
    expect([first.status, again.body]).toEqual([200, first.body]);
    expect((await agree(guest, id, 12.38)).errors[0]?.code).toBe("order");
  });

  it.each([
    ["another sum", (id: number, who: Shopper) => agree(who, id, 12.37), 409, "order_amount"],
    [
      "more from the wallet than is in it",
      (id: number, who: Shopper) => agree(who, id, 12.38, { payment_method: "wallet" }),
      203,
      "wallet",
    ],
    [
      "online where that is not offered",
      (id: number, who: Shopper) => agree(who, id, 12.38, { payment_method: "digital_payment" }),
      403,
      "digital_payment",
    ],
    [
      "more change than a courier carries",
      (id: number, who: Shopper) => agree(who, id, 12.38, { bring_change_amount: 5000 }),
      403,
      "bring_change_amount",
    ],
  ])("to %s is refused, and nothing has changed", async (_, call, status, code) => {
    const customer = await newCustomer(server);
    const id = await priced(customer);
    const refused = await call(id, customer);
    expect([refused.status, refused.errors[0]?.code]).toEqual([status, code]);
    expect(await details(customer, id)).toMatchObject({
      prescription_state: "priced",
      order_status: "pending",
    });
  });

  it("hears what it costs now when the pharmacy has changed the price meanwhile", async () => {
    const guest = await newGuest(server);
    const id = await priced(guest);
    await price(id, [{ item: shop.rice, quantity: 1 }]);
    const refused = await agree(guest, id, 12.38);
    expect([refused.status, refused.newTotal]).toEqual([409, 8.19]);
  });

  it("is the one who ordered, and the price is there", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    expect((await agree(guest, id, 0)).errors[0]?.code).toBe("order");
    await price(id, [{ item: shop.rice, quantity: 2 }]);
    expect((await agree(await newGuest(server), id, 12.38)).status).toBe(404);
    const plainOrder = await open.orderSoup(guest);
    expect((await agree(guest, plainOrder, 1)).status).toBe(404);
  });
});

describe("a price that nobody agreed to", () => {
  it("ends after fifteen minutes: the stock goes back, and the shopper is told by push and mail", async () => {
    const customer = await newCustomer(server);
    const id = await order(customer);
    await price(id, [{ item: shop.rice, quantity: 3 }]);
    await server.runJobs();
    server.mails.length = 0;
    minutesLater(14);
    await endUnagreedPrescriptions(server.context);
    expect(await stockOf(shop.rice)).toBe(7);
    minutesLater(1);
    await endUnagreedPrescriptions(server.context);
    await endUnagreedPrescriptions(server.context);
    expect(await stockOf(shop.rice)).toBe(10);
    expect(await trackOrder(customer, id)).toMatchObject({ order_status: "canceled", canceled_by: "system" });
    await server.runJobs();
    expect(mailTo(customer.email).map(({ subject }) => subject)).toEqual([
      `Your prescription #${id} was canceled`,
    ]);
    const told = await server.call("GET", "/customer/notifications", { ...customer });
    expect(told.body[0]?.title).toMatch(/nobody agreed/);
    expect((await agree(customer, id, 16.57)).status).toBe(403);
  });

  it("cannot be agreed to a moment later, before the job has run", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    await price(id, [{ item: shop.rice, quantity: 2 }]);
    minutesLater(16);
    const late = await agree(guest, id, 12.38);
    expect([late.status, late.errors[0]?.code]).toEqual([409, "order_expired"]);
    await endUnagreedPrescriptions(server.context);
  });

  it("stands as long as the shop has set", async () => {
    await writeSetting(database, "prescription_agree_minutes", 60);
    const guest = await newGuest(server);
    const id = await order(guest);
    await price(id, [{ item: shop.rice, quantity: 2 }]);
    await writeSetting(database, "prescription_agree_minutes", 15);
    minutesLater(59);
    await endUnagreedPrescriptions(server.context);
    expect((await agree(guest, id, 12.38)).status).toBe(200);
  });

  it("is not ended where the pharmacy has set none: that order waits on", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    minutesLater(600);
    await endUnagreedPrescriptions(server.context);
    expect((await trackOrder(guest, id)).order_status).toBe("pending");
  });
});

describe("what ends otherwise", () => {
  it("is canceled by the shopper, before and after the price, and stock goes back", async () => {
    for (const isPriced of [false, true]) {
      const guest = await newGuest(server);
      const id = await order(guest);
      if (isPriced) await price(id, [{ item: shop.rice, quantity: 2 }]);
      const body = { order_id: id, reason: "Changed my mind" };
      expect((await server.call("PUT", "/customer/order/cancel", { ...guest, body })).status).toBe(200);
      expect(await stockOf(shop.rice)).toBe(10);
    }
  });

  it("is declined by the pharmacy, whose reason the shopper reads", async () => {
    const customer = await newCustomer(server);
    const id = await order(customer);
    await ops(String(id), "decline", "The photo cannot be read.");
    await server.runJobs();
    expect(await trackOrder(customer, id)).toMatchObject({
      order_status: "canceled",
      cancellation_reason: "The photo cannot be read.",
    });
    const declined = mailTo(customer.email).at(-1);
    expect(declined?.subject).toBe(`Your prescription #${id} was declined`);
    expect(declined?.text).toContain("The photo cannot be read.");
    await expect(price(id, [{ item: shop.rice }])).rejects.toMatchObject({ refusal: "prescription_unknown" });
  });

  it("is listed for the operator while it is open, with photos at addresses that open", async () => {
    const guest = await newGuest(server);
    const id = await order(guest);
    await price(id, [
      { item: shop.rice, quantity: 2 },
      { name: "Drops", price: 3 },
    ]);
    expect((await ops()).some((line) => line.startsWith(`${id} `) || line.startsWith(String(id)))).toBe(true);
    const lines = await ops(String(id));
    expect(lines[0]).toContain("priced");
    expect(lines).toContain("  No sugar, please");
    expect(lines).toContain(`  2 × rice (item ${shop.rice}) at 3.99`);
    expect(lines).toContain("  1 × Drops at 3");
    const photo = lines.find((line) => line.includes("/photos/")) ?? "";
    const url = new URL(photo.trim());
    expect((await server.inject({ url: url.pathname })).statusCode).toBe(200);
    await agree(guest, id, 15.53);
    await expect(ops(String(id))).rejects.toThrow(/No open order/);
    const [row] = await database.select().from(orders).where(eq(orders.id, id));
    expect([row?.prescriptionState, row?.agreeUntil]).toEqual(["agreed", null]);
  });
});
