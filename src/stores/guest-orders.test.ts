import { beforeEach, describe, expect, it } from "vitest";
import type { OutboxRow } from "@/platform/outbox";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import {
  closeGuestOrder,
  type GuestOrder,
  guestOrderFromRow,
  guestOrderMaxAgeMs,
  maxGuestOrders,
  pruneGuestOrders,
  rememberGuestOrder,
  useGuestOrders,
} from "./guest-orders";

const now = Date.now();
const order = (orderId: number, placedAt = now): GuestOrder => ({
  orderId,
  contact: "+12025552030",
  storeName: "Quay Kitchen",
  store: { id: 4, moduleId: 2 },
  placedAt,
  closed: false,
});
const row = (change: object = {}) =>
  ({
    kind: "order",
    state: "placed",
    owner: "guest:12",
    createdAt: now,
    payload: {
      storeName: "Quay Kitchen",
      moduleId: 2,
      body: { contact_person_number: "+12025552030", store_id: 4 },
    },
    result: { orderId: 12_345_678, total: 10, status: "pending", createdAt: new Date(now).toISOString() },
    ...change,
  }) as unknown as OutboxRow;

beforeEach(() => useGuestOrders.setState({ orders: [] }));

describe("the stored record of a guest's order", () => {
  it("is its number and the contact", () => {
    expect(guestOrderFromRow(row())).toEqual({ ...order(12_345_678), placedAt: now });
  });

  it.each<[string, object | null]>([
    ["a customer's order", { owner: "customer:abc" }],
    ["an order that is still being sent", { state: "sending", result: null }],
    ["a cart", { kind: "cart" }],
    ["an order without any contact", { payload: { storeName: "", body: {} } }],
  ])("is nothing for %s", (_, change) => {
    expect(guestOrderFromRow(row(change ?? {}))).toBeNull();
  });

  it("is the e-mail where there is no phone number", () => {
    const body = { contact_person_number: "", contact_person_email: "ada@example.test" };
    expect(guestOrderFromRow(row({ payload: { storeName: "", body } }))?.contact).toBe("ada@example.test");
  });
});

describe("the list of a guest's orders", () => {
  it("has each order once, the newest first", () => {
    rememberGuestOrder(order(1, now - 2_000));
    rememberGuestOrder(order(2, now));
    rememberGuestOrder(order(1, now - 2_000));
    expect(useGuestOrders.getState().orders.map((entry) => entry.orderId)).toEqual([2, 1]);
  });

  it("drops old orders and more than the maximum", () => {
    const many = Array.from({ length: maxGuestOrders + 3 }, (_, index) => order(index + 1, now - index));
    const kept = pruneGuestOrders([...many, order(999, now - guestOrderMaxAgeMs)], now);
    expect(kept).toHaveLength(maxGuestOrders);
    expect(kept[0]?.orderId).toBe(1);
    expect(kept.some((entry) => entry.orderId === 999)).toBe(false);
  });

  it("keeps what another tab has written and this one has not heard of", () => {
    rememberGuestOrder(order(1));
    const { version, state } = JSON.parse(safeStorage.getItem(storageKeys.guestOrders) ?? "");
    const ofBoth = { version, state: { orders: [order(2), ...state.orders] } };
    safeStorage.setItem(storageKeys.guestOrders, JSON.stringify(ofBoth));
    closeGuestOrder(1);
    rememberGuestOrder(order(3));
    expect(
      useGuestOrders
        .getState()
        .orders.map(({ orderId }) => orderId)
        .sort(),
    ).toEqual([1, 2, 3]);
  });
  it("knows which are closed", () => {
    rememberGuestOrder(order(1));
    closeGuestOrder(1);
    expect(useGuestOrders.getState().orders[0]?.closed).toBe(true);
  });
});
