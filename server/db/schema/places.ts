import { sql } from "drizzle-orm";
import { boolean, doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { Outline } from "@/domain/zone-outline";
import { basisPoints, geoBox, instant, jsonb, money } from "./columns";

/** Texts of a row in the languages other than English, by language and column, e.g. {ar: {name: "…"}}. */
export type Translations = Partial<Record<string, Record<string, string>>>;

export const zones = pgTable("zones", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  key: text("key").notNull().unique(),
  name: text("name").notNull(),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  /** Refused by the database where it crosses itself. */
  outline: jsonb("outline").$type<Outline>().notNull(),
  /** Around the outline; written by the database, which looks a place up by it before it asks the outline. */
  bounds: geoBox("bounds").notNull().generatedAlwaysAs(sql`outline_bounds(outline)`),
  /** The fault of an outline from before outlines were checked; written by the database. */
  outlineProblem: text("outline_problem").generatedAlwaysAs(sql`outline_problem(outline)`),
  /** Square metres, computed on writing; the smallest zone of a point comes first. */
  squareMeters: doublePrecision("square_meters").notNull(),
  active: boolean("active").notNull().default(true),
  cashOnDelivery: boolean("cash_on_delivery").notNull().default(true),
  digitalPayment: boolean("digital_payment").notNull().default(true),
  offlinePayment: boolean("offline_payment").notNull().default(true),
  increasedFee: basisPoints("increased_fee").notNull().default(0),
  increasedFeeActive: boolean("increased_fee_active").notNull().default(false),
  increasedFeeMessage: text("increased_fee_message"),
});

export const modules = pgTable("modules", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  type: text("type").notNull(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  description: text("description"),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  icon: text("icon"),
  thumbnail: text("thumbnail"),
  active: boolean("active").notNull().default(true),
  allZoneService: boolean("all_zone_service").notNull().default(false),
  position: integer("position").notNull().default(0),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const moduleZones = pgTable(
  "module_zones",
  {
    zoneId: integer("zone_id")
      .notNull()
      .references(() => zones.id),
    moduleId: integer("module_id")
      .notNull()
      .references(() => modules.id),
    perKm: money("per_km"),
    minimumCharge: money("minimum_charge"),
    maximumCharge: money("maximum_charge"),
    maximumCashOrder: money("maximum_cash_order"),
    chargeType: text("charge_type").notNull().default("distance"),
    fixedCharge: money("fixed_charge"),
  },
  (table) => [primaryKey({ columns: [table.zoneId, table.moduleId] })],
);

/** Extra delivery charge by distance (vehicle bands), kilometres as thousandths. */
export const vehicleBands = pgTable("vehicle_bands", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  type: text("type").notNull(),
  fromMeters: integer("from_meters").notNull(),
  toMeters: integer("to_meters").notNull(),
  extraCharge: money("extra_charge").notNull(),
});

/** Operator settings and public texts: one row a key, values as the contract's JSON. */
export const settings = pgTable("settings", {
  key: text("key").primaryKey(),
  value: jsonb("value").notNull(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});
