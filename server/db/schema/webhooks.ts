import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";

/** Messages to the shop's own system, kept until they have arrived. */
export const webhookMessages = pgTable("webhook_messages", {
  /** The `webhook-id` of every attempt. */
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  /** The exact text that is signed and sent; empty once it has arrived. */
  body: text("body").notNull(),
  state: text("state").$type<"waiting" | "delivered" | "failed">().notNull().default("waiting"),
  attempts: integer("attempts").notNull().default(0),
  /** Why the last attempt failed. */
  problem: text("problem"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});
