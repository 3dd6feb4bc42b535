import { expect, it } from "vitest";
import { shownRows } from "./tabbed-rows";

const rows = (...sizes: (number | null | undefined)[]) => sizes.map((size, index) => ({ name: index, size }));
const names = (shown: readonly { name: number }[]) => shown.map(({ name }) => name);

it("a row of fewer than three cards is left out, one whose list failed is not", () =>
  expect(names(shownRows(rows(12, 2, null, 3, 0)))).toEqual([0, 2, 3]));

it("until every list is known the first of them stands alone, so that no tab moves under a finger", () => {
  expect(names(shownRows(rows(12, undefined, 5)))).toEqual([0]);
  expect(names(shownRows(rows(2, undefined, 5)))).toEqual([1]);
  expect(names(shownRows(rows(undefined, undefined)))).toEqual([0]);
});

it("a shopper's own rows begin with one card", () => expect(names(shownRows(rows(1, 0), 1))).toEqual([0]));
