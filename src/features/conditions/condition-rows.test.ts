import { describe, expect, it } from "vitest";
import { inColumns, rowsOf } from "./condition-rows";

describe("items of a condition", () => {
  it.each([
    [7, "desktop", 1],
    [8, "desktop", 2],
    [5, "tablet", 1],
    [6, "tablet", 2],
    [3, "phone", 1],
    [4, "phone", 2],
  ] as const)("%i of them on a %s are in %i rows", (total, screen, rows) =>
    expect(rowsOf(total, screen)).toBe(rows),
  );
  it("fill column after column", () => expect(inColumns([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]));
});
