/** The demo seed's notes about its own rows, so that they can be told from the shop's without its code. */
import { inArray } from "drizzle-orm";
import type { Queryable } from "../../context";
import { StartError } from "../../core/errors";
import { settings } from "../../db/schema";

/** Setting: the day from which the dated rows of the demo are counted. */
export const demoDayKey = "demo_day";
/** Setting: the highest id of the demo's rows, by table. The seed fills an empty database with ids from 1. */
export const demoRowsKey = "demo_rows";

/** Whether the demo's seed filled this database. */
export async function isFilledByDemo(database: Queryable): Promise<boolean> {
  const rows = await database
    .select({ key: settings.key })
    .from(settings)
    .where(inArray(settings.key, [demoDayKey, demoRowsKey]))
    .limit(1);
  return rows.length > 0;
}

/** For the operator of a shop without the demo that finds it in the database. */
export const demoFound =
  "This database was filled by the demo, whose account has a password that everybody knows. " +
  "Remove the demo with npm run ops -- demo-remove, or set DEMO=1.";

/** Throws a StartError when the demo filled this database: for servers with DEMO=0. */
export async function refuseDemo(database: Queryable): Promise<void> {
  if (await isFilledByDemo(database)) throw new StartError(demoFound);
}
