import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, jsonb } from "./columns";
import { customers } from "./customers";

/** Passkeys (WebAuthn) that customers sign in with. Texts are base64url. */
export const passkeys = pgTable("passkeys", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  credentialId: text("credential_id").notNull().unique(),
  /** Names the customer to their authenticators; the same for all passkeys of one. */
  userHandle: text("user_handle").notNull(),
  /** COSE. */
  publicKey: text("public_key").notNull(),
  /** Uses, as the authenticator counts them; 0 for one that does not count. */
  counter: bigint("counter", { mode: "number" }).notNull(),
  transports: jsonb("transports").$type<string[]>().notNull(),
  name: text("name").notNull(),
  createdAt: instant("created_at").notNull(),
  lastUsedAt: instant("last_used_at"),
});

/** Challenges that browsers were asked to sign, hashed; the first use removes each. */
export const passkeyChallenges = pgTable("passkey_challenges", {
  challengeHash: text("challenge_hash").primaryKey(),
  purpose: text("purpose").$type<"add" | "sign-in" | "confirm">().notNull(),
  /** Null for signing in. */
  customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
  /** The user handle of the passkey that is being created. */
  userHandle: text("user_handle"),
  expiresAt: instant("expires_at").notNull(),
});
