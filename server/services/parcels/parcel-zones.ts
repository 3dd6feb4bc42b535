import { eq, sql } from "drizzle-orm";
import type { Place } from "@/domain/distance";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { modules } from "../../db/schema";
import { type ZoneTerms, zoneTerms } from "../orders/delivery-charge";
import { refuse } from "../refusals";
import { holdsPlace } from "../zones/zones-of-place";
import type { NamedReceiver } from "./parcel-receiver";

export async function isParcelModule(database: Queryable, moduleId: number): Promise<boolean> {
  const [module] = await database
    .select({ type: modules.type })
    .from(modules)
    .where(eq(modules.id, moduleId))
    .limit(1);
  return module?.type === "parcel";
}

/** The active zones around a place in which the module is offered, the smallest first. */
async function parcelZones(database: Queryable, moduleId: number, place: Place): Promise<number[]> {
  const result = await database.execute(sql`
    select z.id from zones z join module_zones mz on mz.zone_id = z.id and mz.module_id = ${moduleId}
    where z.active and ${holdsPlace("z", place)} order by z.square_meters, z.id`);
  return rowsOf<{ id: number }>(result).map((row) => Number(row.id));
}

/** The sender's zone, whose terms count. Refuses with `zone` a place where no parcels are collected. */
export async function senderZone(database: Queryable, moduleId: number, place: Place): Promise<ZoneTerms> {
  const [zoneId] = await parcelZones(database, moduleId, place);
  const terms = zoneId === undefined ? null : await zoneTerms(database, zoneId, moduleId);
  if (!terms) throw refuse("sender_zone");
  return terms;
}

/**
 * The receiver's zone. Refuses with `receiverZone` a place where no parcels are brought, and one that does not lie in the
 * zone that the request names.
 */
export async function receiverZone(
  database: Queryable,
  moduleId: number,
  { place, zoneId }: NamedReceiver,
): Promise<number> {
  const around = await parcelZones(database, moduleId, place);
  const zone = zoneId === null ? around[0] : around.find((candidate) => candidate === zoneId);
  if (zone === undefined) throw refuse("receiver_zone");
  return zone;
}

/** Whether parcels of the module go from a place to another one, by the zones alone. */
export async function isBetweenParcelZones(
  database: Queryable,
  moduleId: number,
  from: Place,
  to: Place,
): Promise<boolean> {
  if (!(await isParcelModule(database, moduleId))) return false;
  for (const place of [from, to])
    if ((await parcelZones(database, moduleId, place)).length === 0) return false;
  return true;
}
