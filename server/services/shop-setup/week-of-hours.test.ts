import { describe, expect, it } from "vitest";
import { readWeek } from "./week-of-hours";

const written = (text: string) => {
  const week = readWeek(text);
  return Array.isArray(week)
    ? week.map(({ day, opens, closes }) => `${day.slice(0, 3)} ${opens}-${closes}`).join(", ")
    : week.problem;
};

describe("opening hours as they are typed", () => {
  it.each([
    ["tue 9:00-18:00", "tue 9:00-18:00"],
    [
      "Mon–Wed 09:00 – 18:00; SAT 10:00 to 14:00",
      "mon 09:00-18:00, tue 09:00-18:00, wed 09:00-18:00, sat 10:00-14:00",
    ],
    ["fri-mo 18:00-02:00", "fri 18:00-02:00, sat 18:00-02:00, sun 18:00-02:00, mon 18:00-02:00"],
    ["su 08:00-12:00, su 14:00-24:00", "sun 08:00-12:00, sun 14:00-24:00"],
    ["thursday ١٠:٠٠-١٢:٠٠", "thu 10:00-12:00"],
  ])("%s", (text, expected) => expect(written(text)).toBe(expected));

  it("is every day of a week that is daily", () => {
    expect(readWeek("daily 09:00-22:00")).toHaveLength(7);
  });

  it.each([
    ["", "is empty"],
    ["t 09:00-10:00", 'has "t 09:00-10:00", which is no days with a time'],
    ["montag 09:00-10:00", 'has "montag 09:00-10:00", which is no days with a time'],
    ["mon-fri", 'has "mon-fri", which is no days with a time'],
    ["mon 24:00-10:00", 'has "mon 24:00-10:00", whose times are none'],
    ["mon 09:00-25:00", 'has "mon 09:00-25:00", whose times are none'],
    ["mon 09:00-09:00", 'has "mon 09:00-09:00", whose times are none'],
    ["mon-fri 09:00-12:00, fri 09:00-18:00", "opens twice on friday at 09:00"],
  ])("refuses %j", (text, problem) => expect(written(text)).toBe(problem));
});
