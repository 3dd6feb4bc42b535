import { expect, it } from "vitest";
import { takesPrescriptions } from "./prescription-offer";

it.each([
  [true, true, true],
  [false, true, false],
  [true, false, false],
  [undefined, true, false],
  [true, undefined, false],
] as const)("a store marked %s in a shop that says %s takes prescriptions: %s", (store, shop, expected) => {
  expect(
    takesPrescriptions(
      store === undefined ? undefined : { prescription_order: store },
      shop === undefined ? undefined : { prescription_order_status: shop },
    ),
  ).toBe(expected);
});
