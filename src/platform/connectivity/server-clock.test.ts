// @vitest-environment jsdom

import { describe, expect, it, vi } from "vitest";
import { outcome, probedShop } from "../../../tests/fixtures/probed-shop";
import { reportOutcome, serverNow } from "./connectivity";
import { isServerClockKnown } from "./server-clock";

probedShop();

describe("the server's clock", () => {
  it("knows the server's clock from the last response", () => {
    reportOutcome(outcome("answered", { serverTime: Date.now() + 90_000 }));
    expect(serverNow() - Date.now()).toBe(90_000);
  });

  it.each(["unusable", "network", "maintenance"] as const)(
    "is not told by a response that is not the shop's: %s",
    (kind) => {
      reportOutcome(outcome("answered", { serverTime: Date.now() - 90_000 }));
      reportOutcome(outcome(kind, { serverTime: Date.now() + 3 * 3_600_000 }));
      expect(serverNow() - Date.now()).toBe(-90_000);
    },
  );

  it("trusts it with a deadline until the device's clock has been moved, and again after the next response", () => {
    expect(isServerClockKnown()).toBe(false);
    reportOutcome(outcome("answered", { serverTime: Date.now() }));
    expect(isServerClockKnown()).toBe(true);
    vi.setSystemTime(Date.now() + 3 * 3_600_000);
    expect(isServerClockKnown()).toBe(false);
    reportOutcome(outcome("answered", { serverTime: Date.now() - 3 * 3_600_000 }));
    expect(isServerClockKnown()).toBe(true);
    vi.advanceTimersByTime(3 * 3_600_000);
    expect(isServerClockKnown()).toBe(true);
  });
});
