import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { runCommand } from "../../cli/commands";
import { offlinePayments, orders } from "../../db/schema";
import { writeSetting } from "../../services/settings/settings";
import { openOfflinePayments } from "../../testing/offline-payments";
import { addParcelModule, parcel, sendParcel } from "../../testing/parcels";
import { openShopServer } from "../../testing/shop-server";
import { newGuest, place, plain } from "../../testing/shoppers";
import { openWallets, richCustomer } from "../../testing/wallets";

const open = await openShopServer();
const { server, shop, trackOrder: track } = open;
const { context } = server;
const { database } = context;
afterAll(() => server.close());

await openWallets(server);
const { methodId, ops, orderOffline, say, correct } = await openOfflinePayments(open);
// Before the server reads its modules, which it keeps for a moment.
const module = await addParcelModule(server, shop);

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
    await ops("offer", String(methodId));
    expect(await say(who, id)).toMatchObject({ status: 200, body: { payment: "success" } });
  });

  it("gives what a guest said to the account that the order goes over to, with which it is deleted", async () => {
    const who = await newGuest(server);
    const phone = "+12025557700";
    const placed = await place(server, shop, who, {
      payment_method: "offline_payment",
      contact_person_number: phone,
      is_buy_now: 1,
      cart: JSON.stringify([plain(shop.soup)]),
    });
    const id = placed.body.order_id;
    expect((await say(who, id)).status).toBe(200);
    const password = "enigma-machine";
    const { token } = (
      await server.call("POST", "/auth/sign-up", {
        body: { name: "Nora Ali", phone, email: "nora.joins@shop.test", password, guest_id: who.guest },
      })
    ).body;
    const said = () => database.select().from(offlinePayments).where(eq(offlinePayments.orderId, id));
    const [order] = await database.select().from(orders).where(eq(orders.id, id));
    expect(order?.customerId).toEqual(expect.any(Number));
    expect((await said()).map(({ customerId }) => customerId)).toEqual([order?.customerId]);
    const reason = { order_id: id, reason: "Changed my mind" };
    expect((await server.call("PUT", "/customer/order/cancel", { token, body: reason })).status).toBe(200);
    const removed = await server.call("DELETE", "/customer/remove-account", { token, body: { password } });
    expect(removed.status).toBe(200);
    expect(await said()).toEqual([]);
  });

  it("takes what was paid by a method that was stopped after the order was placed, and its correction", async () => {
    const who = await newGuest(server);
    const id = await orderOffline(who);
    const online = await orderOffline(who);
    await database.update(orders).set({ paymentMethod: "digital_payment" }).where(eq(orders.id, online));
    await ops("stop", String(methodId));
    expect(await say(who, id)).toMatchObject({ status: 200, body: { payment: "success" } });
    expect((await correct(who, id, { reference: "AB-124" })).status).toBe(200);
    expect((await track(who, id)).offline_payment?.input).toContainEqual(
      expect.objectContaining({ user_input: "reference", user_data: "AB-124" }),
    );
    // A method counts only for an order that was to be paid by it.
    expect(await say(who, online)).toMatchObject({
      status: 403,
      body: { errors: [{ code: "method_id" }] },
    });
    await ops("offer", String(methodId));
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

  it("is nobody else's to say, read or correct", async () => {
    const who = await newGuest(server);
    const other = await newGuest(server);
    const id = await orderOffline(who);
    expect((await say(other, id)).status).toBe(404);
    await say(who, id);
    expect((await correct(other, id)).status).toBe(404);
    // The phone number is enough to follow the order, and for nothing else.
    const followed = await track(other, id);
    expect([followed.id, followed.offline_payment]).toEqual([id, null]);
  });

  it("takes a parcel of a guest, which waits for its verification, and none that the receiver pays", async () => {
    const who = await newGuest(server);
    const send = (changes: Record<string, unknown>) =>
      sendParcel(server, shop, module, who, parcel(shop, { payment_method: "offline_payment", ...changes }));
    const byReceiver = await send({ charge_payer: "receiver" });
    expect([byReceiver.status, byReceiver.errors[0]?.code]).toEqual([403, "charge_payer"]);
    const { body } = await send({});
    expect(body.status).toBe("failed");
    expect((await say(who, body.order_id, { reference: "" })).status).toBe(403);
    expect((await say(who, body.order_id)).status).toBe(200);
    expect(await track(who, body.order_id)).toMatchObject({
      order_type: "parcel",
      order_status: "pending",
      payment_status: "unpaid",
      offline_payment: { data: { status: "pending", method_name: "Bank transfer" } },
    });
    await expect(runCommand(context, ["advance", String(body.order_id)], () => {})).rejects.toThrow(
      "verify or deny it first",
    );
    await ops("deny", String(body.order_id), "Not", "found");
    expect((await correct(who, body.order_id, { reference: "AB-124" })).status).toBe(200);
    await ops("verify", String(body.order_id));
    const paid = await track(who, body.order_id);
    expect([paid.order_status, paid.payment_status]).toEqual(["confirmed", "paid"]);
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
});
