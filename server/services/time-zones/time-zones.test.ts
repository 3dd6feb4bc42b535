/** 30 zones in 2026 and 2027: the page, the server, SQL and the package's data say the same. */
import { sql } from "drizzle-orm";
import moment from "moment-timezone";
import { afterAll, describe, expect, it } from "vitest";
import { shopTime } from "@/domain/shop-time";
import type { TimeZone } from "@/domain/time-zone";
import { timeZoneOf } from "../../../src/platform/format/shop-time-zone";
import { rowsOf } from "../../db/rows";
import { openTestServer } from "../../testing/test-server";
import { momentOf } from "../opening-hours/shop-clock";
import { readPublicConfig } from "../pages/public-config";
import { chooseTimeZones, newerSource, sameBetween } from "./choose-time-zones";
import { databaseChanges, databaseRelease, knownChanges } from "./database-zones";
import { packageChanges, packageRelease } from "./package-zones";

const server = await openTestServer();
afterAll(() => server.close());
const { database } = server.context;

const swept = [
  ...["Africa/Cairo", "Africa/Casablanca", "Africa/El_Aaiun", "Africa/Lagos", "America/Asuncion"],
  ...["America/Edmonton", "America/Havana", "America/Inuvik", "America/Mexico_City", "America/New_York"],
  ...["America/Nuuk", "America/Santiago", "America/Sao_Paulo", "America/St_Johns", "America/Vancouver"],
  ...["America/Winnipeg", "Asia/Beirut", "Asia/Gaza", "Asia/Kathmandu", "Asia/Kolkata", "Asia/Riyadh"],
  ...["Asia/Tehran", "Australia/Lord_Howe", "Australia/Sydney", "Europe/Berlin", "Europe/Chisinau"],
  ...["Europe/Dublin", "Pacific/Auckland", "Pacific/Chatham", "Pacific/Kiritimati"],
];
const [begins, ends] = [Date.parse("2026-01-01T00:00:00Z"), Date.parse("2028-01-01T00:00:00Z")];
const hourMs = 3_600_000;

/** Every third hour, and each minute around every change. */
function instantsOf(name: string): number[] {
  const instants: number[] = [];
  for (let at = begins; at < ends; at += 3 * hourMs) instants.push(at);
  for (const { from } of packageChanges(name) ?? []) {
    if (from > begins && from < ends) for (let at = -90; at < 90; at += 1) instants.push(from + at * 60_000);
  }
  return instants;
}

/** As the library that owns the data reads them, and not as we do. */
const libraryTime = (instant: number, name: string) => moment(instant).tz(name).format("YYYY-MM-DD HH:mm d");
const ourTime = (instant: number, timeZone: TimeZone) => {
  const { date, minute, day } = shopTime(new Date(instant), timeZone);
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  return `${date} ${two(minute / 60)}:${two(minute % 60)} ${day}`;
};

describe.each(swept)("%s", (name) => {
  it("is the same on the page, on the server, in SQL and in the package's data", async () => {
    const timeZones = await chooseTimeZones(database, { name, now: new Date("2026-11-28T12:00:00Z") });
    const context = {
      ...server.context,
      timeZones,
      settings: { ...server.context.settings, timeZone: name },
    };
    server.clock.set("2026-11-28T12:00:00Z");
    const page = timeZoneOf((await readPublicConfig(context, "en")).timezone_offsets);
    const wrong: unknown[] = [];
    for (const instant of instantsOf(name)) {
      const expected = libraryTime(instant, name);
      const told = { server: ourTime(instant, timeZones.shop), page: ourTime(instant, page) };
      if (told.server !== expected || told.page !== expected) wrong.push({ instant, expected, ...told });
    }
    expect(wrong).toEqual([]);
    // The rows and filters of SQL take the moment as values; every fiftieth instant asks the database itself.
    for (const [index, instant] of instantsOf(name).entries()) {
      if (index % 331 !== 0) continue;
      const { date, time, day } = momentOf({ now: new Date(instant), timeZone: timeZones.shop });
      const [row] = rowsOf<{ shown: string }>(
        await database.execute(
          sql`select to_char(${date} + ${time}, 'YYYY-MM-DD HH24:MI') || ' ' || ${day} as shown`,
        ),
      );
      expect(row?.shown).toBe(libraryTime(instant, name));
    }
  });
});

describe("which data are used", () => {
  const known = { packageRelease: "2026f", newestKnown: "2026f", agree: true };
  it.each([
    ["the package's, newer than the database's", { databaseRelease: "2026c" }, "package"],
    [
      "the package's where the database is older than all that is known",
      { databaseRelease: null },
      "package",
    ],
    ["the package's where both are alike", { databaseRelease: "2026f" }, "package"],
    [
      "the database's, which knows all of the package and more",
      { databaseRelease: "2026f", agree: false },
      "database",
    ],
    [
      "the package's, however the older database differs",
      { databaseRelease: "2026e", agree: false },
      "package",
    ],
    [
      "the package's, renewed beyond what databases are told by",
      { packageRelease: "2027b", databaseRelease: "2026f", agree: false },
      "package",
    ],
    [
      "the database's before an old package's",
      { packageRelease: "2025b", databaseRelease: "2026a", agree: false },
      "database",
    ],
  ] as const)("are %s", (_name, evidence, expected) => {
    expect(newerSource({ ...known, ...evidence })).toBe(expected);
  });

  it("can be told by a change of every release of the package", () => {
    expect(knownChanges.at(-1)?.release).toBe(packageRelease);
    for (const { zone, at, minutes } of knownChanges) {
      expect([zone, 0 - (moment.tz.zone(zone)?.utcOffset(Date.parse(at)) ?? 0)]).toEqual([zone, minutes]);
    }
  });

  it("are compared with what the database really has", async () => {
    const release = await databaseRelease(database);
    expect(release === null || knownChanges.some((change) => change.release === release)).toBe(true);
    // Both sources agree on places without a new law, to the minute of each change.
    for (const name of [
      "Europe/Berlin",
      "Australia/Lord_Howe",
      "America/Santiago",
      "Asia/Riyadh",
      "Asia/Gaza",
    ]) {
      const changes = await databaseChanges(database, name, begins, ends);
      expect([name, sameBetween(changes ?? [], packageChanges(name) ?? [], begins, ends)]).toEqual([
        name,
        true,
      ]);
    }
    expect(await databaseChanges(database, "Nowhere/City", begins, ends)).toBeNull();
  });

  it("serve shoppers' own zones too, and no name that does not exist", async () => {
    const { timeZones } = server.context;
    const at = Date.parse("2026-12-01T12:00:00Z");
    expect((await timeZones.find(database, "America/Winnipeg"))?.(at)).toBe(-300);
    for (const name of ["Nowhere/City", "", "constructor", "__proto__", "UTC'; select 1 --"])
      expect([name, await timeZones.find(database, name)]).toEqual([name, null]);
  });
});
