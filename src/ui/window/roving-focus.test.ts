import { describe, expect, it } from "vitest";
import { nextInRow } from "./roving-focus";

describe("arrow keys in a row", () => {
  it("goes round at both ends", () => {
    expect(nextInRow("ArrowRight", 2, 3, false)).toBe(0);
    expect(nextInRow("ArrowLeft", 0, 3, false)).toBe(2);
  });

  it("turns round where the line runs from right to left", () => {
    expect(nextInRow("ArrowLeft", 0, 3, true)).toBe(1);
    expect(nextInRow("ArrowRight", 1, 3, true)).toBe(0);
  });

  it("knows Home and End and leaves other keys alone", () => {
    expect(nextInRow("End", 0, 3, false)).toBe(2);
    expect(nextInRow("Home", 2, 3, true)).toBe(0);
    expect(nextInRow("a", 0, 3, false)).toBeUndefined();
  });
});
