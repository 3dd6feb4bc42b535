import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import type { Order } from "@/contract";
import { runCommand } from "../../cli/commands";
import { items, notifications, offlinePayments, orders } from "../../db/schema";
import { writeSetting } from "../../services/settings/settings";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { newGuest, place, plain, type Shopper } from "../../testing/shoppers";
import { openWallets, readBalances, richCustomer } from "../../testing/wallets";

const { server, shop } = await openShopServer();
const { context } = server;
const { database } = context;
afterAll(() => server.close());

async function ops(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  await runCommand(context, ["offline-payments", ...words], (line) => lines.push(line));
  return lines;
}

await openWallets(server);
await writeSetting(database, "offline_payment_status", 1);
const [added = ""] = await ops(
  "add",
  JSON.stringify({
    name: { en: "Bank transfer", ar: "تحويل مصرفي" },
    details: [{ name: "Account", value: "00 123" }],
    instructions: "Transfer the total.",
    fields: [
      { key: "paid_by", label: "Paid by", required: true },
      {
        key: "reference",
        label: { en: "Reference", ar: "المرجع" },
        placeholder: "From your receipt",
        required: true,
      },
      { key: "branch", label: "Branch", required: false },
    ],
  }),
);
const methodId = Number(/^Method (\d+)/.exec(added)?.[1]);
const answers = { paid_by: "Nora Ali", reference: "AB-123" };

async function orderOffline(who: Shopper, line = plain(shop.soup), module = shop.food): Promise<number> {
  const placed = await place(
    server,
    shop,
    who,
    {
      payment_method: "offline_payment",
      is_buy_now: 1,
      cart: JSON.stringify([line]),
      ...(module === shop.grocery ? { store_id: shop.market } : {}),
    },
    { module },
  );
  if (placed.status !== 200) throw new Error(JSON.stringify(placed.body));
  expect(placed.body.status).toBe("failed");
  return placed.body.order_id;
}
const say = (who: Shopper, id: number, changes: Record<string, unknown> = {}, key: string = randomUUID()) =>
  server.call("PUT", "/customer/order/offline-payment", {
    ...who,
    body: { order_id: id, method_id: methodId, ...answers, ...changes },
    headers: { "idempotency-key": key },
  });
const correct = (who: Shopper, id: number, changes: Record<string, unknown> = {}) =>
  server.call("PUT", "/customer/order/offline-payment-update", {
    ...who,
    body: { order_id: id, ...answers, ...changes, update_payment_info: 1 },
  });
async function track(who: Shopper, id: number): Promise<Order> {
  const query: Record<string, string | number> = { order_id: id };
  if (who.guest !== undefined) query.contact_number = "+15550123456";
  return (await server.call("GET", "/customer/order/track", { ...who, query })).body;
}
const stockOf = async (id: number) =>
  present((await database.select({ stock: items.stock }).from(items).where(eq(items.id, id)))[0]).stock;
const hours = (count: number) => server.clock.advance(count * 3_600_000);
async function runMinute(): Promise<void> {
  await database.transaction((tx) => context.jobs.send(tx, "unpaid-orders", {}));
  await server.runJobs();
}

