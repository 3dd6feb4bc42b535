import { expect, it } from "vitest";
import type { BoardItem } from "@/contract/calls/board-items";
import {
  type DraftLine,
  draftProblem,
  requestLines,
  withItem,
  withVariation,
  withWords,
} from "./draft-lines";

const mark = { sold_out: false, sold_out_until: null };
const item = (id: number, more: Partial<BoardItem> = {}): BoardItem => ({
  id,
  store_id: 12,
  name: `Item ${id}`,
  category: "Pain",
  price: 4.5,
  stock: 10,
  ...mark,
  variations: [],
  options: [],
  ...more,
});
const sizes = item(8, {
  variations: [
    { id: 1, type: "20-pieces", price: 6, stock: 5, ...mark },
    { id: 2, type: "50-pieces", price: 11, stock: 5, ...mark },
  ],
});
/** The only line. */
function only([line, ...others]: DraftLine[]): DraftLine {
  if (line === undefined || others.length > 0) throw new Error("One line is wanted.");
  return line;
}
const add = (lines: Parameters<typeof withItem>[0], one: BoardItem) =>
  withItem(lines, one, { key: `row-${lines.length}`, digits: 2 });

it("counts an item that is scanned again, and has another line for one with choices", () => {
  const lines = add(add(add([], item(7)), item(7)), sizes);
  expect(add(lines, sizes).map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
    [7, 2],
    [8, 1],
    [8, 1],
  ]);
});

it("sends a price where it is another one than the shelf's, in any way of writing it", () => {
  const line = only(add([], item(7)));
  expect(requestLines([{ ...line, price: "4.50" }], 2)).toEqual([{ item: 7, quantity: 1 }]);
  expect(requestLines([{ ...line, price: "3,25" }], 2)).toEqual([{ item: 7, price: 3.25, quantity: 1 }]);
});

it("says what is missing, and sends nothing until it is there", () => {
  const chosen = only(add([], sizes));
  expect(draftProblem(chosen, 2)).toBe("variation");
  expect(requestLines([chosen], 2)).toBe(null);
  const large = withVariation(chosen, "50-pieces", 2);
  expect(requestLines([{ ...large, substituteFor: " Brand 50 " }], 2)).toEqual([
    { item: 8, variation: "50-pieces", quantity: 1, substitute_for: "Brand 50" },
  ]);
  const own = only(withWords([], "row"));
  expect(draftProblem(own, 2)).toBe("name");
  const named = { ...own, name: "Ointment " };
  expect(draftProblem({ ...named, price: "1.005" }, 2)).toBe("price");
  expect(draftProblem({ ...named, price: "8.5", substituteFor: " " }, 2)).toBe("substitute");
  expect(requestLines([{ ...named, price: "8.5" }], 2)).toEqual([
    { name: "Ointment", price: 8.5, quantity: 1 },
  ]);
  expect(requestLines([], 2)).toBe(null);
});
