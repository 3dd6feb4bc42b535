import { Temporal } from "temporal-polyfill";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { timeZoneOf } from "../platform/format/shop-time-zone";
import { runtimeOffsets } from "./runtime-offsets";

const at = (text: string) => Date.parse(text);
const now = at("2026-11-28T12:34:56Z");

/** Node lacks `Temporal`; browsers have it. */
describe.each([
  ["formatters", undefined],
  ["Temporal", Temporal],
])("a zone by the browser's %s", (_name, own) => {
  beforeEach(() => void vi.stubGlobal("Temporal", own));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ["Asia/Dhaka", "2026-01-01T23:30:15Z", 360],
    ["Europe/Lisbon", "2026-07-01T12:00:00Z", 60],
    ["Europe/Berlin", "2026-03-29T00:59:59.999Z", 60],
    ["Europe/Berlin", "2026-03-29T01:00:00Z", 120],
    ["Europe/Berlin", "2024-07-01T01:00:00Z", 120],
    ["Europe/Berlin", "2027-10-31T01:00:00Z", 60],
    ["Australia/Lord_Howe", "2026-10-03T15:29:00Z", 630],
    ["Australia/Lord_Howe", "2026-10-03T15:30:00Z", 660],
    ["Asia/Kathmandu", "2026-06-01T00:00:00Z", 345],
    ["America/St_Johns", "2026-06-01T00:00:00Z", -150],
    ["UTC", "2026-06-01T00:00:00Z", 0],
    ["Moon/Base", "2026-06-01T00:00:00Z", 0],
  ])("%s at %s is %i minutes ahead of UTC", (name, instant, minutes) => {
    expect(timeZoneOf(runtimeOffsets(name, now))(at(instant))).toBe(minutes);
  });
});

it("the offsets of config hold, whatever the browser says of the name", () => {
  const zone = timeZoneOf([
    { from: "2026-03-22T02:00:00Z", minutes: 60 },
    { from: "2026-09-20T01:00:00Z", minutes: 0 },
  ]);
  const shown = ["2026-09-20T00:59:59Z", "2026-09-20T01:00:00Z", "2027-06-01T00:00:00Z"];
  expect(shown.map((instant) => zone(at(instant)))).toEqual([60, 0, 0]);
});
