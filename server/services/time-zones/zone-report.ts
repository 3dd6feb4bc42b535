/** The operator's report on time zone data: which are used, and what others would say. */

import { offsetName } from "@/domain/offset-name";
import type { OffsetChange } from "@/domain/time-zone";
import type { Queryable } from "../../context";
import { comparedMs, sameBetween, type ZoneSources } from "./choose-time-zones";
import { databaseChanges } from "./database-zones";
import { packageChanges } from "./package-zones";
import { runtimeChanges } from "./runtime-zones";

/** One line for the log. */
export function sourcesLine({ name, used, packageRelease, databaseRelease }: ZoneSources): string {
  const database = `the database's (${databaseRelease === null ? "older than 2025a" : `${databaseRelease} or newer`})`;
  const ours = `the package's (${packageRelease})`;
  return used === "package"
    ? `Time zone ${name}: ${ours} data are used, not older than ${database}.`
    : `Time zone ${name}: ${database} data are used, newer than ${ours}.`;
}

/** How the offsets of a zone go on, "GMT+1, from 2026-03-29T01:00Z GMT+2". */
function course(changes: readonly OffsetChange[], since: number): string {
  return changes
    .map(({ from, minutes }) =>
      from <= since
        ? offsetName(minutes)
        : `from ${new Date(from).toISOString().slice(0, 16)}Z ${offsetName(minutes)}`,
    )
    .join(", ");
}

export interface ZoneOpinion {
  /** "the package (2026f)". */
  source: string;
  isUsed: boolean;
  agrees: boolean;
  /** Its offsets of the next twelve months in words. */
  course: string;
}

/** The next twelve months of the shop's zone according to the package, the database and this Node. */
export async function zoneOpinions(
  database: Queryable,
  { name, used, packageRelease, databaseRelease }: ZoneSources,
  now: Date,
): Promise<ZoneOpinion[]> {
  const [since, until] = [now.getTime(), now.getTime() + comparedMs];
  const opinions = [
    { source: `the package (${packageRelease})`, isUsed: used === "package", changes: packageChanges(name) },
    {
      source: `the database (${databaseRelease ?? "before 2025a"})`,
      isUsed: used === "database",
      changes: await databaseChanges(database, name, since, until),
    },
    {
      source: `this Node (${process.versions.tz ?? "unknown"})`,
      isUsed: false,
      changes: runtimeChanges(name, since, until),
    },
  ];
  const truth = opinions.find(({ isUsed }) => isUsed)?.changes ?? [];
  return opinions.map(({ source, isUsed, changes }) => {
    const told = (changes ?? []).filter(
      ({ from }, index, all) => from < until && (all[index + 1]?.from ?? Number.POSITIVE_INFINITY) > since,
    );
    return {
      source,
      isUsed,
      agrees: changes !== null && sameBetween(changes, truth, since, until),
      course: changes === null ? "does not know it" : course(told, since),
    };
  });
}
