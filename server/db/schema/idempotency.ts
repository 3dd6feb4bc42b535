import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, jsonb } from "./columns";

/**
 * The responses of requests with an Idempotency-Key. A row is inserted first, in the transaction of the effect, so that it
 * exists only when a success was committed. `caller` is "customer:12" or "guest:345".
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    caller: text("caller").notNull(),
    key: text("key").notNull(),
    fingerprint: text("fingerprint").notNull(),
    status: integer("status").notNull().default(0),
    body: jsonb("body"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("idempotency_keys_caller_key").on(table.caller, table.key)],
);
