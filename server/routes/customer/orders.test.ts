import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { items, orders } from "../../db/schema";
import { advanceOrder } from "../../services/orders/advance-order";
import { courierPosition, pointOnRoute } from "../../services/orders/courier";
import { cancelOrderByOperator, listNewestOrders, moveCourier } from "../../services/orders/operator-orders";
import { present } from "../../testing/present";
import { openShopServer } from "../../testing/shop-server";
import { fillCart, newCustomer, newGuest, place, plain } from "../../testing/shoppers";
import { fillSmallShop } from "../../testing/small-shop";
import { openTestServer } from "../../testing/test-server";

const { server, shop, orderSoup, readOrders, readCourier } = await openShopServer();
afterAll(() => server.close());

describe("the statuses of an order", () => {
  it("go step by step to delivered, with a courier and the time of each step", async () => {
    const guest = await newGuest(server);
    const id = await orderSoup(guest);
    expect((await readCourier(guest, id)).status).toBe(404);
    const passed: string[] = [];
    for (let step = 0; step < 6; step += 1) passed.push((await advanceOrder(server.context, id)).status);
    expect(passed).toEqual(["confirmed", "accepted", "processing", "handover", "picked_up", "delivered"]);
    await expect(advanceOrder(server.context, id)).rejects.toMatchObject({ status: 403 });
    expect((await readCourier(guest, id)).status).toBe(404);
    const order: Record<string, unknown> = present((await readOrders(guest, "list")).orders[0]);
    expect(order).toMatchObject({ id, order_status: "delivered", payment_status: "paid" });
    for (const status of ["pending", ...passed]) expect(order[status]).toMatch(/^\d{4}-.*Z$/);
  });

  it("take-away has neither road nor courier", async () => {
    const guest = await newGuest(server);
    const id = await orderSoup(guest, {
      order_type: "take_away",
      address: "",
      latitude: "",
      longitude: "",
      distance: undefined,
    });
    const passed: string[] = [];
    for (let step = 0; step < 4; step += 1) passed.push((await advanceOrder(server.context, id)).status);
    expect(passed).toEqual(["confirmed", "processing", "handover", "delivered"]);
    expect((await readOrders(guest, "list")).orders[0]).toMatchObject({
      delivery_man: null,
      delivery_charge: 0,
      dm_tips: 0,
    });
  });

  it("moves the courier along the route by the clock, and to where the operator puts them", async () => {
    server.clock.set("2026-03-03T12:00:00Z");
    const customer = await newCustomer(server);
    const id = await orderSoup(customer);
    await advanceOrder(server.context, id);
    const atShop = (await readCourier(customer, id)).body;
    expect([Number(atShop.latitude), Number(atShop.longitude)]).toEqual([0.05, 0.05]);
    for (let step = 0; step < 4; step += 1) await advanceOrder(server.context, id);
    server.clock.advance(60_000);
    const halfWay = (await readCourier(customer, id)).body;
    expect(Number(halfWay.latitude)).toBeCloseTo(0.055, 4);
    server.clock.advance(600_000);
    const there = (await readCourier(customer, id)).body;
    expect([Number(there.latitude), Number(there.longitude)]).toEqual([0.06, 0.06]);
    await moveCourier(server.context, id, { lat: 0.07, lng: 0.08 });
    expect((await readCourier(customer, id)).body).toMatchObject({
      latitude: "0.070000",
      longitude: "0.080000",
      delivery_man_id: shop.courier,
    });
    const tracked = await server.call("GET", "/customer/order/track", {
      token: customer.token,
      query: { order_id: id },
    });
    expect(tracked.body.delivery_man).toMatchObject({ f_name: "Cora", lat: "0.070000" });
    await expect(moveCourier(server.context, id, { lat: 99, lng: 0 })).rejects.toMatchObject({ status: 403 });
    server.clock.release();
  });

  it("is counted as sold once it is delivered", async () => {
    const soldOf = async () =>
      (await server.context.database.select().from(items).where(eq(items.id, shop.soup)))[0]?.orderCount ?? 0;
    const before = await soldOf();
    const id = await orderSoup(await newGuest(server));
    for (let step = 0; step < 5; step += 1) await advanceOrder(server.context, id);
    expect(await soldOf()).toBe(before);
    await advanceOrder(server.context, id);
    expect(await soldOf()).toBe(before + 1);
  });

  it("is canceled by the customer while pending, by the operator at any step, and not twice", async () => {
    const guest = await newGuest(server);
    const id = await orderSoup(guest);
    const cancel = (body: object) =>
      server.call("PUT", "/customer/order/cancel", { ...guest, body: { order_id: id, ...body } });
    expect((await cancel({})).errors[0]?.code).toBe("reason");
    await advanceOrder(server.context, id);
    const late = await cancel({ reason: "Too slow" });
    expect([late.status, late.errors[0]?.code]).toEqual([403, "order"]);
    expect((await cancelOrderByOperator(server.context, id, "No courier")).status).toBe("canceled");
    await expect(cancelOrderByOperator(server.context, id)).rejects.toMatchObject({ status: 403 });
    expect((await readOrders(guest, "list")).orders[0]).toMatchObject({
      canceled_by: "admin",
      cancellation_reason: "No courier",
    });
  });

  it("is either advanced or canceled when both come at once", async () => {
    const guest = await newGuest(server);
    const id = await orderSoup(guest);
    const [canceled] = await Promise.all([
      server.call("PUT", "/customer/order/cancel", {
        ...guest,
        body: { order_id: id, reason: "Changed my mind" },
      }),
      advanceOrder(server.context, id).catch(() => null),
    ]);
    const [row] = await server.context.database.select().from(orders).where(eq(orders.id, id));
    expect(row?.status).toBe(canceled.status === 200 ? "canceled" : "confirmed");
  });

  it("switches a failed order to cash, or cancels it for the reason that the documents name", async () => {
    const guest = await newGuest(server);
    const failed = async () => {
      const id = await orderSoup(guest);
      await server.context.database
        .update(orders)
        .set({ status: "failed", paymentMethod: "digital_payment" })
        .where(eq(orders.id, id));
      return id;
    };
    const change = (body: object) =>
      server.call("POST", "/customer/order/payment-method", { ...guest, body: { _method: "put", ...body } });
    const first = await failed();
    expect((await change({ order_id: first })).status).toBe(200);
    const again = await change({ order_id: first });
    expect([again.status, again.errors[0]?.code]).toEqual([403, "cod"]);
    const second = await failed();
    expect((await change({ order_id: second, reason: "Order payment canceled" })).status).toBe(200);
    const rows = await server.context.database.select().from(orders);
    const stateOf = (id: number) => rows.find((row) => row.id === id);
    expect(stateOf(first)).toMatchObject({ status: "pending", paymentMethod: "cash_on_delivery" });
    expect(stateOf(second)).toMatchObject({ status: "canceled", canceledBy: "customer" });
    const unknown = await change({ order_id: 12_345_678 });
    expect([unknown.status, unknown.errors[0]?.code]).toEqual([404, "order"]);
  });

  it("is listed for the operator with its total", async () => {
    const id = await orderSoup(await newGuest(server));
    const [newest] = await listNewestOrders(server.context, 1);
    expect(newest).toMatchObject({
      id,
      status: "pending",
      store: "kitchen",
      type: "delivery",
      total: expect.stringMatching(/^\d+\.\d{2}$/),
      scheduledAt: null,
    });
  });
});

