import { bigint, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, jsonb } from "./columns";
import { customers } from "./customers";
import { orders } from "./orders";

/** A text, or the same text by language. */
export type LocalText = string | { en: string; [language: string]: string };

/** A way of paying outside of the app. */
export const offlinePaymentMethods = pgTable("offline_payment_methods", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: jsonb("name").$type<LocalText>().notNull(),
  /** Where the money goes to. */
  details: jsonb("details").$type<{ name: LocalText; value: LocalText }[]>().notNull().default([]),
  instructions: jsonb("instructions").$type<LocalText>().notNull().default(""),
  /** Fields that the shopper fills in. */
  fields: jsonb("fields")
    .$type<{ key: string; label: LocalText; placeholder: LocalText; required: boolean }[]>()
    .notNull()
    .default([]),
  active: boolean("active").notNull().default(true),
});

/** A shopper's statement about a payment outside of the app, and the shop's decision. */
export const offlinePayments = pgTable("offline_payments", {
  orderId: bigint("order_id", { mode: "number" })
    .primaryKey()
    .references(() => orders.id, { onDelete: "cascade" }),
  customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
  methodId: integer("method_id").references(() => offlinePaymentMethods.id, { onDelete: "set null" }),
  /** As the method was when it was used. */
  methodName: jsonb("method_name").$type<LocalText>().notNull(),
  methodDetails: jsonb("method_details")
    .$type<{ name: LocalText; value: LocalText }[]>()
    .notNull()
    .default([]),
  answers: jsonb("answers").$type<{ key: string; label: LocalText; value: string }[]>().notNull().default([]),
  note: text("note"),
  state: text("state").$type<"pending" | "verified" | "denied">().notNull().default("pending"),
  /** Why it was denied, for the shopper. */
  denial: text("denial"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  decidedAt: instant("decided_at"),
});

export type OfflineMethodRow = typeof offlinePaymentMethods.$inferSelect;
export type OfflinePaymentRow = typeof offlinePayments.$inferSelect;
