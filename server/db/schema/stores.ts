/** Stores with their hours and discounts. */
import { boolean, date, doublePrecision, integer, pgTable, smallint, text, time } from "drizzle-orm/pg-core";
import { basisPoints, geoPoint, instant, jsonb, money } from "./columns";
import { modules, type Translations, zones } from "./places";

export const stores = pgTable("stores", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  slug: text("slug").notNull().unique(),
  name: text("name").notNull(),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  moduleId: integer("module_id")
    .notNull()
    .references(() => modules.id),
  zoneId: integer("zone_id")
    .notNull()
    .references(() => zones.id),
  vendorId: integer("vendor_id").notNull(),
  phone: text("phone").notNull(),
  email: text("email").notNull(),
  logo: text("logo"),
  cover: text("cover"),
  place: geoPoint("place").notNull(),
  address: text("address").notNull(),
  /** Listed at all. */
  status: boolean("status").notNull().default(true),
  /** The vendor's own switch: false reads "Closed Now". */
  active: boolean("active").notNull().default(true),
  minimumOrder: money("minimum_order").notNull().default(0),
  scheduleOrder: boolean("schedule_order").notNull().default(false),
  scheduleIntervalMinutes: integer("schedule_interval_minutes"),
  freeDelivery: boolean("free_delivery").notNull().default(false),
  delivery: boolean("delivery").notNull().default(true),
  takeAway: boolean("take_away").notNull().default(true),
  reviewsSection: boolean("reviews_section").notNull().default(true),
  veg: boolean("veg").notNull().default(true),
  nonVeg: boolean("non_veg").notNull().default(true),
  tax: basisPoints("tax").notNull().default(0),
  selfDelivery: boolean("self_delivery").notNull().default(false),
  perKm: money("per_km"),
  minimumCharge: money("minimum_charge"),
  maximumCharge: money("maximum_charge"),
  minimumMinutes: integer("minimum_minutes").notNull().default(30),
  maximumMinutes: integer("maximum_minutes").notNull().default(40),
  featured: boolean("featured").notNull().default(false),
  prescriptionOrder: boolean("prescription_order").notNull().default(false),
  cutlery: boolean("cutlery").notNull().default(false),
  announcementActive: boolean("announcement_active").notNull().default(false),
  announcement: text("announcement"),
  halal: boolean("halal").notNull().default(false),
  businessModel: text("business_model")
    .$type<"commission" | "subscription">()
    .notNull()
    .default("commission"),
  /** When the package that was paid, or its trial, ends. */
  subscribedUntil: instant("subscribed_until"),
  packagingActive: boolean("packaging_active").notNull().default(false),
  packagingCharge: money("packaging_charge").notNull().default(0),
  /** Counts of 5, 4, 3, 2, 1 stars, kept with the reviews. */
  ratings: jsonb("ratings")
    .$type<[number, number, number, number, number]>()
    .notNull()
    .default([0, 0, 0, 0, 0]),
  averageRating: doublePrecision("average_rating").notNull().default(0),
  ratingCount: integer("rating_count").notNull().default(0),
  orderCount: integer("order_count").notNull().default(0),
  pausedAt: instant("paused_at"),
  /** No orders until then; null: not paused. */
  pausedUntil: instant("paused_until"),
  pauseReason: text("pause_reason"),
  /** Minutes that are added to every arrival. */
  busyMinutes: integer("busy_minutes").notNull().default(0),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** Opening hours; several rows a day; a closing time not after the opening runs over midnight. */
export const storeSchedules = pgTable("store_schedules", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id, { onDelete: "cascade" }),
  day: smallint("day").notNull(),
  opens: time("opens").notNull(),
  closes: time("closes").notNull(),
});

/** Hours of single days, which stand in for the weekly ones; a day with neither time is closed. */
export const storeSpecialDays = pgTable("store_special_days", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id, { onDelete: "cascade" }),
  date: date("date").notNull(),
  opens: time("opens"),
  closes: time("closes"),
});

/** Store-wide discount, at most one a store; percent only applies when the cart reaches `minimumPurchase`. */
export const storeDiscounts = pgTable("store_discounts", {
  storeId: integer("store_id")
    .primaryKey()
    .references(() => stores.id, { onDelete: "cascade" }),
  percent: basisPoints("percent").notNull(),
  minimumPurchase: money("minimum_purchase").notNull().default(0),
  maximumDiscount: money("maximum_discount").notNull().default(0),
  startDate: date("start_date").notNull(),
  endDate: date("end_date").notNull(),
  startTime: time("start_time").notNull(),
  endTime: time("end_time").notNull(),
});
