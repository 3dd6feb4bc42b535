import { expect, it } from "vitest";
import { morning, newOrder } from "../testing/orders";
import { listOf, mergeOrders, outdatedOrders } from "./merge-orders";

const minute = 60_000;
const iso = (offset: number) => new Date(morning + offset * minute).toISOString();
const ids = (orders: readonly { id: number }[]) => orders.map(({ id }) => id);

it("takes what is newer and leaves the same object where nothing is", () => {
  const known = mergeOrders(new Map(), [newOrder(1, { seq: 4 })]);
  expect(mergeOrders(known, [newOrder(1, { seq: 3, state: "done" }), newOrder(1, { seq: 4 })])).toBe(known);
  expect(mergeOrders(known, [newOrder(1, { seq: 5, state: "active" })]).get(1)?.state).toBe("active");
});

it("shows first who waits longest, then what is due first, then what ended last", () => {
  const orders = mergeOrders(new Map(), [
    newOrder(1, { created_at: iso(3) }),
    newOrder(2, { created_at: iso(1) }),
    newOrder(3, { state: "active", ready_by: iso(40) }),
    newOrder(4, { state: "active", ready_by: iso(20), created_at: iso(9) }),
    newOrder(5, { state: "done", created_at: iso(1) }),
    newOrder(6, { state: "done", created_at: iso(2) }),
    newOrder(7, { store_id: 13, created_at: iso(0) }),
  ]);
  expect(ids(listOf(orders, "new", null))).toEqual([7, 2, 1]);
  expect(ids(listOf(orders, "new", 12))).toEqual([2, 1]);
  expect(ids(listOf(orders, "active", null))).toEqual([4, 3]);
  expect(ids(listOf(orders, "done", null))).toEqual([6, 5]);
});

it("lets go of what is over since the day before yesterday, and of nothing that runs", () => {
  const orders = mergeOrders(new Map(), [newOrder(1, { state: "done" }), newOrder(2)]);
  expect(outdatedOrders(orders, morning + 35 * 60 * minute)).toEqual([]);
  expect(outdatedOrders(orders, morning + 37 * 60 * minute)).toEqual([1]);
});
