import { type SQL, sql } from "drizzle-orm";
import { isPlace, type Place } from "@/domain/distance";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";

/** A place from what a request sends (text or number); null when it is no place on earth. */
export function placeOf(lat: unknown, lng: unknown): Place | null {
  const read = (value: unknown) =>
    typeof value === "number"
      ? value
      : typeof value === "string" && /^\s*[+-]?\d{1,3}(\.\d{1,18})?\s*$/.test(value)
        ? Number(value)
        : Number.NaN;
  const place = { lat: read(lat), lng: read(lng) };
  return isPlace(place.lat, place.lng) ? place : null;
}

/** Whether the row `alias` of `zones` holds a place, in a query; the place may be columns of it. */
export function holdsPlace(alias: string, { lat, lng }: Record<keyof Place, number | SQL>): SQL {
  const zone = sql.raw(alias);
  const [x, y] = [sql`${lng}::float8`, sql`${lat}::float8`];
  return sql`(${zone}.bounds @> box(point(${x}, ${y})) and outline_holds(${zone}.outline, ${x}, ${y}))`;
}

/** Ids of the active zones that hold the place, the smallest first. */
export async function zoneIdsOf(database: Queryable, place: Place): Promise<number[]> {
  const result = await database.execute(
    sql`select z.id from zones z where z.active and ${holdsPlace("z", place)} order by z.square_meters, z.id`,
  );
  return rowsOf<{ id: number }>(result).map((row) => Number(row.id));
}
