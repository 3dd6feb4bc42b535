import { expect, it } from "vitest";
import { newMe, newOrder } from "../testing/stand-in";
import { askingPause } from "./asking-pause";

it("asks more often under way than waiting, and seldom off shift", () => {
  const underWay = askingPause(newMe({ orders: [newOrder(1)] }), 0);
  const waiting = askingPause(newMe({ orders: [] }), 0);
  const off = askingPause(newMe({ orders: [], shift_started_at: null }), 0);
  expect(underWay).toBeLessThan(waiting);
  expect(waiting).toBeLessThan(off);
  // An offer lasts 45 s where the shop says nothing else.
  expect(waiting).toBeLessThan(15_000);
});

it("asks less and less often where nobody answers, but twice a minute at least", () => {
  const pauses = [1, 2, 3, 4, 5, 9].map((failures) => askingPause(newMe(), failures));
  expect(pauses).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});