describe("lists of orders", () => {
  it("keep running and past ones apart, by pages", async () => {
    const customer = await newCustomer(server);
    const ids = [await orderSoup(customer), await orderSoup(customer), await orderSoup(customer)];
    await cancelOrderByOperator(server.context, ids[0] ?? 0);
    const running = await readOrders(customer, "running-orders", { limit: 1, offset: 2 });
    expect(running).toMatchObject({ total_size: 2, limit: 1, offset: 2 });
    expect(running.orders).toHaveLength(1);
    expect((await readOrders(customer, "list")).orders.map((order: { id: number }) => order.id)).toEqual([
      ids[0],
    ]);
    const missing = await server.call("GET", "/customer/order/list", { token: customer.token });
    expect(missing.status).toBe(403);
    expect(missing.errors.map((error: { code: string }) => error.code)).toEqual(["limit", "offset"]);
  });
});

describe("the courier's way", () => {
  it("is followed by length, not by corners", () => {
    const route: [number, number][] = [
      [0, 0],
      [0.03, 0],
      [0.03, 0.01],
    ];
    expect(pointOnRoute(route, 0)).toEqual({ lat: 0, lng: 0 });
    expect(pointOnRoute(route, 0.5)?.lng).toBeCloseTo(0.02, 5);
    expect(pointOnRoute(route, 1)).toEqual({ lat: 0.01, lng: 0.03 });
    expect(pointOnRoute([], 0.5)).toBeNull();
  });

  it("has no courier before one is named", () =>
    expect(
      courierPosition({ courierId: null } as Parameters<typeof courierPosition>[0], new Date()),
    ).toBeNull());
});

describe("the autopilot", () => {
  it("brings a demo order to the door by itself and leaves canceled ones alone", async () => {
    const pilot = await openTestServer({ settings: { demoAutopilot: true } });
    const small = await fillSmallShop(pilot.context.database);
    try {
      const guest = await newGuest(pilot);
      const buy = async () => {
        await fillCart(pilot, guest, small.food, plain(small.soup));
        return (await place(pilot, small, guest)).body.order_id as number;
      };
      const [goes, stays] = [await buy(), await buy()];
      await pilot.call("PUT", "/customer/order/cancel", { ...guest, body: { order_id: stays, reason: "x" } });
      const statusOf = async (id: number) =>
        (await pilot.context.database.select().from(orders).where(eq(orders.id, id)))[0]?.status;
      // Only what tells of the cancelation is due; the next step is not.
      await pilot.runJobs();
      expect(await statusOf(goes)).toBe("pending");
      // The queue's own clock cannot be set, so what is queued is made due.
      for (let round = 0; round < 12; round += 1) {
        await pilot.connection.executeSql("update pgboss.job set start_after = now() where state < 'active'");
        await pilot.runJobs();
      }
      expect([await statusOf(goes), await statusOf(stays)]).toEqual(["delivered", "canceled"]);
    } finally {
      await pilot.close();
    }
  });
});
