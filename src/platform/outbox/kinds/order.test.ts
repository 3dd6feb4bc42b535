import "fake-indexeddb/auto";
import { describe, expect, it, vi } from "vitest";
import {
  cartWith,
  guest,
  guestSession,
  lineOf,
  orderOf,
  orderRow,
  putAsGuest,
  putRowAs,
} from "../../../../tests/fixtures/outbox-rows";
import { onlyRow, outboxWithServer } from "../../../../tests/fixtures/outbox-with-server";
import type { Fault } from "../../../../tests/fixtures/shop-server";
import { cancelRow, readOutbox } from "../queue/outbox";
import { maxRetryAgeMs } from "../sender/retry-policy";
import { sendDueRows } from "../sender/sender";

const at = outboxWithServer(guestSession);

async function whileOffline<T>(work: () => Promise<T>): Promise<T> {
  const device = Object.getOwnPropertyDescriptor(globalThis, "navigator");
  Object.defineProperty(globalThis, "navigator", { value: { onLine: false }, configurable: true });
  try {
    return await work();
  } finally {
    if (device) Object.defineProperty(globalThis, "navigator", device);
    else Reflect.deleteProperty(globalThis, "navigator");
  }
}

describe("an order", () => {
  it.each<[Fault[]]>([
    [["drop-before"]],
    [["drop-after"]],
    [["drop-after", "drop-after", "bad-gateway"]],
    [["portal"]],
  ])("is placed exactly once through %j", async (faults) => {
    at.shop.faults = faults;
    await putAsGuest(orderRow());
    await sendDueRows(at.sender);
    expect((await onlyRow())?.state).toBe("checking");
    await at.sendUntilQuiet();
    expect(at.shop.orders).toHaveLength(1);
    expect(await onlyRow()).toMatchObject({ state: "placed", result: { orderId: 1_000_001, total: 10 } });
  });

  it("is written down before any request leaves", async () => {
    const row = await putRowAs(orderRow(), guest);
    expect(at.shop.requests).toEqual([]);
    expect(await onlyRow()).toMatchObject({ id: row.id, state: "waiting" });
  });

  it("carries its own key each time", async () => {
    at.shop.faults = ["drop-before", "drop-after"];
    const row = await putRowAs(orderRow(), guest);
    await at.sendUntilQuiet();
    const keys = at.shop.requests
      .filter(({ path }) => path === "/customer/order/place")
      .map(({ key }) => key);
    expect(keys).toEqual([row.key, row.key, row.key]);
  });

  it("takes photos along in a form, each time the same", async () => {
    at.shop.faults = ["drop-after"];
    const bytes = new TextEncoder().encode("what the doctor wrote").buffer as ArrayBuffer;
    await putAsGuest(orderOf({ attachments: [{ name: "p.jpg", type: "image/jpeg", bytes }] }));
    await at.sendUntilQuiet();
    const forms = at.sentTo("/customer/order/place").map(({ body }) => body);
    expect(forms).toHaveLength(2);
    for (const form of forms) {
      expect(form).toMatch(/name="order_attachment\[\]"; filename="p.jpg"\r\nContent-Type: image\/jpeg/);
      for (const part of ["what the doctor wrote", 'name="payment_method"', 'name="guest_id"'])
        expect(form).toContain(part);
    }
    expect(at.shop.orders).toHaveLength(1);
  });

  it("comes back as a question when the price changed", async () => {
    await putAsGuest(orderRow(9));
    await sendDueRows(at.sender);
    expect(await onlyRow()).toMatchObject({
      state: "needs-you",
      problem: { code: "order_amount", total: 12 },
    });
    expect(at.shop.orders).toHaveLength(0);
  });

  it("that was never tried is not sent after its deadline", async () => {
    await putAsGuest(orderRow(10, -1));
    await sendDueRows(at.sender);
    expect(at.shop.requests).toEqual([]);
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "expired" } });
  });

  it("that was tried is called expired only when a repeat after the deadline has said so", async () => {
    at.shop.faults = ["drop-before"];
    await putAsGuest(orderRow());
    await sendDueRows(at.sender);
    at.clockAhead = 1_000_000;
    at.shop.now = () => Date.now() + at.clockAhead;
    expect((await onlyRow())?.state).toBe("checking");
    await at.sendUntilQuiet();
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "expired" } });
    expect(at.shop.orders).toHaveLength(0);
  });

  it("that arrived before its deadline is found by a repeat after it", async () => {
    at.shop.faults = ["drop-after"];
    await putAsGuest(orderRow());
    await sendDueRows(at.sender);
    at.clockAhead = 1_000_000;
    at.shop.now = () => Date.now() + at.clockAhead;
    await at.sendUntilQuiet();
    expect(await onlyRow()).toMatchObject({ state: "placed" });
    expect(at.shop.orders).toHaveLength(1);
  });

  it("waits for the cart that it orders", async () => {
    at.shop.faults = ["bad-gateway"];
    await putAsGuest(cartWith(lineOf(1, 1)));
    await putAsGuest(orderRow());
    await sendDueRows(at.sender);
    expect(at.shop.orders).toHaveLength(0);
    await at.sendUntilQuiet();
    expect(at.shop.acted).toEqual(["/customer/cart/add", "/customer/order/place"]);
  });

  it("is not sent again by itself to a backend that keeps no keys", async () => {
    at.session.idempotency = false;
    at.shop.faults = ["drop-after"];
    await putAsGuest(orderRow());
    await at.sendUntilQuiet();
    expect(at.shop.orders).toHaveLength(1);
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "unconfirmed" } });
  });

  it("is not sent again when the server may have forgotten its key", async () => {
    at.shop.faults = ["drop-after"];
    await putAsGuest(orderRow());
    await sendDueRows(at.sender);
    at.clockAhead = maxRetryAgeMs + 60_000;
    await at.sendUntilQuiet();
    expect(at.shop.orders).toHaveLength(1);
    expect(await onlyRow()).toMatchObject({ state: "needs-you", problem: { code: "too_old" } });
  });

  it("stays one that can be called off when the device had no network to send it with", async () => {
    const row = await putRowAs(orderRow(), guest);
    at.reachable = false;
    await whileOffline(() => sendDueRows(at.sender));
    expect(at.shop.requests).toEqual([]);
    expect(await onlyRow()).toMatchObject({ state: "waiting", firstTriedAt: null });
    expect(await cancelRow(row.id)).toBe(true);
    expect(await onlyRow()).toBeUndefined();
  });

  it("can be called off while it is looked whether there is a network", async () => {
    const row = await putRowAs(orderRow(), guest);
    let answer: (is: boolean) => void = () => undefined;
    at.reachable = new Promise((resolve) => {
      answer = resolve;
    });
    await whileOffline(async () => {
      const attempt = sendDueRows(at.sender);
      await vi.waitFor(async () => expect((await onlyRow())?.state).toBe("sending"));
      const canceled = cancelRow(row.id);
      answer(false);
      await attempt;
      expect(await canceled).toBe(true);
    });
    expect(at.shop.requests).toEqual([]);
    expect(await readOutbox()).toEqual([]);
  });

  it("may have arrived although the browser says that there is no network", async () => {
    const row = await putRowAs(orderRow(), guest);
    at.shop.faults = ["drop-after"];
    await whileOffline(() => sendDueRows(at.sender));
    expect(at.shop.orders).toHaveLength(1);
    expect(await onlyRow()).toMatchObject({ state: "checking" });
    expect(await cancelRow(row.id)).toBe(false);
  });

  it("can be called off until it was sent, never while it may have arrived", async () => {
    const untouched = await putRowAs(orderRow(), guest);
    expect(await cancelRow(untouched.id)).toBe(true);
    at.shop.faults = ["drop-after"];
    const tried = await putRowAs(orderRow(), guest);
    await sendDueRows(at.sender);
    expect(await cancelRow(tried.id)).toBe(false);
    expect(await readOutbox()).toHaveLength(1);
  });
});
