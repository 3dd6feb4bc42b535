import { type SQL, sql } from "drizzle-orm";
import type { Queryable, ShopHeaders } from "../../context";
import { fixedPlan, isAnyOf } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";

/** A module in a zone that it serves. */
export interface ServedZone {
  moduleId: number;
  zoneId: number;
}

/**
 * Where the rows of a request may lie: its module (or every active one) in its zones, switched off ones left out. A
 * module that serves every zone is looked through everywhere.
 */
export async function servedZones(
  database: Queryable,
  shop: Pick<ShopHeaders, "zoneIds"> & { module: { id: number } | null },
): Promise<ServedZone[]> {
  const zoneIds = shop.zoneIds ?? [];
  if (zoneIds.length === 0) return [];
  const module = shop.module ? sql`and m.id = ${shop.module.id}` : sql``;
  const rows = rowsOf<{ module_id: number; zone_id: number }>(
    await database.execute(sql`
      ${fixedPlan} select m.id as module_id, z.id as zone_id
      from modules m
      join module_zones mz on mz.module_id = m.id
      join zones z on z.id = mz.zone_id and z.active
      where m.active and m.type <> 'parcel' ${module} and (m.all_zone_service or ${isAnyOf(sql`z.id`, zoneIds)})
        and exists (
          select 1 from module_zones own join zones o on o.id = own.zone_id and o.active
          where own.module_id = m.id and ${isAnyOf(sql`own.zone_id`, zoneIds)})
      order by m.position, m.id, z.id`),
  );
  return rows.map((row) => ({ moduleId: row.module_id, zoneId: row.zone_id }));
}

/** One condition a served zone, on the row `alias`. */
export function inServedZones(alias: string, served: readonly ServedZone[]): SQL[] {
  const table = sql.raw(alias);
  return served.map(
    ({ moduleId, zoneId }) => sql`${table}.module_id = ${moduleId} and ${table}.zone_id = ${zoneId}`,
  );
}
