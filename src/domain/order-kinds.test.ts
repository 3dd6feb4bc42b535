import { expect, it } from "vitest";
import { takesOrderKind, usedOrderKind } from "./order-kinds";

const both = { delivery: true, take_away: true };
const collected = { delivery: false, take_away: true };
const brought = { delivery: true, take_away: false };
const neither = { delivery: false, take_away: false };

it.each([
  // The store, what the shop says, whether it delivers, whether it can be collected.
  [both, undefined, true, true],
  [both, {}, true, true],
  [undefined, {}, true, true],
  [undefined, { home_delivery_status: 0 }, false, true],
  [both, { home_delivery_status: 0 }, false, true],
  [both, { takeaway_status: 0 }, true, false],
  [both, { home_delivery_status: 1, takeaway_status: 1 }, true, true],
  [collected, {}, false, true],
  [collected, { takeaway_status: 0 }, false, false],
  [brought, {}, true, false],
  [brought, { home_delivery_status: 0 }, false, false],
  [neither, { home_delivery_status: 1, takeaway_status: 1 }, false, false],
] as const)("%j of a shop that says %j", (store, shop, delivers, collects) => {
  expect([takesOrderKind("delivery", store, shop), takesOrderKind("take_away", store, shop)]).toEqual([
    delivers,
    collects,
  ]);
});

it.each([
  [null, both, {}, "delivery"],
  ["take_away", both, {}, "take_away"],
  [null, collected, {}, "take_away"],
  [null, both, { home_delivery_status: 0 }, "take_away"],
  ["take_away", brought, {}, "delivery"],
  ["take_away", both, { takeaway_status: 0 }, "delivery"],
  ["delivery", collected, {}, "take_away"],
  [null, neither, {}, "delivery"],
  ["take_away", neither, {}, "take_away"],
] as const)("who wants %s of %j in a shop that says %j gets %s", (wanted, store, shop, used) => {
  expect(usedOrderKind(wanted, store, shop)).toBe(used);
});
