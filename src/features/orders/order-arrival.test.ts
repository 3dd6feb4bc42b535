import { describe, expect, it } from "vitest";
import { utc } from "@/domain/time-zone";
import { orderOf } from "../../../tests/fixtures/order";
import { orderArrival } from "./use-arrival-text";

const at = (time: string) => Date.parse(`2026-01-01T${time}:00Z`);
const told = (change: object, now = "10:01", slotMinutes = 30) => {
  const order = orderOf({ scheduled: 0, min_delivery_time: 20, max_delivery_time: 30, ...change });
  const arrival = orderArrival(order, utc, at(now), slotMinutes);
  return arrival && [arrival.from, arrival.to].map((time) => new Date(time).toISOString().slice(11, 16));
};

describe("when an order arrives", () => {
  it("moves with its steps", () => {
    expect(told({})).toEqual(["10:20", "10:30"]);
    expect(told({ order_status: "accepted", accepted: "2026-01-01T10:10:00Z" })).toEqual(["10:30", "10:40"]);
    const onTheWay = { order_status: "picked_up", picked_up: "2026-01-01T10:12:00Z" };
    expect(told(onTheWay, "10:13")).toEqual(["10:20", "10:25"]);
  });

  it("is told from the store's own minutes in lists, which name no others", () => {
    const store = { min_delivery_time: 40, max_delivery_time: 50 };
    expect(told({ min_delivery_time: undefined, max_delivery_time: undefined, store })).toEqual([
      "10:40",
      "10:50",
    ]);
  });

  it("has the length of the shop's slots", () => {
    const slot = { scheduled: 1, schedule_at: "2026-01-01 19:00:00" };
    expect(told(slot, "10:01", 60)).toEqual(["19:00", "20:00"]);
  });

  it("is told for today only, and not of an order that is over", () => {
    expect(told({ scheduled: 1, schedule_at: "2026-01-01 19:00:00" })).toEqual(["19:00", "19:30"]);
    expect(told({ scheduled: 1, schedule_at: "2026-01-02 19:00:00" })).toBeNull();
    expect(told({ min_delivery_time: 1440, max_delivery_time: 2880 })).toBeNull();
    expect(told({ order_status: "delivered" })).toBeNull();
    expect(told({ order_status: "canceled" })).toBeNull();
  });
});
