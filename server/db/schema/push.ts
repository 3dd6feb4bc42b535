import { bigint, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Language } from "../../locales";
import { instant, jsonb } from "./columns";
import { customers, guests, sessions } from "./customers";

/**
 * Where pushes go: one row a device. Exactly one of customerId and guestId is set, and exactly one of endpoint (with
 * its keys) and fcmToken (CHECK). A row goes with the login that made it.
 */
export const pushSubscriptions = pgTable("push_subscriptions", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
  guestId: bigint("guest_id", { mode: "number" }).references(() => guests.id, { onDelete: "cascade" }),
  sessionHash: text("session_hash").references(() => sessions.tokenHash, { onDelete: "cascade" }),
  endpoint: text("endpoint").unique(),
  p256dh: text("p256dh"),
  auth: text("auth"),
  /** The server's Web Push key of that time, base64url; null with Firebase. */
  serverKey: text("server_key"),
  fcmToken: text("fcm_token").unique(),
  language: text("language").$type<Language>().notNull().default("en"),
  orders: boolean("orders").notNull().default(true),
  chat: boolean("chat").notNull().default(true),
  offers: boolean("offers").notNull().default(true),
  /** HH:mm in `timezone`; both or neither. */
  quietFrom: text("quiet_from"),
  quietTo: text("quiet_to"),
  timezone: text("timezone"),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** When the next push of a person ("customer:12") or a store ("store:3") has its turn. */
export const pushTurns = pgTable("push_turns", {
  subject: text("subject").primaryKey(),
  nextAt: instant("next_at").notNull(),
});

/** Secrets that the server generated for itself and never shows. */
export const serverSecrets = pgTable("server_secrets", {
  name: text("name").primaryKey(),
  value: jsonb("value").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});
