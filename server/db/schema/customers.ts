import { bigint, boolean, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { CartVariation } from "@/contract";
import { geoPoint, instant, jsonb, money } from "./columns";
import { items } from "./items";
import { modules } from "./places";
import { stores } from "./stores";

export const customers = pgTable("customers", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull().default(""),
  phone: text("phone").unique(),
  /** Lower case. */
  email: text("email").unique(),
  passwordHash: text("password_hash"),
  image: text("image"),
  phoneVerified: boolean("phone_verified").notNull().default(false),
  emailVerified: boolean("email_verified").notNull().default(false),
  blocked: boolean("blocked").notNull().default(false),
  language: text("language").notNull().default("en"),
  loginMedium: text("login_medium"),
  walletBalance: money("wallet_balance").notNull().default(0),
  loyaltyPoints: integer("loyalty_points").notNull().default(0),
  referralCode: text("referral_code").notNull().unique(),
  /** The customer whose code was used at sign-up, who may be gone by now. */
  referredBy: integer("referred_by"),
  /** When that customer was rewarded for it. */
  referralRewardedAt: instant("referral_rewarded_at"),
  /** The order that earned it. */
  referralOrderId: bigint("referral_order_id", { mode: "number" }),
  /** Gifts of refunded orders that were spent; the next money that comes into the wallet pays them. */
  giftsOwed: money("gifts_owed").notNull().default(0),
  interests: jsonb("interests").$type<number[]>().notNull().default([]),
  firebaseToken: text("firebase_token"),
  /** Phone number of a removed account, hashed with a secret of the server: gifts for new customers are given once. */
  formerPhoneHash: text("former_phone_hash"),
  /** When the person removed the account; null for everybody else, blocked or not. */
  removedAt: instant("removed_at"),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** Login tokens: opaque, 256 bit, only their SHA-256 is stored. */
export const sessions = pgTable("sessions", {
  tokenHash: text("token_hash").primaryKey(),
  /** Names the login without telling its token. */
  id: integer("id").notNull().generatedByDefaultAsIdentity(),
  /** Browser and system that it began on; "" where they are not known. */
  device: text("device").notNull().default(""),
  customerId: integer("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull().defaultNow(),
  lastSeenAt: instant("last_seen_at").notNull().defaultNow(),
  expiresAt: instant("expires_at").notNull(),
});

/** Network addresses, hashed with a secret, from which a customer has signed in. */
export const knownAddresses = pgTable(
  "known_addresses",
  {
    customerId: integer("customer_id")
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    addressHash: text("address_hash").notNull(),
    lastSeenAt: instant("last_seen_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.addressHash] })],
);

/** `id` is a random integer of 52 bits and a secret. Joined guests keep their row, so that their keys are still found. */
export const guests = pgTable("guests", {
  id: bigint("id", { mode: "number" }).primaryKey(),
  firebaseToken: text("firebase_token"),
  joinedCustomerId: integer("joined_customer_id").references(() => customers.id, { onDelete: "set null" }),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** Phone numbers, hashed with a secret, that have used a referral code; they outlive the account. */
export const usedReferrals = pgTable("used_referrals", {
  phoneHash: text("phone_hash").primaryKey(),
  createdAt: instant("created_at").notNull(),
});

/** One-time codes, hashed; sent by the code-sender port. */
export const codes = pgTable("codes", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  /** verify, reset or profile. */
  purpose: text("purpose").notNull(),
  /** phone or email. */
  medium: text("medium").notNull(),
  /** The phone number or address that the code was sent to. */
  target: text("target").notNull(),
  /** The network address that asked for it, hashed. */
  requester: text("requester").notNull().default(""),
  codeHash: text("code_hash").notNull(),
  /** Wrong tries of the requester, and of everybody else together. */
  otherTries: integer("other_tries").notNull().default(0),
  tries: integer("tries").notNull().default(0),
  blockedUntil: instant("blocked_until"),
  sentAt: instant("sent_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Counters of things that may be tried only so often (sign-ins, guest-id misses, guest tracking), by kind and subject. */
export const attempts = pgTable(
  "attempts",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    kind: text("kind").notNull(),
    subject: text("subject").notNull(),
    count: integer("count").notNull().default(0),
    windowStartedAt: instant("window_started_at").notNull(),
  },
  (table) => [uniqueIndex("attempts_kind_subject").on(table.kind, table.subject)],
);

/** Exactly one of customerId and guestId is set (CHECK). */
export const cartLines = pgTable("cart_lines", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer("customer_id").references(() => customers.id, { onDelete: "cascade" }),
  guestId: bigint("guest_id", { mode: "number" }).references(() => guests.id, { onDelete: "cascade" }),
  moduleId: integer("module_id")
    .notNull()
    .references(() => modules.id),
  storeId: integer("store_id")
    .notNull()
    .references(() => stores.id),
  itemId: integer("item_id")
    .notNull()
    .references(() => items.id),
  model: text("model").$type<"Item" | "ItemCampaign">().notNull().default("Item"),
  itemCampaignId: integer("item_campaign_id"),
  quantity: integer("quantity").notNull(),
  variation: jsonb("variation").$type<CartVariation[]>().notNull().default([]),
  /** Canonical form of the variation, so that equal lines are found. */
  variationKey: text("variation_key").notNull().default(""),
  addOnIds: jsonb("add_on_ids").$type<number[]>().notNull().default([]),
  addOnQuantities: jsonb("add_on_quantities").$type<number[]>().notNull().default([]),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

/** Exactly one of itemId and storeId is set (CHECK). */
export const wishes = pgTable("wishes", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  itemId: integer("item_id").references(() => items.id, { onDelete: "cascade" }),
  storeId: integer("store_id").references(() => stores.id, { onDelete: "cascade" }),
  createdAt: instant("created_at").notNull().defaultNow(),
});

export const addresses = pgTable("addresses", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  type: text("type").notNull(),
  label: text("label"),
  address: text("address").notNull(),
  additionalInformation: text("additional_information"),
  contactName: text("contact_name").notNull(),
  contactNumber: text("contact_number").notNull(),
  contactEmail: text("contact_email"),
  place: geoPoint("place").notNull(),
  floor: text("floor"),
  road: text("road"),
  house: text("house"),
  zoneIds: jsonb("zone_ids").$type<number[]>().notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
});

export const subscribers = pgTable("newsletter_subscribers", {
  email: text("email").primaryKey(),
  createdAt: instant("created_at").notNull().defaultNow(),
});
