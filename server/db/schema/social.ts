import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns";
import { customers } from "./customers";

/** Accounts of other services that people sign in with. */
export const customerIdentities = pgTable(
  "customer_identities",
  {
    /** google, facebook or apple. */
    medium: text("medium").notNull(),
    /** The person's id at the service; never changes. */
    subject: text("subject").notNull(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.medium, table.subject] })],
);

/** Tokens that have signed somebody in, hashed: none does it twice. */
export const usedIdentityTokens = pgTable("used_identity_tokens", {
  tokenHash: text("token_hash").primaryKey(),
  usedAt: instant("used_at").notNull(),
});
