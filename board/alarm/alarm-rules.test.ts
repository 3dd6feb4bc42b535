import { expect, it } from "vitest";
import { newOrder } from "../testing/orders";
import { alarmState, tabTitle, unanswered } from "./alarm-rules";

const orders = [newOrder(1), newOrder(2, { store_id: 13 }), newOrder(3, { state: "active" })];
const nobody = new Set<number>();

it("goes on until nobody waits, of the stores that this device looks after", () => {
  expect(unanswered({ orders, storeId: null, answered: nobody })).toEqual([1, 2]);
  expect(unanswered({ orders, storeId: 12, answered: nobody })).toEqual([1]);
});

it("is quiet about an order that was answered here, also while the answer waits for the network", () => {
  expect(unanswered({ orders, storeId: null, answered: new Set([1]) })).toEqual([2]);
});

it("is quiet while a prescription's price waits for its customer, and rings again when they agreed", () => {
  const waiting = (prescription_state: "waiting" | "priced" | "agreed") =>
    unanswered({ orders: [newOrder(1, { prescription_state })], storeId: null, answered: nobody });
  expect([waiting("waiting"), waiting("priced"), waiting("agreed")]).toEqual([[1], [], [1]]);
});

it("rings, is muted until the time that was said, or tells that the browser keeps it silent", () => {
  const settings = { mutedUntil: 1_000, volume: 0.5, soundAllowed: true };
  expect(alarmState(1, settings, 999)).toBe("muted");
  expect(alarmState(1, settings, 1_000)).toBe("ringing");
  expect(alarmState(0, settings, 1_000)).toBe("silent");
  expect(alarmState(1, { ...settings, volume: 0 }, 1_000)).toBe("muted");
  expect(alarmState(1, { ...settings, soundAllowed: false }, 1_000)).toBe("blocked");
});

it("writes how many wait into the tab's title, and their name every other second", () => {
  expect(tabTitle("Quay board", 2, "New orders", true)).toBe("(2) New orders");
  expect(tabTitle("Quay board", 2, "New orders", false)).toBe("(2) Quay board");
  expect(tabTitle("Quay board", 0, "New orders", true)).toBe("Quay board");
});
