import { sql } from "drizzle-orm";
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

/** Ids of the active zones that hold the place, the smallest first. */
export async function zoneIdsOf(database: Queryable, place: Place): Promise<number[]> {
  const result = await database.execute(
    sql`select id from zones where active and area @> point(${place.lng}::float8, ${place.lat}::float8) order by square_meters, id`,
  );
  return rowsOf<{ id: number }>(result).map((row) => Number(row.id));
}
