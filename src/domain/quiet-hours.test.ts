import { describe, expect, it } from "vitest";
import { quietMinutesLeft } from "./quiet-hours";

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const night = { from: "22:00", to: "07:30", timezone: "UTC" };

describe("quiet hours", () => {
  it.each([
    ["21:59", night, 0],
    ["22:00", night, 570],
    ["00:00", night, 450],
    ["07:29", night, 1],
    ["07:30", night, 0],
    ["13:30", { from: "13:00", to: "14:00", timezone: "UTC" }, 30],
    ["14:00", { from: "13:00", to: "14:00", timezone: "UTC" }, 0],
    ["12:00", { from: "12:00", to: "12:00", timezone: "UTC" }, 0],
  ])("at %s of %o leave %i minutes", (time, quiet, left) => {
    expect(quietMinutesLeft(quiet, at(time))).toBe(left);
  });

  it("are times of the shopper's own time zone", () => {
    expect(quietMinutesLeft({ ...night, timezone: "Asia/Dubai" }, at("19:00"))).toBe(510);
  });

  it("are never without times or in an unknown time zone", () => {
    expect(quietMinutesLeft(null, at("23:00"))).toBe(0);
    expect(quietMinutesLeft({ ...night, timezone: "Nowhere/City" }, at("23:00"))).toBe(0);
  });
});
