import { describe, expect, it } from "vitest";
import { extendRows, rowsAround } from "./use-visible-rows";

const all = { from: 0, to: Number.POSITIVE_INFINITY };

describe("the rows that are rendered first", () => {
  it("are all of them without a row to return to", () => {
    expect(rowsAround(-1)).toEqual(all);
  });

  it("are those around the row that was visible, from row 0 at the earliest", () => {
    expect(rowsAround(240)).toEqual({ from: 224, to: 257 });
    expect(rowsAround(3)).toEqual({ from: 0, to: 20 });
  });

  it.each([
    [240, 300],
    [0, 300],
    [299, 300],
    [5, 8],
  ])("around row %d of %d grow until all are rendered, never dropping one", (index, count) => {
    let rows = rowsAround(index);
    let steps = 0;
    while (rows.to !== Number.POSITIVE_INFINITY) {
      const next = extendRows(rows, count);
      expect(next.from).toBeLessThanOrEqual(rows.from);
      expect(next.to).toBeGreaterThan(rows.to);
      rows = next;
      steps += 1;
      expect(steps).toBeLessThan(40);
    }
    expect(rows).toEqual(all);
  });
});
