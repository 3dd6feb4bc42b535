import { expect, it } from "vitest";
import type { Language } from "../../context";
import { shopTimestamp, shopTimeText } from "./shop-time-text";

it.each<[string, number, Language, "12" | "24", string]>([
  ["2026-11-28T18:40:00Z", 60, "en", "12", "Sat, 28 November 2026, 7:40 PM (GMT+1)"],
  ["2026-11-28T18:40:00Z", 60, "en", "24", "Sat, 28 November 2026, 19:40 (GMT+1)"],
  ["2026-11-28T18:40:00Z", 0, "en", "12", "Sat, 28 November 2026, 6:40 PM (GMT)"],
  ["2026-11-28T23:05:00Z", 330, "en", "12", "Sun, 29 November 2026, 4:35 AM (GMT+5:30)"],
  ["2026-01-01T03:05:00Z", -210, "en", "24", "Wed, 31 December 2025, 23:35 (GMT−3:30)"],
  ["2026-11-28T00:05:00Z", 0, "en", "12", "Sat, 28 November 2026, 12:05 AM (GMT)"],
  ["2026-11-28T12:05:00Z", 0, "en", "12", "Sat, 28 November 2026, 12:05 PM (GMT)"],
  ["2026-11-28T00:05:00Z", 0, "en", "24", "Sat, 28 November 2026, 00:05 (GMT)"],
  ["2026-11-28T16:05:00Z", 180, "ar", "12", "السبت، 28 نوفمبر 2026، 7:05 م (GMT+3)"],
  ["2026-11-27T21:05:00Z", 180, "ar", "24", "السبت، 28 نوفمبر 2026، 00:05 (GMT+3)"],
])("%s at %i minutes in %s with %s hours is %s", (instant, minutes, language, hours, text) => {
  expect(shopTimeText(new Date(instant), () => minutes, { language, hours })).toBe(text);
});

it("is short on the operator's terminal", () => {
  expect(shopTimestamp(new Date("2026-12-31T23:05:00Z"), () => 60)).toBe("2027-01-01 00:05");
});
