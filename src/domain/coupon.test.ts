import { expect, it } from "vitest";
import { missingForMinimum, reachesMinimum } from "./coupon";

it.each([
  [1500, 900, 600],
  [1500, 1500, 0],
  [1500, 2000, 0],
  [0, 0, 0],
])("a minimum of %d lacks of %d: %d", (minimumPurchase, sum, missing) => {
  expect(missingForMinimum({ minimumPurchase }, sum)).toBe(missing);
  expect(reachesMinimum({ minimumPurchase }, sum)).toBe(missing === 0);
});
