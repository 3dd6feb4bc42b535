import { expect, it } from "vitest";
import { isRefundable } from "./refunds";

it.each([
  ["delivered", "paid", 12, true],
  ["delivered", "unpaid", 12, false],
  ["delivered", "paid", 0, false],
  ["picked_up", "paid", 12, false],
  ["canceled", "paid", 12, false],
  ["refund_requested", "paid", 12, false],
  ["refund_request_canceled", "paid", 12, false],
] as const)(
  "an order that is %s and %s, of %i: %s",
  (order_status, payment_status, order_amount, expected) => {
    expect(isRefundable({ order_status, payment_status, order_amount })).toBe(expected);
  },
);
