import { describe, expect, it } from "vitest";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { isNoteTooSmall, withChange } from "./updated-cash-change";

const pressed = (change: number | undefined) => ({
  body: { order_type: "delivery", bring_change_amount: change } as PlaceOrderRequest,
  expectedTotal: 18.7,
});

describe("the change for a note when the total has changed", () => {
  // A note of 20.00.
  it.each([
    [18.2, 1.8, false],
    [20, 0, false],
    [20.01, 0, true],
  ])("for a total of %d is %d, and the note is too small: %s", (now, change, tooSmall) => {
    expect(withChange(pressed(1.3), now).bring_change_amount).toBe(change);
    expect(isNoteTooSmall(pressed(1.3), now)).toBe(tooSmall);
  });

  it("is none where no note was named, which is never too small", () => {
    expect(withChange(pressed(undefined), 99).bring_change_amount).toBeUndefined();
    expect(isNoteTooSmall(pressed(undefined), 99)).toBe(false);
  });
});
