import { describe, expect, it } from "vitest";
import { quietMinutesLeft } from "./quiet-hours";
import { utc, zoneOfChanges } from "./time-zone";

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`);
const night = { from: "22:00", to: "07:30", timeZone: utc };

describe("quiet hours", () => {
  it.each([
    ["21:59", night, 0],
    ["22:00", night, 570],
    ["00:00", night, 450],
    ["07:29", night, 1],
    ["07:30", night, 0],
    ["13:30", { from: "13:00", to: "14:00", timeZone: utc }, 30],
    ["14:00", { from: "13:00", to: "14:00", timeZone: utc }, 0],
    ["12:00", { from: "12:00", to: "12:00", timeZone: utc }, 0],
  ])("at %s of %o leave %i minutes", (time, quiet, left) => {
    expect(quietMinutesLeft(quiet, at(time))).toBe(left);
  });

  it("are times of the shopper's own time zone", () => {
    expect(quietMinutesLeft({ ...night, timeZone: () => 240 }, at("19:00"))).toBe(510);
  });

  it("are an hour shorter or longer in the night of a change of clocks", () => {
    const spring = zoneOfChanges([{ from: Date.parse("2026-11-22T01:00:00Z"), minutes: 60 }], 0);
    const autumn = zoneOfChanges([{ from: Date.parse("2026-11-22T01:00:00Z"), minutes: -60 }], 0);
    expect(quietMinutesLeft({ ...night, timeZone: spring }, at("22:00"))).toBe(510);
    expect(quietMinutesLeft({ ...night, timeZone: autumn }, at("22:00"))).toBe(630);
  });

  it("are never without times", () => {
    expect(quietMinutesLeft(null, at("23:00"))).toBe(0);
  });
});
