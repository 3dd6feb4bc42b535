import { type SQL, sql } from "drizzle-orm";
import type { Queryable, ShopHeaders } from "../../context";
import { fixedPlan, idArray } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";

/** A module in a zone that it serves. */
export interface ServedZone {
  moduleId: number;
  zoneId: number;
}

type AskedShop = Pick<ShopHeaders, "zoneIds"> & { module: { id: number } | null };

/** The zones of a request as a JSON value of a query; `servedZones` says which. */
export const servedZonesOf = (shop: AskedShop): SQL =>
  sql`served_zones(${idArray(shop.zoneIds ?? [])}, ${shop.module?.id ?? null}::int)`;

/**
 * Where the rows of a request may lie: its module (or every active one) in its zones, switched off ones left out. A
 * module that serves every zone is looked through everywhere.
 */
export async function servedZones(database: Queryable, shop: AskedShop): Promise<ServedZone[]> {
  if ((shop.zoneIds ?? []).length === 0) return [];
  const [row] = rowsOf<{ served: ServedZone[] }>(
    await database.execute(sql`${fixedPlan} select ${servedZonesOf(shop)} as served`),
  );
  return row?.served ?? [];
}

/** One condition a served zone, on the row `alias`. */
export function inServedZones(alias: string, served: readonly ServedZone[]): SQL[] {
  const table = sql.raw(alias);
  return served.map(
    ({ moduleId, zoneId }) => sql`${table}.module_id = ${moduleId} and ${table}.zone_id = ${zoneId}`,
  );
}
