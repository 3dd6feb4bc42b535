import { bigint, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { instant, jsonb } from "./columns";
import { customers } from "./customers";
import { couriers, orders } from "./orders";

/** Customers' reviews of couriers; one for each order and courier. */
export const courierReviews = pgTable("courier_reviews", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  courierId: integer("courier_id")
    .notNull()
    .references(() => couriers.id, { onDelete: "cascade" }),
  orderId: bigint("order_id", { mode: "number" })
    .notNull()
    .references(() => orders.id, { onDelete: "cascade" }),
  customerId: integer("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  rating: smallint("rating").notNull(),
  comment: text("comment").notNull(),
  attachments: jsonb("attachments").$type<string[]>().notNull().default([]),
  createdAt: instant("created_at").notNull().defaultNow(),
});
