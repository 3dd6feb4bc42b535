import { bigint, customType, integer, timestamp } from "drizzle-orm/pg-core";
import type { BasisPoints, Minor } from "@/domain/money";

/** A WGS84 point as Postgres `point`, written "(lng,lat)". */
export const geoPoint = customType<{
  data: { lat: number; lng: number };
  driverData: string | { x: number; y: number };
}>({
  dataType: () => "point",
  toDriver: (value) => `(${value.lng},${value.lat})`,
  fromDriver: (value) => {
    if (typeof value !== "string") return { lng: value.x, lat: value.y };
    const [lng, lat] = value.slice(1, -1).split(",").map(Number);
    return { lng: lng ?? 0, lat: lat ?? 0 };
  },
});

/** A box around something, as Postgres writes it; only the database reads it. */
export const geoBox = customType<{ data: string }>({ dataType: () => "box" });

/** Money: integers of the currency's smallest unit. */
export const money = (name: string) => bigint(name, { mode: "number" }).$type<Minor>();

/** Percentages: integers of basis points, 10 000 is 100 %. */
export const basisPoints = (name: string) => integer(name).$type<BasisPoints>();

/** Instants are timestamptz. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
