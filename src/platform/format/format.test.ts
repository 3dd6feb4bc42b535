import { describe, expect, it } from "vitest";
import { formatAge } from "./age";
import { ratingCount } from "./counts";
import { formatDate, formatDateTime, formatLongDateTime, formatTime, formatTimeOfDay } from "./date";
import { formatKilometres, formatMetres } from "./distance";
import { formatNumber, formatRating } from "./number";

describe("numbers", () => {
  it("leaves trailing zeros out of plain numbers", () => {
    expect([formatNumber(4.666, 1), formatNumber(5, 2), formatNumber(4.25, 1)]).toEqual(["4.7", "5", "4.3"]);
  });

  it("rounds a rating to the digits of the shop and shows at least one of them", () => {
    const ratings = [4, 4.3, 4.666, 4.996, 5];
    expect(ratings.map((value) => formatRating(value, 2))).toEqual(["4.0", "4.3", "4.67", "5.0", "5.0"]);
    expect(ratings.map((value) => formatRating(value, 1))).toEqual(["4.0", "4.3", "4.7", "5.0", "5.0"]);
    expect(ratings.map((value) => formatRating(value, 0))).toEqual(["4.0", "4.3", "4.7", "5.0", "5.0"]);
  });
});

describe("distances", () => {
  it.each<[number, string]>([
    [0.85, "850 m"],
    [0.004, "0 m"],
    [0.999, "1 km"],
    [1.24, "1.2 km"],
    [14.4, "14 km"],
    [1000, "1000 km"],
    [1000.1, "1k+ km"],
    [-1, ""],
    [Number.NaN, ""],
  ])("writes %d km as %j", (kilometres, expected) => expect(formatKilometres(kilometres)).toBe(expected));
  it("writes metres, and Arabic units with Latin digits", () => {
    expect(formatMetres(1240)).toBe("1.2 km");
    expect(formatMetres(1240, "ar")).toBe("1.2 كم");
  });
});

describe("ages", () => {
  const minute = 60_000;
  it.each<[number, string, string]>([
    [-minute, "just now", "الآن"],
    [59_000, "just now", "الآن"],
    [minute, "1 min ago", "قبل دقيقة"],
    [12 * minute, "12 min ago", "قبل 12 دقيقة"],
    [120 * minute, "2 h ago", "قبل ساعتين"],
    [3 * 24 * 60 * minute, "3 d ago", "قبل 3 أيام"],
  ])("tells %d ms", (age, english, arabic) => {
    expect(formatAge(1e12, 1e12 + age)).toBe(english);
    expect(formatAge(1e12, 1e12 + age, "ar")).toBe(arabic);
  });
});

describe("dates", () => {
  const clock = { timeZone: () => 180, hours: "12", language: "en" } as const;
  it.each<[string | null, string]>([
    ["2026-03-04T21:05:00Z", "5 Mar, 12:05 AM"],
    ["2026-03-04 21:05:00", "4 Mar, 9:05 PM"],
    ["2026-03-04T21:05:00+03:00", "4 Mar, 9:05 PM"],
    [null, ""],
    ["soon", ""],
    ["", ""],
  ])("writes %j on the shop's clock as %j", (value, expected) =>
    expect(formatDateTime(value, clock)).toBe(expected),
  );

  it("writes 24 hours and Arabic with Latin digits", () => {
    expect(formatDateTime("2026-03-04 21:05:00", { ...clock, hours: "24" })).toBe("4 Mar, 21:05");
    expect(formatDateTime("2026-03-04 21:05:00", { ...clock, language: "ar" })).toBe("4 مارس، 9:05 م");
    expect(formatDate("2026-03-04T12:00:00Z", clock)).toBe("4 Mar 2026");
    expect(formatLongDateTime("2026-03-04T12:00:00Z", clock)).toBe("4 Mar 2026, 3:00 PM");
    expect(formatLongDateTime("2026-03-04T12:00:00Z", { ...clock, hours: "24", language: "ar" })).toBe(
      "4 مارس 2026، 15:00",
    );
    expect(formatTime("2026-03-04T12:00:00Z", clock)).toBe("3:00 PM");
  });

  it.each<[string, "12" | "24", string]>([
    ["21:30:00", "12", "9:30 PM"],
    ["00:05", "12", "12:05 AM"],
    ["9:05:00", "24", "09:05"],
    ["24:00:00", "12", "12:00 AM"],
    ["closed", "12", ""],
  ])("writes the time of day %s", (value, hours, expected) => {
    expect(formatTimeOfDay(value, { hours, language: "en" })).toBe(expected);
  });
});

describe("counts", () => {
  it("writes numbers of ratings", () => {
    expect([84, 999, 1250, 12_400].map(ratingCount)).toEqual(["84", "999", "1.2k", "12k"]);
  });
});
