import { bigint, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, jsonb, money } from "./columns";
import { customers } from "./customers";
import { orders } from "./orders";

/** A refund of a delivered order: a customer's request with the decision, or the shop's own; one an order. */
export const refundRequests = pgTable("refund_requests", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  orderId: bigint("order_id", { mode: "number" })
    .notNull()
    .references(() => orders.id, { onDelete: "cascade" }),
  /** Null: of a guest, who cannot ask. */
  customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
  /** The shop gave it unasked, or after it had declined; `reason` is empty where nobody asked. */
  byShop: boolean("by_shop").notNull().default(false),
  reason: text("reason").notNull(),
  note: text("note"),
  /** Paths of the photos. */
  photos: jsonb("photos").$type<string[]>().notNull().default([]),
  state: text("state").$type<"pending" | "approved" | "rejected">().notNull().default("pending"),
  /** The amount asked for; once approved, the amount given back. Smallest units. */
  amount: money("amount").notNull(),
  /** The shop's words on its decision. */
  answer: text("answer"),
  /** Where the money went, once it is approved. */
  returnedTo: text("returned_to").$type<"wallet" | "gateway" | "outside">(),
  createdAt: instant("created_at").notNull(),
  decidedAt: instant("decided_at"),
});
