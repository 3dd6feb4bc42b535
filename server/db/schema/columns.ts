import { bigint, customType, integer, text, timestamp } from "drizzle-orm/pg-core";
import type { BasisPoints, Minor } from "@/domain/money";
import type { Language } from "../../locales";

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

/**
 * JSON, as the driver has parsed it. Drizzle's own type parses what comes as a text once more: the text "12" becomes a number, and
 * an account number of 19 digits loses the last of them.
 */
export const jsonb = customType<{ data: unknown; driverData: unknown }>({
  dataType: () => "jsonb",
  toDriver: (value) => JSON.stringify(value),
  fromDriver: (value) => value,
});

/** A subscription of Web Push that goes with its login; the table names the login. */
export const loginDevice = () => ({
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  endpoint: text("endpoint").notNull().unique(),
  p256dh: text("p256dh").notNull(),
  auth: text("auth").notNull(),
  /** The server's Web Push key of that time, base64url. */
  serverKey: text("server_key").notNull(),
  language: text("language").$type<Language>().notNull().default("en"),
  updatedAt: instant("updated_at").notNull(),
});
