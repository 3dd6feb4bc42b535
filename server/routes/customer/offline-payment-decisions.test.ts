import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { notifications, orders } from "../../db/schema";
import { openOfflinePayments } from "../../testing/offline-payments";
import { onlineOrders } from "../../testing/online-orders";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { newGuest, plain } from "../../testing/shoppers";
import { openWallets, readBalances, richCustomer } from "../../testing/wallets";

const open = await openShopServer();
const { server, shop, stockOf, trackOrder } = open;
const { database } = server.context;
afterAll(() => server.close());

await openWallets(server);
const { ops, orderOffline, say, correct } = await openOfflinePayments(open);
const { runMinute } = onlineOrders(open);
const hours = (count: number) => server.clock.advance(count * 3_600_000);

describe("a payment outside of the app", () => {
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
    const denied = await trackOrder(customer, id);
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
    const again = await trackOrder(customer, id);
    expect([again.order_status, again.offline_payment?.data]).toMatchObject([
      "pending",
      { status: "pending", admin_note: null },
    ]);
    await ops("verify", String(id));
    expect((await trackOrder(customer, id)).payment_status).toBe("paid");
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
    expect(await trackOrder(customer, cash)).toMatchObject({
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
    const order = await trackOrder(customer, wallet);
    expect([order.order_status, order.payment_status]).toEqual(["confirmed", "paid"]);
    expect((await readBalances(server, customer)).money).toBeCloseTo(100 - order.order_amount);
  });

  it("holds stock for a day, said or not, and gives it back; verified later the order takes it again", async () => {
    const before = present(await stockOf(shop.rice));
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
      const order = await trackOrder(person, id);
      expect([order.order_status, order.payment_status, order.failed === null]).toEqual([
        "failed",
        "unpaid",
        false,
      ]);
    }
    await ops("verify", String(said));
    expect(await stockOf(shop.rice)).toBe(before - 1);
    const verified = await trackOrder(other, said);
    expect([verified.order_status, verified.payment_status]).toEqual(["confirmed", "paid"]);
  });

  it("goes back to the shelf once with an order that is canceled while it waits", async () => {
    const before = present(await stockOf(shop.rice));
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
