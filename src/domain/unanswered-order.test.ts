import { expect, it } from "vitest";
import { isUnanswered, unansweredAfterMs } from "./unanswered-order";

const placedAt = 1_000_000;
const late = placedAt + unansweredAfterMs;

it.each([
  ["one for now that waited long enough", { order_status: "pending", scheduled: 0 }, placedAt, late, true],
  ["one that was placed just now", { order_status: "pending", scheduled: 0 }, placedAt, late - 1, false],
  ["one that was accepted", { order_status: "confirmed", scheduled: 0 }, placedAt, late, false],
  ["one that is to be paid first", { order_status: "failed", scheduled: 0 }, placedAt, late, false],
  ["one for later", { order_status: "pending", scheduled: 1 }, placedAt, late, false],
  ["one of an unknown time", { order_status: "pending", scheduled: 0 }, null, late, false],
] as const)("says of %s whether its store is silent", (_what, order, placed, now, silent) => {
  expect(isUnanswered(order, placed, now)).toBe(silent);
});
