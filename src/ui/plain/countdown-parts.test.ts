import { describe, expect, it } from "vitest";
import { countdownParts } from "./countdown-parts";

describe("parts of a countdown", () => {
  it("splits days, hours, minutes and seconds", () => {
    expect(countdownParts(((26 * 60 + 3) * 60 + 4) * 1000)).toEqual({
      days: 1,
      hours: 2,
      minutes: 3,
      seconds: 4,
    });
  });

  it("counts a begun second and never goes below nothing", () => {
    expect(countdownParts(1).seconds).toBe(1);
    expect(countdownParts(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(countdownParts(Number.NaN).days).toBe(0);
  });
});
