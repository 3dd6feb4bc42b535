import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, jsonb, money } from "./columns";
import { couriers } from "./orders";
import { type Translations, zones } from "./places";
import { stores } from "./stores";

/** A store's own details, besides its owner's contacts. */
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

/** Packages that a store may pay for instead of a commission of each order. */
export const subscriptionPackages = pgTable("subscription_packages", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  description: text("description").notNull().default(""),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  /** 0 costs nothing. */
  price: money("price").notNull(),
  days: integer("days").notNull(),
  /** Null is no limit. */
  maximumOrders: integer("maximum_orders"),
  maximumItems: integer("maximum_items"),
  active: boolean("active").notNull().default(true),
});

/** A package as it was when it was chosen; the price in smallest units. */
export type AgreedPackage = Pick<
  typeof subscriptionPackages.$inferSelect,
  "id" | "name" | "price" | "days" | "maximumOrders" | "maximumItems"
> & {
  /** How long it is tried before it is paid, where that was chosen. */
  trialDays?: number;
};

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
  plan: text("plan").$type<"commission" | "subscription">().notNull().default("commission"),
  package: jsonb("package").$type<AgreedPackage>(),
  /** Whether the package is paid; one that costs nothing counts as paid. */
  planState: text("plan_state").$type<"unpaid" | "trial" | "paid">(),
  /** Hash of the key with which the applicant chooses and pays the plan. */
  keyHash: text("key_hash"),
  /** Why it was rejected. */
  reason: text("reason"),
  storeId: integer("store_id").references(() => stores.id, { onDelete: "set null" }),
  courierId: integer("courier_id").references(() => couriers.id, { onDelete: "set null" }),
  createdAt: instant("created_at").notNull(),
  decidedAt: instant("decided_at"),
});
