import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { couriers } from "./orders";
import { type Translations, zones } from "./places";
import { stores } from "./stores";

/** What a store says of itself beside its owner's contacts. */
export interface StoreDetails {
  kind: "store";
  name: string;
  address: string;
  translations: Translations;
  moduleId: number;
  place: { lat: number; lng: number };
  minimumDeliveryTime: number;
  maximumDeliveryTime: number;
  deliveryTimeType: "min" | "hours" | "days";
  taxNumber: string | null;
  /** `YYYY-MM-DD`. */
  taxNumberExpires: string | null;
}

export interface CourierDetails {
  kind: "courier";
  identityType: "passport" | "driving_license" | "nid";
  identityNumber: string;
  vehicleId: number;
  /** Paid by the order; otherwise by a salary. */
  freelancer: boolean;
}

/** Stores and delivery people that ask to work with the shop; an operator decides. */
export const applications = pgTable("applications", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  kind: text("kind").$type<"store" | "courier">().notNull(),
  status: text("status").$type<"pending" | "approved" | "rejected">().notNull().default("pending"),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull().default(""),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  passwordHash: text("password_hash").notNull(),
  language: text("language").notNull(),
  zoneId: integer("zone_id")
    .notNull()
    .references(() => zones.id),
  details: jsonb("details").$type<StoreDetails | CourierDetails>().notNull(),
  /** Names of files in the folder of applications, by the form's field. */
  files: jsonb("files").$type<Record<string, string[]>>().notNull().default({}),
  /** Why it was rejected. */
  reason: text("reason"),
  storeId: integer("store_id").references(() => stores.id, { onDelete: "set null" }),
  courierId: integer("courier_id").references(() => couriers.id, { onDelete: "set null" }),
  createdAt: instant("created_at").notNull(),
  decidedAt: instant("decided_at"),
});
