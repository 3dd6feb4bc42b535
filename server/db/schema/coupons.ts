import { boolean, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { jsonb, money } from "./columns";
import { modules, type Translations } from "./places";
import { stores } from "./stores";

/** CHECK (total_uses >= 0). `limitPerCustomer` 0 or null is no limit. */
export const coupons = pgTable("coupons", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  title: text("title").notNull(),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  code: text("code").notNull().unique(),
  type: text("type")
    .$type<"default" | "store_wise" | "zone_wise" | "free_delivery" | "first_order">()
    .notNull(),
  discount: money("discount").notNull().default(0),
  /** percent: `discount` is basis points; amount: smallest units. */
  discountType: text("discount_type").$type<"percent" | "amount">().notNull().default("percent"),
  minimumPurchase: money("minimum_purchase").notNull().default(0),
  /** 0 is no cap. */
  maximumDiscount: money("maximum_discount").notNull().default(0),
  limitPerCustomer: integer("limit_per_customer"),
  /** All uses together; null is no limit. */
  limitTotal: integer("limit_total"),
  totalUses: integer("total_uses").notNull().default(0),
  startDate: date("start_date").notNull(),
  expireDate: date("expire_date").notNull(),
  moduleId: integer("module_id").references(() => modules.id),
  storeId: integer("store_id").references(() => stores.id),
  zoneIds: jsonb("zone_ids").$type<number[]>().notNull().default([]),
  customerId: integer("customer_id"),
  active: boolean("active").notNull().default(true),
});

export type CouponRow = typeof coupons.$inferSelect;
