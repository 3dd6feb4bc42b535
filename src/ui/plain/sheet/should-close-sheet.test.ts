import { describe, expect, it } from "vitest";
import { shouldCloseSheet } from "./should-close-sheet";

describe("releasing a dragged sheet", () => {
  it("closes when pulled far or flicked down", () => {
    expect(shouldCloseSheet(300, 0, 600)).toBe(true);
    expect(shouldCloseSheet(40, 1, 600)).toBe(true);
  });

  it("stays after a small slow pull, a pull upwards or a flick back up", () => {
    expect(shouldCloseSheet(60, 0.2, 600)).toBe(false);
    expect(shouldCloseSheet(-10, 2, 600)).toBe(false);
    expect(shouldCloseSheet(400, -0.8, 600)).toBe(false);
  });
});
