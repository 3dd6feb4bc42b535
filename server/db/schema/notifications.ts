import { bigint, integer, pgTable } from "drizzle-orm/pg-core";
import { instant, jsonb } from "./columns";
import { customers, guests } from "./customers";

/** Messages to a person, with or without a device. Exactly one of customerId and guestId is set (CHECK). */
export const notifications = pgTable("notifications", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
  guestId: bigint("guest_id", { mode: "number" }).references(() => guests.id, { onDelete: "cascade" }),
  /** As it was queued: texts of an order's status are made for each reader. */
  content: jsonb("content").$type<Record<string, unknown>>().notNull(),
  createdAt: instant("created_at").notNull(),
});
