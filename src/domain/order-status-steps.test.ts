import { describe, expect, it } from "vitest";
import {
  awaitsAgreement,
  awaitsPayment,
  awaitsPrice,
  isAgreed,
  isCancelable,
  isClosed,
  isOver,
  isReviewable,
  isSale,
  nextStatus,
  reachedStep,
} from "./order-status-steps";

const order = (
  order_status: Parameters<typeof isClosed>[0],
  reached: Partial<Record<"confirmed" | "picked_up" | "delivered", string>> = {},
) => ({
  order_status,
  pending: "2026-01-01T00:00:00Z",
  confirmed: null,
  picked_up: null,
  delivered: null,
  ...reached,
});

describe("the four steps", () => {
  it.each([
    ["pending", 1],
    ["accepted", 2],
    ["confirmed", 2],
    ["processing", 2],
    ["handover", 2],
    ["picked_up", 3],
    ["delivered", 4],
  ] as const)("%s is step %d", (status, step) => expect(reachedStep(order(status))).toBe(step));
  it("a canceled order keeps the step it had reached", () => {
    expect(reachedStep(order("canceled"))).toBe(1);
    expect(reachedStep(order("canceled", { confirmed: "x" }))).toBe(2);
    expect(reachedStep(order("returned", { confirmed: "x", picked_up: "x" }))).toBe(3);
    expect(reachedStep(order("refunded", { confirmed: "x", picked_up: "x", delivered: "x" }))).toBe(4);
  });
  it("knows the closed ones", () => {
    expect((["delivered", "canceled", "failed", "refunded", "returned"] as const).every(isClosed)).toBe(true);
    expect((["pending", "accepted", "picked_up"] as const).some(isClosed)).toBe(false);
  });
  it("lets only pending, or failed and unpaid, be canceled", () => {
    expect(isCancelable({ order_status: "pending", payment_status: "paid" })).toBe(true);
    expect(isCancelable({ order_status: "failed", payment_status: "paid" })).toBe(false);
    expect(isCancelable({ order_status: "failed", payment_status: "unpaid" })).toBe(true);
    expect(isCancelable({ order_status: "confirmed", payment_status: "unpaid" })).toBe(false);
  });
  it("lets what came be rated, also after a refund was declined", () => {
    expect((["delivered", "refund_request_canceled"] as const).every(isReviewable)).toBe(true);
    expect(
      (["picked_up", "canceled", "failed", "refund_requested", "refunded", "returned"] as const).some(
        isReviewable,
      ),
    ).toBe(false);
  });
  it("counts as sold what was neither canceled nor failed", () => {
    expect((["pending", "delivered", "refunded"] as const).every(isSale)).toBe(true);
    expect((["canceled", "failed"] as const).some(isSale)).toBe(false);
  });
  it("goes on step by step", () => {
    expect(nextStatus("confirmed", "delivery", true)).toBe("accepted");
    expect(nextStatus("handover", "delivery", false)).toBe("picked_up");
    expect(nextStatus("handover", "take_away", false)).toBe("delivered");
    expect(nextStatus("delivered", "delivery", false)).toBeNull();
    expect(nextStatus("canceled", "delivery", false)).toBeNull();
  });
});

describe("an order by prescription", () => {
  it.each([
    ["pending", "waiting", [true, false, false]],
    ["pending", "priced", [false, true, false]],
    ["pending", "agreed", [false, false, true]],
    ["pending", null, [false, false, true]],
    ["pending", undefined, [false, false, true]],
    ["confirmed", "agreed", [false, false, true]],
    ["canceled", "waiting", [false, false, false]],
    ["canceled", "priced", [false, false, false]],
  ] as const)("that is %s and %s waits for price, shopper or nobody: %j", (order_status, state, expected) => {
    const shown = { order_status, ...(state === undefined ? {} : { prescription_state: state }) };
    expect([awaitsPrice(shown), awaitsAgreement(shown), isAgreed(shown)]).toEqual(expected);
  });
});

describe("an order that is to be paid first", () => {
  const until = "2026-11-28T12:30:00Z";
  it.each([
    // status, payment, failed at, held until, waits for its payment
    ["failed", "unpaid", null, until, true],
    ["failed", "unpaid", null, undefined, true],
    ["failed", "unpaid", null, null, true],
    ["failed", "unpaid", "2026-11-28T12:01:00Z", until, true],
    ["failed", "unpaid", "2026-11-28T12:01:00Z", undefined, false],
    ["failed", "unpaid", "2026-11-28T12:01:00Z", null, false],
    ["failed", "unpaid", "2026-11-28T12:01:00Z", "", false],
    ["failed", "paid", null, undefined, false],
    ["canceled", "unpaid", null, until, false],
    ["delivered", "paid", null, undefined, false],
  ] as const)(
    "%s, %s, failed at %s, held until %s: waits %s",
    (order_status, payment_status, failed, pay_until, waits) => {
      const one = { order_status, payment_status, failed, pay_until };
      expect(awaitsPayment(one)).toBe(waits);
      expect(isOver(one)).toBe(!waits);
    },
  );
});
