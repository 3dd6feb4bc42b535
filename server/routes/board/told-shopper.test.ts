/** What shoppers hear of steps that are pressed at the board. */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orders, stores } from "../../db/schema";
import { cancelOrderByOperator } from "../../services/orders/operator-orders";
import { newOperator } from "../../testing/board";
import { present } from "../../testing/present";
import { device, pushData, resetPushes, sendAll, subscribe } from "../../testing/push-devices";
import { openShopServer } from "../../testing/shop-server";
import { newCustomer, newGuest } from "../../testing/shoppers";

const { server, shop, orderSoup, trackOrder, readOrders } = await openShopServer({
  openOrders: { guest: 1000, customer: 1000, phone: 1000, address: 1000 },
});
const { database } = server.context;
afterAll(() => server.close());

let bob: string;
beforeAll(async () => {
  bob = (await newOperator(server, { name: "Bob", role: "store", stores: ["kitchen"] })).token;
});
beforeEach(() => resetPushes(server));

const press = (id: number, word: "accept" | "refuse" | "ready", body: Record<string, unknown>) =>
  server.call("POST", `/board/orders/${id}/${word}`, { token: bob, body });
const refuseIt = (id: number, reason: string) => press(id, "refuse", { seen_status: "pending", reason });
const told = async () => {
  await sendAll(server);
  return server.push.sent.map(({ note }) => note.data.order_status);
};

describe("the minutes of an accepted order", () => {
  it("move the arrival where it is tracked and in lists, until it is ready", async () => {
    const customer = await newCustomer(server);
    const id = await orderSoup(customer);
    const [kitchen] = await database.select().from(stores).where(eq(stores.id, shop.kitchen));
    const { minimumMinutes: min, maximumMinutes: max } = present(kitchen);
    const usual = { min_delivery_time: min, max_delivery_time: max };
    expect(await trackOrder(customer, id)).toMatchObject(usual);
    await press(id, "accept", { seen_status: "pending", minutes: 95 });
    const moved = {
      processing_time: 95,
      min_delivery_time: 95 + Math.round(min / 2),
      max_delivery_time: 95 + Math.round(max / 2),
    };
    expect(await trackOrder(customer, id)).toMatchObject(moved);
    const listed = async () =>
      present((await readOrders(customer, "running-orders")).orders.find((order) => order.id === id));
    expect(await listed()).toMatchObject(moved);
    await press(id, "ready", { seen_status: "confirmed" });
    expect(await trackOrder(customer, id)).toMatchObject(usual);
    expect(await listed()).not.toHaveProperty("min_delivery_time");
  });
});

describe("a push", () => {
  it("tells the last of the steps that one press makes, and no other", async () => {
    const guest = await newGuest(server);
    await subscribe(server, guest, device());
    const id = await orderSoup(guest);
    await press(id, "accept", { seen_status: "pending", minutes: 20 });
    expect(await told()).toEqual(["confirmed"]);
    server.push.sent = [];
    await press(id, "ready", { seen_status: "confirmed" });
    expect(await told()).toEqual(["handover"]);
  });

  it("says to a guest why the order is refused, and that nothing was taken", async () => {
    const guest = await newGuest(server);
    await subscribe(server, guest, device(), "ar");
    const id = await orderSoup(guest);
    await refuseIt(id, "The oven broke");
    await sendAll(server);
    expect(pushData(server).body).toMatch(/\nThe oven broke\nلم يُخصم منك أي مبلغ\.$/);
  });

  it("says to a customer what is in the wallet again, as the list of notifications does", async () => {
    const customer = await newCustomer(server);
    await subscribe(server, customer, device());
    const id = await orderSoup(customer);
    const paid = { paymentMethod: "wallet", paymentStatus: "paid", paidFromWallet: 700 } as const;
    await database.update(orders).set(paid).where(eq(orders.id, id));
    await cancelOrderByOperator(server.context, id, "No soup is left");
    await sendAll(server);
    const words = /\nNo soup is left\n.*7\.00.* in your wallet again/;
    expect(pushData(server).body).toMatch(words);
    const { body } = await server.call("GET", "/customer/notifications", customer);
    expect(body[0]?.description).toMatch(words);
  });

  it("says nothing of it to whoever canceled", async () => {
    const guest = await newGuest(server);
    await subscribe(server, guest, device());
    const id = await orderSoup(guest);
    await server.call("PUT", "/customer/order/cancel", {
      ...guest,
      body: { order_id: id, reason: "Hungry" },
    });
    await sendAll(server);
    expect(pushData(server).body).not.toContain("\n");
  });
});