describe("paying outside of the app", () => {
  it("lists the methods in the reader's language, and none that was stopped", async () => {
    const list = await server.call("GET", "/offline_payment_method_list", { language: "ar" });
    expect(list.body).toEqual([
      {
        id: methodId,
        method_name: "تحويل مصرفي",
        method_instructions: "Transfer the total.",
        method_fields: [{ input_name: "Account", input_data: "00 123" }],
        method_informations: [
          { customer_input: "paid_by", customer_label: "Paid by", customer_placeholder: "", is_required: 1 },
          {
            customer_input: "reference",
            customer_label: "المرجع",
            customer_placeholder: "From your receipt",
            is_required: 1,
          },
          { customer_input: "branch", customer_label: "Branch", customer_placeholder: "", is_required: 0 },
        ],
        status: 1,
      },
    ]);
    const who = await newGuest(server);
    const id = await orderOffline(who);
    await ops("stop", String(methodId));
    expect((await server.call("GET", "/offline_payment_method_list", {})).body).toEqual([]);
    expect(await say(who, id)).toMatchObject({ status: 403, body: { errors: [{ code: "method_id" }] } });
    await ops("offer", String(methodId));
    expect(await say(who, id)).toMatchObject({ status: 200, body: { payment: "success" } });
  });

  it("holds the order until the shop has verified it, and takes what was said once", async () => {
    const who = await newGuest(server);
    const id = await orderOffline(who);
    const before = await track(who, id);
    expect([before.order_status, before.failed, before.offline_payment]).toEqual(["failed", null, null]);
    const key = randomUUID();
    expect((await say(who, id, {}, key)).status).toBe(200);
    expect((await say(who, id, {}, key)).body).toEqual({ payment: "success" });
    expect(await say(who, id)).toMatchObject({ status: 403, body: { errors: [{ code: "order" }] } });
    const pending = await track(who, id);
    expect([pending.order_status, pending.payment_status, pending.payment_method]).toEqual([
      "pending",
      "unpaid",
      "offline_payment",
    ]);
    expect(pending.offline_payment).toEqual({
      input: [
        { user_input: "paid_by", user_label: "Paid by", user_data: "Nora Ali" },
        { user_input: "reference", user_label: "Reference", user_data: "AB-123" },
      ],
      data: {
        status: "pending",
        method_id: methodId,
        method_name: "Bank transfer",
        customer_note: null,
        admin_note: null,
      },
      method_fields: [{ input_name: "Account", input_data: "00 123" }],
    });
    await expect(runCommand(context, ["advance", String(id)], () => {})).rejects.toThrow(
      "verify or deny it first",
    );
    expect((await ops()).join("\n")).toContain(`${id}`);
    await ops("verify", String(id));
    const paid = await track(who, id);
    expect([paid.order_status, paid.payment_status, paid.offline_payment?.data.status]).toEqual([
      "confirmed",
      "paid",
      "verified",
    ]);
    expect(await correct(who, id)).toMatchObject({ status: 403, body: { errors: [{ code: "payment" }] } });
    await expect(ops("verify", String(id))).rejects.toThrow("verified already");
    await expect(ops("deny", String(id), "No")).rejects.toThrow("verified already");
  });

  it.each([
    [{ reference: "" }, "Please fill in: Reference"],
    [{ reference: "   " }, "Please fill in: Reference"],
    [{ reference: null }, "Please fill in: Reference"],
    [
      { paid_by: "<img src=x onerror=alert(1)>" },
      "Paid by: please use letters, digits and simple signs only.",
    ],
    [{ paid_by: "\u202Eevil" }, "Paid by: please use letters, digits and simple signs only."],
    [{ branch: "x".repeat(192) }, "Branch: please write less."],
    [{ customer_note: "x".repeat(501) }, "The note is too long or has signs that cannot be used."],
  ])("refuses %j, and the order stays as it was", async (changes, message) => {
    const who = await newGuest(server);
    const id = await orderOffline(who);
    const refused = await say(who, id, changes);
    expect([refused.status, refused.body]).toMatchObject([403, { errors: [{ message }] }]);
    expect((await track(who, id)).offline_payment).toBeNull();
    expect((await say(who, id)).status).toBe(200);
  });

  it("stores nothing but the method's own fields", async () => {
    const who = await newGuest(server);
    const id = await orderOffline(who);
    expect((await say(who, id, { constructor: "x", toString: "y", total: "0" })).status).toBe(200);
    const [row] = await database.select().from(offlinePayments).where(eq(offlinePayments.orderId, id));
    expect(row?.answers.map(({ key }) => key)).toEqual(["paid_by", "reference"]);
  });

  it("tells a denial with its reason, and takes a correction until it is verified", async () => {
    const customer = await richCustomer(server);
    const id = await orderOffline(customer);
    await say(customer, id);
    expect(
      (await correct(customer, id, { reference: "AB-124", customer_note: "Sorry.\r\nTypo" })).body,
    ).toEqual({
      payment: "Payment_Info_Updated_successfully",
    });
    await ops("deny", String(id), "No", "such", "transfer");
    const denied = await track(customer, id);
    expect([denied.order_status, denied.payment_status, denied.failed === null]).toEqual([
      "failed",
      "unpaid",
      false,
    ]);
    expect(denied.offline_payment?.data).toMatchObject({
      status: "denied",
      admin_note: "No such transfer",
      customer_note: "Sorry.\nTypo",
    });
    const told = await database.select().from(notifications).where(eq(notifications.customerId, customer.id));
    expect(JSON.stringify(told)).toContain("No such transfer");
    expect((await correct(customer, id, { reference: "AB-125" })).status).toBe(200);
    const again = await track(customer, id);
    expect([again.order_status, again.offline_payment?.data]).toMatchObject([
      "pending",
      { status: "pending", admin_note: null },
    ]);
    await ops("verify", String(id));
    expect((await track(customer, id)).payment_status).toBe("paid");
  });

  it("lets a denied order be paid in cash or from the wallet", async () => {
    const customer = await richCustomer(server, 100);
    const [cash, wallet] = [await orderOffline(customer), await orderOffline(customer)];
    for (const id of [cash, wallet]) {
      await say(customer, id);
      await ops("deny", String(id), "Not", "found");
    }
    const switched = await server.call("PUT", "/customer/order/payment-method", {
      ...customer,
      body: { order_id: cash },
    });
    expect(switched.status).toBe(200);
    expect(await track(customer, cash)).toMatchObject({
      order_status: "pending",
      payment_method: "cash_on_delivery",
      offline_payment: null,
    });
    await expect(ops("verify", String(cash))).rejects.toThrow("No payment outside of the app");
    const paid = await server.call("POST", "/customer/order/wallet-payment", {
      ...customer,
      body: { order_id: wallet },
    });
    expect(paid.status).toBe(200);
    const order = await track(customer, wallet);
    expect([order.order_status, order.payment_status]).toEqual(["confirmed", "paid"]);
    expect((await readBalances(server, customer)).money).toBeCloseTo(100 - order.order_amount);
  });

  it("is nobody else's to say, read or correct", async () => {
    const who = await newGuest(server);
    const other = await newGuest(server);
    const id = await orderOffline(who);
    expect((await say(other, id)).status).toBe(404);
    await say(who, id);
    expect((await correct(other, id)).status).toBe(404);
    // Who knows the phone number follows the order, and no more.
    const followed = await track(other, id);
    expect([followed.id, followed.offline_payment]).toEqual([id, null]);
  });

  it("is refused where shop or zone do not take it, and with a part from the wallet", async () => {
    const customer = await richCustomer(server, 1);
    const cart = JSON.stringify([plain(shop.soup)]);
    const offline = { payment_method: "offline_payment", is_buy_now: 1, cart };
    expect(await place(server, shop, customer, { ...offline, partial_payment: 1 })).toMatchObject({
      body: { errors: [{ code: "partial_payment" }] },
    });
    const id = await orderOffline(customer);
    await writeSetting(database, "offline_payment_status", 0);
    try {
      const refusal = { status: 403, body: { errors: [{ code: "offline_payment_status" }] } };
      expect(await place(server, shop, customer, offline)).toMatchObject(refusal);
      expect(await say(customer, id)).toMatchObject(refusal);
    } finally {
      await writeSetting(database, "offline_payment_status", 1);
    }
  });

  it("holds stock for a day, said or not, and gives it back; verified later the order takes it again", async () => {
    const before = await stockOf(shop.rice);
    const [who, other] = [await newGuest(server), await newGuest(server)];
    const unsaid = await orderOffline(who, plain(shop.rice), shop.grocery);
    const said = await orderOffline(other, plain(shop.rice), shop.grocery);
    await say(other, said);
    hours(23);
    await runMinute();
    expect(await stockOf(shop.rice)).toBe(before - 2);
    hours(2);
    await runMinute();
    await runMinute();
    expect(await stockOf(shop.rice)).toBe(before);
    for (const [person, id] of [
      [who, unsaid],
      [other, said],
    ] as const) {
      const order = await track(person, id);
      expect([order.order_status, order.payment_status, order.failed === null]).toEqual([
        "failed",
        "unpaid",
        false,
      ]);
    }
    await ops("verify", String(said));
    expect(await stockOf(shop.rice)).toBe(before - 1);
    const verified = await track(other, said);
    expect([verified.order_status, verified.payment_status]).toEqual(["confirmed", "paid"]);
  });

  it("goes back to the shelf once with an order that is canceled while it waits", async () => {
    const before = await stockOf(shop.rice);
    const who = await newGuest(server);
    const id = await orderOffline(who, plain(shop.rice), shop.grocery);
    await say(who, id);
    await server.call("PUT", "/customer/order/cancel", {
      ...who,
      body: { order_id: id, reason: "Changed my mind" },
    });
    expect(await stockOf(shop.rice)).toBe(before);
    await expect(ops("verify", String(id))).rejects.toThrow();
    hours(25);
    await runMinute();
    expect(await stockOf(shop.rice)).toBe(before);
    const [row] = await database.select().from(orders).where(eq(orders.id, id));
    expect(row?.status).toBe("canceled");
  });

  it.each([
    ["add", "no json"],
    ["add", '{"name": "x", "fields": []}'],
    ["add", '{"name": "x", "fields": [{"key": "order_id", "label": "x", "required": true}]}'],
    ["add", '{"name": "x", "fields": [{"key": "__proto__", "label": "x", "required": true}]}'],
    ["verify", "x"],
    ["deny", "12345678"],
    ["offer", "99"],
    ["nonsense"],
  ])("does not take ops offline-payments %s %s", async (...words) => {
    await expect(ops(...words)).rejects.toThrow();
  });
});
