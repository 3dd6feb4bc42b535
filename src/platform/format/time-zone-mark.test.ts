import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type TimeZone, utc, zoneOfChanges } from "@/domain/time-zone";
import { clockRange } from "./clock-time";
import { formatDate, formatDateTime, formatTime } from "./date";
import { timeZoneMark } from "./time-zone-mark";

const at = (text: string) => Date.parse(text);
const change = (from: string, minutes: number) => ({ from: at(from), minutes });
const zones = {
  utc,
  berlin: zoneOfChanges([change("2026-03-29T01:00:00Z", 120), change("2026-10-25T01:00:00Z", 60)], 60),
  london: zoneOfChanges([change("2026-03-29T01:00:00Z", 60), change("2026-10-25T01:00:00Z", 0)], 0),
  newYork: zoneOfChanges([change("2026-03-08T07:00:00Z", -240), change("2026-11-01T06:00:00Z", -300)], -300),
  /** At UTC for good since September 2026. */
  casablanca: zoneOfChanges([change("2026-09-20T01:00:00Z", 0)], 60),
  /** As a phone thinks that was sold before. */
  oldCasablanca: (() => 60) as TimeZone,
  lordHowe: zoneOfChanges([change("2026-04-04T15:00:00Z", 630), change("2026-10-03T15:30:00Z", 660)], 660),
  havana: () => -240,
  kolkata: () => 330,
  kathmandu: () => 345,
  chatham: zoneOfChanges([change("2026-04-04T14:00:00Z", 765), change("2026-09-26T14:00:00Z", 825)], 825),
  stJohns: zoneOfChanges([change("2026-03-08T05:30:00Z", -150), change("2026-11-01T04:30:00Z", -210)], -210),
} satisfies Record<string, TimeZone>;
type Zone = keyof typeof zones;

/** The page of a reader whose device is there. Its clock is the browser's, not ours. */
function readIn(device: Zone): void {
  vi.stubGlobal("document", {});
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockImplementation(function (this: Date) {
    return 0 - zones[device](this.getTime());
  });
}
beforeEach(() => void vi.unstubAllGlobals());
afterEach(() => void vi.restoreAllMocks());

describe("the shop's offset behind a time", () => {
  it.each<[string, Zone, Zone, string, string]>([
    ["nothing in the shop's own zone", "berlin", "berlin", "2026-11-28T12:00:00Z", ""],
    ["nothing on a device that shows the same by another name", "utc", "london", "2026-11-28T12:00:00Z", ""],
    ["an hour on", "newYork", "berlin", "2026-11-28T12:00:00Z", " GMT+1"],
    ["behind UTC", "berlin", "newYork", "2026-11-28T12:00:00Z", " GMT−5"],
    ["at UTC, which has no hours", "berlin", "casablanca", "2026-11-28T12:00:00Z", " GMT"],
    ["half an hour", "berlin", "kolkata", "2026-11-28T12:00:00Z", " GMT+5:30"],
    ["three quarters", "kolkata", "kathmandu", "2026-11-28T12:00:00Z", " GMT+5:45"],
    ["three quarters in summer", "utc", "chatham", "2026-11-28T12:00:00Z", " GMT+13:45"],
    ["half an hour behind", "newYork", "stJohns", "2026-11-28T12:00:00Z", " GMT−3:30"],
    ["a change of half an hour, before", "utc", "lordHowe", "2026-10-03T15:29:00Z", " GMT+10:30"],
    ["a change of half an hour, after", "utc", "lordHowe", "2026-10-03T15:30:00Z", " GMT+11"],
    // The shown time counts, not now.
    ["the offset of a time before the change", "utc", "berlin", "2026-10-25T00:30:00Z", " GMT+2"],
    ["the offset of a time after it", "utc", "berlin", "2026-10-25T01:30:00Z", " GMT+1"],
    ["nothing in summer, when the device shows the same", "newYork", "havana", "2026-07-01T12:00:00Z", ""],
    ["told of a time in winter, when it does not", "newYork", "havana", "2026-11-28T12:00:00Z", " GMT−4"],
    ["another one in summer", "utc", "london", "2026-07-01T12:00:00Z", " GMT+1"],
    ["the same before a law", "oldCasablanca", "casablanca", "2026-09-20T00:59:00Z", ""],
    [
      "told to a phone that does not know a law",
      "oldCasablanca",
      "casablanca",
      "2026-09-20T01:00:00Z",
      " GMT",
    ],
  ])("is %s: device %s, shop %s at %s", (_name, device, shop, instant, mark) => {
    readIn(device);
    expect(timeZoneMark(at(instant), zones[shop])).toBe(mark);
  });

  it("is not in rows that are rendered ahead for readers anywhere", () => {
    readIn("berlin");
    vi.unstubAllGlobals();
    expect(timeZoneMark(at("2026-11-28T12:00:00Z"), zones.kolkata)).toBe("");
  });
});

describe("times with it", () => {
  const clock = { timeZone: zones.berlin, hours: "12", language: "en" } as const;

  it.each([
    ["en", "2026-11-28T11:40:00Z", "28 Nov, 12:40 PM GMT+1"],
    ["ar", "2026-11-28T11:40:00Z", "28 نوفمبر، 12:40 م GMT+1"],
    // The clock shows 2:30 twice.
    ["en", "2026-10-25T00:30:00Z", "25 Oct, 2:30 AM GMT+2"],
    ["en", "2026-10-25T01:30:00Z", "25 Oct, 2:30 AM GMT+1"],
    // Without an offset of its own it is the first.
    ["en", "2026-10-25 02:30:00", "25 Oct, 2:30 AM GMT+2"],
    ["en", "2026-10-25 03:30:00", "25 Oct, 3:30 AM GMT+1"],
  ])("in %s %s is %s", (language, value, text) => {
    readIn("newYork");
    expect(formatDateTime(value, { ...clock, language })).toBe(text);
    expect(formatTime(value, { ...clock, language })).toBe(text.replace(/^.*[,،] /, ""));
    expect(formatDate(value, { ...clock, language })).not.toContain("GMT");
  });

  it("ranges have it once, behind their end", () => {
    readIn("newYork");
    const from = at("2026-11-28T11:40:00Z");
    const isolated = (text: string) => `\u2068${text}\u2069`;
    expect(clockRange({ from, to: from + 600_000 }, { ...clock, hours: "24" })).toEqual({
      from: isolated("12:40"),
      to: isolated("12:50 GMT+1"),
    });
  });
});
