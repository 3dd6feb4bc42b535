import { describe, expect, it } from "vitest";
import { offsetName } from "./offset-name";
import { wallTimeAt, zoneOfChanges } from "./time-zone";
import { instantAtWall, instantNearWall } from "./wall-time";

const at = (text: string) => Date.parse(text);
const change = (from: string, minutes: number) => ({ from: at(from), minutes });
const zones = {
  berlin: zoneOfChanges([change("2026-03-29T01:00:00Z", 120), change("2026-10-25T01:00:00Z", 60)], 60),
  /** Clocks go on at midnight: the day begins at one. */
  cairo: zoneOfChanges([change("2026-04-23T22:00:00Z", 180), change("2026-10-29T21:00:00Z", 120)], 120),
  /** For the last time, in September 2026. */
  casablanca: zoneOfChanges([change("2026-09-20T01:00:00Z", 0)], 60),
  /** Half an hour. */
  lordHowe: zoneOfChanges([change("2026-04-04T15:00:00Z", 630), change("2026-10-03T15:30:00Z", 660)], 660),
  samoa: zoneOfChanges([change("2011-12-30T10:00:00Z", 840)], -600),
};

describe("the instant of a time on the clock", () => {
  it.each<[keyof typeof zones, string, string | null]>([
    ["berlin", "2026-03-29T01:59:00Z", "2026-03-29T00:59:00Z"],
    ["berlin", "2026-03-29T02:00:00Z", null],
    ["berlin", "2026-03-29T02:59:59Z", null],
    ["berlin", "2026-03-29T03:00:00Z", "2026-03-29T01:00:00Z"],
    ["berlin", "2026-07-01T12:00:00Z", "2026-07-01T10:00:00Z"],
    ["berlin", "2026-10-25T01:59:00Z", "2026-10-24T23:59:00Z"],
    // Twice on the clock: the first time.
    ["berlin", "2026-10-25T02:00:00Z", "2026-10-25T00:00:00Z"],
    ["berlin", "2026-10-25T02:59:00Z", "2026-10-25T00:59:00Z"],
    ["berlin", "2026-10-25T03:00:00Z", "2026-10-25T02:00:00Z"],
    ["cairo", "2026-04-24T00:00:00Z", null],
    ["cairo", "2026-04-24T01:00:00Z", "2026-04-23T22:00:00Z"],
    ["cairo", "2026-10-29T23:30:00Z", "2026-10-29T20:30:00Z"],
    ["casablanca", "2026-09-20T01:30:00Z", "2026-09-20T00:30:00Z"],
    ["casablanca", "2026-11-28T20:00:00Z", "2026-11-28T20:00:00Z"],
    ["lordHowe", "2026-10-04T02:15:00Z", null],
    ["lordHowe", "2026-10-04T02:30:00Z", "2026-10-03T15:30:00Z"],
    ["lordHowe", "2026-04-05T01:45:00Z", "2026-04-04T14:45:00Z"],
    ["samoa", "2011-12-30T12:00:00Z", null],
    ["samoa", "2011-12-31T00:00:00Z", "2011-12-30T10:00:00Z"],
  ])("in %s %s is %s", (name, wall, instant) => {
    expect(instantAtWall(at(wall), zones[name])).toBe(instant === null ? null : at(instant));
  });

  it("is never another's, from one quarter of an hour to the next of eight months", () => {
    for (const zone of Object.values(zones)) {
      const wrong: number[] = [];
      for (
        let instant = at("2026-03-01T00:00:00Z");
        instant < at("2026-11-01T00:00:00Z");
        instant += 900_000
      ) {
        const found = instantAtWall(wallTimeAt(instant, zone), zone) ?? Number.NaN;
        const isSame = wallTimeAt(found, zone) === wallTimeAt(instant, zone);
        if (!isSame || found > instant) wrong.push(instant);
      }
      expect(wrong).toEqual([]);
    }
  });

  it("counts on from before the change where a skipped time must not be lost", () => {
    expect(instantNearWall(at("2026-03-29T02:30:00Z"), zones.berlin)).toBe(at("2026-03-29T01:30:00Z"));
    expect(instantNearWall(at("2026-03-29T04:30:00Z"), zones.berlin)).toBe(at("2026-03-29T02:30:00Z"));
  });
});

it("before its first change a zone is what was told of earlier times", () => {
  const zone = zoneOfChanges([change("2026-03-29T01:00:00Z", 120)], 77);
  expect([zone(at("2026-03-29T00:59:59Z")), zone(at("2026-03-29T01:00:00Z"))]).toEqual([77, 120]);
  expect(zoneOfChanges([], 0)(0)).toBe(0);
});

it.each([
  [0, "GMT"],
  [60, "GMT+1"],
  [-480, "GMT−8"],
  [330, "GMT+5:30"],
  [-210, "GMT−3:30"],
  [765, "GMT+12:45"],
])("%i minutes ahead are written %s", (minutes, name) => expect(offsetName(minutes)).toBe(name));
