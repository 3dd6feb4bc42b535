import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, jsonb, money } from "./columns";
import { customers } from "./customers";
import { orders } from "./orders";

/** A customer's refund request for a delivered order, and the decision; one an order. */
export const refundRequests = pgTable("refund_requests", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  orderId: bigint("order_id", { mode: "number" })
    .notNull()
    .references(() => orders.id, { onDelete: "cascade" }),
  customerId: integer("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  reason: text("reason").notNull(),
  note: text("note"),
  /** Paths of the photos. */
  photos: jsonb("photos").$type<string[]>().notNull().default([]),
  state: text("state").$type<"pending" | "approved" | "rejected">().notNull().default("pending"),
  /** The amount asked for; once approved, the amount given back. Smallest units. */
  amount: money("amount").notNull(),
  /** The shop's words on its decision. */
  answer: text("answer"),
  createdAt: instant("created_at").notNull(),
  decidedAt: instant("decided_at"),
});
