import { describe, expect, it } from "vitest";
import {
  isInsideWindow,
  isOpenBySchedule,
  isStoreOpen,
  nextOpening,
  openingInstant,
  storeOverlay,
} from "./opening-hours";
import { zoneOfChanges } from "./time-zone";

const at = (day: number, time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return { day, minute: hour * 60 + minute, date: "2026-05-10" };
};

/** Berlin's change to summer time in 2026. */
const berlin = zoneOfChanges([{ from: Date.parse("2026-03-29T01:00:00Z"), minutes: 120 }], 60);

describe("a window", () => {
  it.each([
    ["23:00", true],
    ["02:00", true],
    ["12:00", false],
  ])("22 to 3 over midnight at %s is %s", (time, open) =>
    expect(isInsideWindow(at(0, time).minute, 22 * 60, 3 * 60)).toBe(open),
  );
  it("with equal ends is the whole day", () => expect(isInsideWindow(5, 60, 60)).toBe(true));
});

describe("opening hours", () => {
  const split = [
    { day: 1, opening_time: "09:00:00", closing_time: "12:00:00" },
    { day: 1, opening_time: "18:00:00", closing_time: "02:00:00" },
  ];
  it.each([
    [1, "10:00", true],
    [1, "12:00", false],
    [1, "19:00", true],
    [2, "01:59", true],
    [2, "02:00", false],
    [3, "10:00", false],
  ])("day %d at %s is %s", (day, time, open) => expect(isOpenBySchedule(split, at(day, time))).toBe(open));
  it("a day that ends at 23:59:59 has no gap before midnight", () => {
    const hours = [{ day: 4, opening_time: "00:00:00", closing_time: "23:59:59" }];
    expect(isOpenBySchedule(hours, { day: 4, minute: 1439.99, date: "" })).toBe(true);
  });
  it("names the next opening", () => {
    expect(nextOpening(split, at(1, "13:00"))).toEqual({ inDays: 0, time: "18:00:00" });
    expect(nextOpening(split, at(2, "13:00"))).toEqual({ inDays: 6, time: "09:00:00" });
    expect(nextOpening([], at(2, "13:00"))).toBeNull();
  });
  it("distinguishes the vendor's switch from the schedule", () => {
    expect(storeOverlay({ active: true, open: 0 })).toBe("closed_by_schedule");
    expect(storeOverlay({ active: false, open: 0 })).toBe("inactive");
    expect(storeOverlay({ active: true, open: 1 })).toBe("open");
  });
});

describe("whether a store is open now", () => {
  const schedules = [{ id: 1, store_id: 1, day: 1, opening_time: "20:00:00", closing_time: "03:00:00" }];
  it("follows the shop's clock, into the next day", () => {
    expect(isStoreOpen({ open: 0, schedules }, { day: 1, minute: 21 * 60, date: "2026-11-23" })).toBe(true);
    expect(isStoreOpen({ open: 0, schedules }, { day: 2, minute: 60, date: "2026-11-24" })).toBe(true);
    expect(isStoreOpen({ open: 1, schedules }, { day: 2, minute: 5 * 60, date: "2026-11-24" })).toBe(false);
  });
  it("is what the server said when there is no schedule", () =>
    expect(isStoreOpen({ open: 1, schedules: [] }, { day: 2, minute: 0, date: "2026-11-24" })).toBe(true));
});

describe("when an opening is", () => {
  it.each([
    [
      "before the change, on its day",
      "2026-03-28T22:30:00Z",
      { inDays: 0, time: "23:45:00" },
      "2026-03-28T22:45:00Z",
    ],
    [
      "tomorrow, after the change",
      "2026-03-28T22:30:00Z",
      { inDays: 1, time: "09:00:00" },
      "2026-03-29T07:00:00Z",
    ],
    [
      "today, after the change of this night",
      "2026-03-29T00:30:00Z",
      { inDays: 0, time: "09:00" },
      "2026-03-29T07:00:00Z",
    ],
    [
      "today, before the change of this night",
      "2026-03-28T23:10:00Z",
      { inDays: 0, time: "01:30" },
      "2026-03-29T00:30:00Z",
    ],
    [
      "in days, on the other side of a change",
      "2026-03-26T12:00:00Z",
      { inDays: 4, time: "09:00:00" },
      "2026-03-30T07:00:00Z",
    ],
    ["on the same side", "2026-03-24T12:00:00Z", { inDays: 2, time: "09:00:00" }, "2026-03-26T08:00:00Z"],
  ])("%s", (_name, now, opening, instant) => {
    const found = openingInstant(opening, Date.parse(now), berlin);
    expect(new Date(found).toISOString().slice(0, 19)).toBe(instant.slice(0, 19));
  });
});
