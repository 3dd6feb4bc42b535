import { describe, expect, it } from "vitest";
import type { Order } from "@/contract";
import { orderOf } from "../../../tests/fixtures/order";
import { orderTimeline } from "./order-timeline";

const states = (subject: Order) => orderTimeline(subject).map(({ name, state }) => `${name} ${state}`);

describe("the steps of an order", () => {
  it.each([
    ["pending", ["placed current", "confirmed upcoming", "onTheWay upcoming", "delivered upcoming"]],
    ["processing", ["placed done", "confirmed current", "onTheWay upcoming", "delivered upcoming"]],
    ["picked_up", ["placed done", "confirmed done", "onTheWay current", "delivered upcoming"]],
    ["delivered", ["placed done", "confirmed done", "onTheWay done", "delivered done"]],
  ])("that is %s", (order_status, expected) => {
    expect(states(orderOf({ order_status }))).toEqual(expected);
  });

  it("end where it was canceled, with the time of it", () => {
    const canceled = orderOf({
      order_status: "canceled",
      confirmed: "2026-01-01T10:05:00Z",
      canceled: "2026-01-01T10:06:00Z",
    });
    expect(states(canceled)).toEqual(["placed done", "confirmed done", "closed failed"]);
    expect(orderTimeline(canceled).at(-1)?.time).toBe("2026-01-01T10:06:00Z");
  });

  it("have not ended while the payment is awaited, and have once it failed", () => {
    const unpaid = { order_status: "failed", payment_status: "unpaid" };
    expect(states(orderOf(unpaid))).toEqual([
      "placed current",
      "confirmed upcoming",
      "onTheWay upcoming",
      "delivered upcoming",
    ]);
    const failed = { ...unpaid, failed: "2026-01-01T10:30:00Z" };
    expect(states(orderOf(failed))).toEqual(["placed done", "closed failed"]);
  });

  it("have no step 'on the way' for take-away", () => {
    const ready = orderOf({ order_type: "take_away", order_status: "handover" });
    expect(states(ready)).toEqual(["placed done", "confirmed done", "ready current", "collected upcoming"]);
  });

  it("start with the order's own time where the backend gives no other", () => {
    expect(orderTimeline(orderOf({ pending: null }))[0]?.time).toBe("2026-01-01T10:00:00Z");
  });

  it("go on after a delivered order with the refund that was asked for, and what was decided", () => {
    const asked = {
      order_status: "refund_requested",
      delivered: "2026-01-01T11:00:00Z",
      refund_requested: "2026-01-01T12:00:00Z",
    };
    const delivered = ["placed done", "confirmed done", "onTheWay done", "delivered done"];
    expect(states(orderOf(asked))).toEqual([...delivered, "refund_requested current"]);
    const refunded = { ...asked, order_status: "refunded", refunded: "2026-01-01T13:00:00Z" };
    expect(states(orderOf(refunded))).toEqual([...delivered, "refund_requested done", "refunded done"]);
    const declined = { ...asked, refund_request_canceled: "2026-01-01T13:00:00Z" };
    expect(states(orderOf(declined)).at(-1)).toBe("refund_request_canceled failed");
  });
});
