import { expect, it } from "vitest";
import { pauseBeforeLookMs } from "./plan-looks";

it("the shop is asked soon about a payment, then ever less often, and never given up", () => {
  expect([0, 1, 2, 3, 4, 5, 60].map(pauseBeforeLookMs)).toEqual([
    3_000, 3_000, 6_000, 12_000, 24_000, 30_000, 30_000,
  ]);
});
