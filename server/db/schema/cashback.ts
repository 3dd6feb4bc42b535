import { bigint, boolean, date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, jsonb, money } from "./columns";
import { customers } from "./customers";
import { orders } from "./orders";
import type { Translations } from "./places";

/** Offers that bring a part of a delivered order into the wallet. */
export const cashbackOffers = pgTable("cashback_offers", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  /** The operator's own name of it; made of the number where none is given. */
  key: text("key"),
  title: text("title").notNull(),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  type: text("type").$type<"percent" | "amount">().notNull(),
  /** percent: basis points; amount: smallest units. */
  amount: money("amount").notNull(),
  minimumPurchase: money("minimum_purchase").notNull().default(0),
  /** 0 is no cap. */
  maximum: money("maximum").notNull().default(0),
  /** null is no limit. */
  limitPerCustomer: integer("limit_per_customer"),
  totalUsed: integer("total_used").notNull().default(0),
  startDate: date("start_date").notNull(),
  endDate: date("end_date").notNull(),
  /** Null is everybody. */
  customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
  active: boolean("active").notNull().default(true),
});

/** Cashback earned by orders: one row an order, so that none earns twice. */
export const cashbackEarned = pgTable("cashback_earned", {
  orderId: bigint("order_id", { mode: "number" })
    .primaryKey()
    .references(() => orders.id, { onDelete: "cascade" }),
  offerId: integer("offer_id")
    .notNull()
    .references(() => cashbackOffers.id, { onDelete: "cascade" }),
  customerId: integer("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  amount: money("amount").notNull(),
  createdAt: instant("created_at").notNull(),
});
