import { afterAll, describe, expect, it } from "vitest";
import type { Order } from "@/contract";
import { openOnlineShop } from "../../testing/online-orders";
import { sandboxPayments } from "../../testing/sandbox-payments";
import { newCustomer, newGuest, type Shopper } from "../../testing/shoppers";

const open = await openOnlineShop();
const { server, orderOnline, readOrders, visitPage, runMinute, trackOrder } = open;
afterAll(() => server.close());
const { pay } = sandboxPayments(open);
const minutes = (count: number) => server.clock.advance(count * 60_000);

const minutesBetween = (from: number, until: string | null | undefined) =>
  (Date.parse(until ?? "") - from) / 60_000;

const idsOf = async (who: Shopper, list: "running-orders" | "list") =>
  (await readOrders(who, list)).orders.map(({ id }: Order) => id);
const lists = async (who: Shopper) => ({
  running: await idsOf(who, "running-orders"),
  history: await idsOf(who, "list"),
});

describe.each([
  ["a guest", () => newGuest(server)],
  ["a customer", () => newCustomer(server)],
] as const)("an order that %s has to pay first", (_who, newShopper) => {
  it("is under way for half an hour and says until when, and is a past one from then on", async () => {
    const who = await newShopper();
    const placedAt = server.clock.now().getTime();
    const { order_id: id } = await orderOnline(who);
    expect(await lists(who)).toEqual({ running: [id], history: [] });
    const [listed] = (await readOrders(who, "running-orders")).orders;
    expect(listed).toMatchObject({ order_status: "failed", payment_status: "unpaid", failed: null });
    expect(minutesBetween(placedAt, listed?.pay_until)).toBeCloseTo(30, 0);
    expect((await trackOrder(who, id)).pay_until).toBe(listed?.pay_until);
    minutes(31);
    await runMinute();
    expect(await lists(who)).toEqual({ running: [], history: [id] });
    expect((await trackOrder(who, id)).pay_until).toBeNull();
  });

  it("is held longer once its payment page was opened, also after the payment failed", async () => {
    const who = await newShopper();
    const order = await orderOnline(who);
    minutes(20);
    await visitPage(order);
    const begunAt = server.clock.now().getTime();
    await pay(order, "fail");
    const tracked = await trackOrder(who, order.order_id);
    expect(tracked.failed).not.toBeNull();
    expect(minutesBetween(begunAt, tracked.pay_until)).toBeCloseTo(30, 0);
    expect(await lists(who)).toEqual({ running: [order.order_id], history: [] });
  });

  it("waits for nothing once it is paid or canceled", async () => {
    const who = await newShopper();
    const [paid, canceled] = [await orderOnline(who), await orderOnline(who)];
    await pay(paid, "pay");
    const body = { order_id: canceled.order_id, reason: "Order payment canceled" };
    expect((await server.call("PUT", "/customer/order/cancel", { ...who, body })).status).toBe(200);
    expect(await lists(who)).toEqual({ running: [paid.order_id], history: [canceled.order_id] });
    for (const { order_id } of [paid, canceled])
      expect((await trackOrder(who, order_id)).pay_until).toBeNull();
  });

  it("in cash was never one to be paid first", async () => {
    const who = await newShopper();
    const { order_id: id } = await orderOnline(who, { payment_method: "cash_on_delivery" });
    expect((await trackOrder(who, id)).pay_until).toBeNull();
  });
});
