import { expect, it } from "vitest";
import { dateAt, daysOf } from "./spans";

it("begin and end on the shop's calendar", () => {
  const lateInLondon = Date.parse("2026-03-01T23:30:00Z");
  expect(dateAt(lateInLondon, "Asia/Tokyo")).toBe("2026-03-02");
  expect(dateAt(lateInLondon, "Not/AZone")).toBe("2026-03-01");
  expect(daysOf("yesterday", "2026-03-01")).toEqual({ from: "2026-02-28", until: "2026-02-28" });
  expect(daysOf("week", "2026-03-02")).toEqual({ from: "2026-02-24", until: "2026-03-02" });
  expect(daysOf("today", "2026-03-02")).toEqual({ from: "2026-03-02", until: "2026-03-02" });
});
