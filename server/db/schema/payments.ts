import { bigint, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { applications } from "./applications";
import { instant, money } from "./columns";
import { customers } from "./customers";
import { orders } from "./orders";

/** The states of a payment. */
export type PaymentStatus = "started" | "failed" | "canceled" | "paid" | "refund_due" | "refunded";

/** A payment through a gateway: of an order, into a wallet, or of a store's package. The database logs its moves and refuses other ones. */
export const payments = pgTable("payments", {
  id: uuid("id").primaryKey().defaultRandom(),
  purpose: text("purpose").$type<"order" | "add_fund" | "subscription">().notNull(),
  orderId: bigint("order_id", { mode: "number" }).references(() => orders.id, { onDelete: "cascade" }),
  customerId: integer("customer_id").references(() => customers.id, { onDelete: "set null" }),
  applicationId: integer("application_id").references(() => applications.id, { onDelete: "set null" }),
  /** Which package of the application it is for, as it was agreed. */
  packageId: integer("package_id"),
  /** Key of the gateway, as config names it. */
  gateway: text("gateway").notNull(),
  amount: money("amount").notNull(),
  /** Given on top of what is paid into a wallet. */
  bonus: money("bonus").notNull().default(0),
  /** ISO 4217, small letters. */
  currency: text("currency").notNull(),
  status: text("status").$type<PaymentStatus>().notNull().default("started"),
  /** The gateway's id of the attempt; null until it was asked. */
  session: text("session"),
  /** The part that goes back; null: all that was charged. */
  refundAmount: money("refund_amount"),
  /** The gateway's id of the refund. */
  refund: text("refund"),
  /** Why the refund failed, where it did: what is owed again then waits for the operator. */
  refundFailure: text("refund_failure"),
  /** How many refunds have failed. */
  refundAttempt: integer("refund_attempt").notNull().default(0),
  /** Where the shopper is led afterwards. */
  returnTo: text("return_to").notNull(),
  language: text("language").notNull(),
  movedBy: text("moved_by").notNull().default("start"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Every move of a payment; written by the database. */
export const paymentLog = pgTable("payment_log", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  paymentId: uuid("payment_id")
    .notNull()
    .references(() => payments.id, { onDelete: "cascade" }),
  fromStatus: text("from_status").notNull(),
  toStatus: text("to_status").notNull(),
  movedBy: text("moved_by").notNull(),
  at: instant("at").notNull(),
});

/** Later messages of a gateway about a payment, each stored once. */
export const paymentEvents = pgTable("payment_events", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  paymentId: uuid("payment_id")
    .notNull()
    .references(() => payments.id, { onDelete: "cascade" }),
  /** The gateway's id of the message. */
  event: text("event").notNull(),
  kind: text("kind").$type<"refunded" | "refund_failed" | "dispute" | "dispute_over">().notNull(),
  /** The gateway's id of the charge, refund or dispute. */
  reference: text("reference").notNull(),
  state: text("state").notNull(),
  reason: text("reason").notNull().default(""),
  amount: money("amount").notNull(),
  currency: text("currency").notNull(),
  at: instant("at").notNull(),
});

/** The books of the sandbox gateway. Nothing but its driver reads them. */
export const sandboxSessions = pgTable("sandbox_sessions", {
  id: uuid("id").primaryKey(),
  paymentId: uuid("payment_id").notNull().unique(),
  amount: money("amount").notNull(),
  currency: text("currency").notNull(),
  description: text("description").notNull(),
  state: text("state")
    .$type<"open" | "processing" | "paid" | "failed" | "canceled" | "refunded">()
    .notNull()
    .default("open"),
  /** What went back of a charge that did not go back whole. */
  refunded: money("refunded").notNull().default(0),
  decidesAt: instant("decides_at"),
  createdAt: instant("created_at").notNull(),
});

export type PaymentRow = typeof payments.$inferSelect;
