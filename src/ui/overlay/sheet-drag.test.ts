import { describe, expect, it } from "vitest";
import { closesSheet } from "./sheet-drag";

describe("letting go of a sheet", () => {
  it("closes when pulled far or flicked down", () => {
    expect(closesSheet(300, 0, 600)).toBe(true);
    expect(closesSheet(40, 1, 600)).toBe(true);
  });

  it("stays after a small slow pull, a pull upwards or a flick back up", () => {
    expect(closesSheet(60, 0.2, 600)).toBe(false);
    expect(closesSheet(-10, 2, 600)).toBe(false);
    expect(closesSheet(400, -0.8, 600)).toBe(false);
  });
});
