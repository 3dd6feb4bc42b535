import { describe, expect, it } from "vitest";
import { readOpeningHours } from "./opening-hours";

/** "monday 09:00-12:00" of every window. */
const windowsOf = (text: string) => {
  const read = readOpeningHours(text);
  return "problem" in read
    ? read.problem
    : read.windows.map(({ day, opens, closes }) => `${day} ${opens}-${closes}`);
};
const warningsOf = (text: string) => {
  const read = readOpeningHours(text);
  return "problem" in read ? read.problem : read.warnings;
};

describe("opening hours of OpenStreetMap", () => {
  it("keep Friday's night, and ask about it", () => {
    const text = "Mo-Fr 18:00-02:00; Sa 10:00-14:00";
    expect(windowsOf(text)).toEqual([
      ...["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => `${day} 18:00-02:00`),
      "saturday 10:00-14:00",
    ]);
    expect(warningsOf(text)).toEqual(["Friday's night goes on to Saturday 02:00: is this meant?"]);
    expect(warningsOf("Mo-Su 18:00-02:00; Sa off")).toEqual([
      "Friday's night goes on to Saturday 02:00: is this meant?",
    ]);
  });

  it.each([
    [
      "Mo,We 09:00-12:00,13:00-18:00",
      ["monday 09:00-12:00", "monday 13:00-18:00", "wednesday 09:00-12:00", "wednesday 13:00-18:00"],
    ],
    ["Sa-Mo 10:00-20:00; Su off", ["monday 10:00-20:00", "saturday 10:00-20:00"]],
    ["Mo-Tu 08:00-12:00; Tu 09:00-10:00", ["monday 08:00-12:00", "tuesday 09:00-10:00"]],
    ["Mo 08:00-12:00, Mo 14:00-16:00", ["monday 08:00-12:00", "monday 14:00-16:00"]],
    ["Fr 20:00-26:00", ["friday 20:00-02:00"]],
    ["Su 20:00-24:00", ["sunday 20:00-24:00"]],
  ])("reads %s", (text, windows) => {
    expect(windowsOf(text)).toEqual(windows);
    expect(warningsOf(text)).toEqual([]);
  });

  it("reads every day where no day is named", () => {
    expect(windowsOf("24/7")).toHaveLength(7);
    expect(windowsOf("10:00-18:00")).toHaveLength(7);
  });

  it("leaves out public holidays with a word", () => {
    expect(windowsOf("Mo 09:00-12:00; PH off")).toEqual(["monday 09:00-12:00"]);
    expect(warningsOf("Sa,PH 09:00-12:00")).toEqual([expect.stringContaining("public holidays (PH)")]);
  });

  it.each([
    "Mo-Fr 18:00+",
    "Mo-Fr sunrise-sunset",
    "Jan-Mar Mo 09:00-12:00",
    "Mo[1] 09:00-12:00",
    'Mo 09:00-12:00 "by appointment"',
    "Mo 09:00-12:00 || Tu 10:00-11:00",
    "Mo 25:00-26:00",
    "Mo 09:00-09:00",
    "Mo 09:00",
    "Monday 09:00-12:00",
    "Mo 08:00-12:00, Mo 10:00-14:00",
    "Fr 18:00-11:00; Sa 10:00-14:00",
    "Su 18:00-11:00; Mo 10:00-14:00",
    "week 1-10 Mo 09:00-12:00",
    "Mo off",
    "",
  ])("refuses %s", (text) => {
    expect(readOpeningHours(text)).toHaveProperty("problem");
  });
});
