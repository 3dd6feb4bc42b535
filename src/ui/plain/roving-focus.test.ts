import { describe, expect, it } from "vitest";
import { nextInRow } from "./roving-focus";

describe("arrow keys in a row", () => {
  it("wraps at both ends", () => {
    expect(nextInRow("ArrowRight", 2, 3, false)).toBe(0);
    expect(nextInRow("ArrowLeft", 0, 3, false)).toBe(2);
  });

  it("reverses in a right-to-left row", () => {
    expect(nextInRow("ArrowLeft", 0, 3, true)).toBe(1);
    expect(nextInRow("ArrowRight", 1, 3, true)).toBe(0);
  });

  it("handles Home and End and ignores other keys", () => {
    expect(nextInRow("End", 0, 3, false)).toBe(2);
    expect(nextInRow("Home", 2, 3, true)).toBe(0);
    expect(nextInRow("a", 0, 3, false)).toBeUndefined();
  });
});
