import { expect, it } from "vitest";
import { lostWithAccount } from "./lost-with-account";

it.each([
  [3, 200, "delete.money"],
  [3, 0, "delete.onlyMoney"],
  [0, 500, "delete.onlyPoints"],
  [0, 0, null],
])("with %d of money and %d points says %s", (balance, points, key) => {
  expect(lostWithAccount(balance, points)).toBe(key);
});
