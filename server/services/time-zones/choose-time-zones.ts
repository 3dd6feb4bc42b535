/** Which data say what time it is: the package's or the database's, whichever is newer. */
import { type OffsetChange, type TimeZone, zoneOfChanges } from "@/domain/time-zone";
import type { Queryable, TimeZones } from "../../context";
import { isZoneName } from "../../core/time-zone-name";
import { databaseChanges, databaseRelease, knownChanges } from "./database-zones";
import { packageChanges, packageRelease } from "./package-zones";

const dayMs = 86_400_000;
/** How far the sources are compared ahead. */
export const comparedMs = 366 * dayMs;
/** How far back a zone is read: longer than an order is kept and a process runs. */
const readBackMs = 10 * 366 * dayMs;
const readAheadMs = 5 * 366 * dayMs;

type Source = "package" | "database";

/** The operator's view of the choice. */
export interface ZoneSources {
  /** TIME_ZONE. */
  name: string;
  used: Source;
  packageRelease: string;
  /** Null: older than all releases that are known here. */
  databaseRelease: string | null;
}

interface Evidence {
  packageRelease: string;
  databaseRelease: string | null;
  /** The newest release that the database can be told by. */
  newestKnown: string;
  /** Both say the same of the shop's next year. */
  agree: boolean;
}

/**
 * The newer source. A database that has all that the package has, and says something else, has a later release. A package
 * that was renewed beyond the releases known here is preferred: how new the database is cannot be told.
 */
export function newerSource({ packageRelease, databaseRelease, newestKnown, agree }: Evidence): Source {
  if (databaseRelease === null || databaseRelease < packageRelease) return "package";
  if (databaseRelease > packageRelease) return "database";
  return agree || packageRelease > newestKnown ? "package" : "database";
}

/** The changes from the last one before `since` until `until`. */
export function changesBetween(
  changes: readonly OffsetChange[],
  since: number,
  until: number,
): OffsetChange[] {
  const first = changes.findLastIndex(({ from }) => from <= since);
  return changes.slice(Math.max(0, first)).filter(({ from }) => from < until);
}

/** Whether two lists say the same of every instant between. */
export function sameBetween(
  a: readonly OffsetChange[],
  b: readonly OffsetChange[],
  since: number,
  until: number,
): boolean {
  const seen = (changes: readonly OffsetChange[]) =>
    JSON.stringify(
      changesBetween(changes, since, until).map(({ from, minutes }) => [Math.max(from, since), minutes]),
    );
  return seen(a) === seen(b);
}

/** Compares both sources for the shop's zone and returns the newer, for all zones. One of the two knows the name. */
export async function chooseTimeZones(
  database: Queryable,
  { name, now }: { name: string; now: Date },
): Promise<TimeZones & { sources: ZoneSources }> {
  const at = now.getTime();
  const release = await databaseRelease(database);
  const fromPackage = packageChanges(name);
  const fromDatabase = await databaseChanges(database, name, at, at + comparedMs);
  const agree =
    fromPackage !== null &&
    fromDatabase !== null &&
    sameBetween(fromPackage, fromDatabase, at, at + comparedMs);
  const newestKnown = knownChanges[knownChanges.length - 1]?.release ?? "";
  const used =
    fromPackage === null
      ? "database"
      : fromDatabase === null
        ? "package"
        : newerSource({ packageRelease, databaseRelease: release, newestKnown, agree });

  const [since, until] = [at - readBackMs, at + readAheadMs];
  const readChanges = async (reader: Queryable, zone: string) =>
    (used === "database" ? await databaseChanges(reader, zone, since, until) : null) ??
    changesBetween(packageChanges(zone) ?? [], since, until);
  const shopChanges = await readChanges(database, name);
  const shop = zoneOfChanges(shopChanges);
  const found = new Map<string, TimeZone>([[name, shop]]);
  return {
    sources: { name, used, packageRelease, databaseRelease: release },
    shop,
    shopChanges: (since, until) => changesBetween(shopChanges, since, until),
    find: async (reader, zone) => {
      const known = found.get(zone);
      // Names come from devices: only those that exist are read and kept.
      if (known || !isZoneName(zone)) return known ?? null;
      const changes = await readChanges(reader, zone);
      const read = zoneOfChanges(changes);
      found.set(zone, read);
      return read;
    },
  };
}
