import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, loginDevice, money } from "./columns";
import { couriers, orders } from "./orders";

const courierId = () =>
  integer("courier_id")
    .notNull()
    .references(() => couriers.id, { onDelete: "cascade" });

/** Logins of couriers: only their token's SHA-256 is stored. */
export const courierSessions = pgTable("courier_sessions", {
  tokenHash: text("token_hash").primaryKey(),
  courierId: courierId(),
  addressHash: text("address_hash").notNull(),
  createdAt: instant("created_at").notNull(),
  lastSeenAt: instant("last_seen_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Links with which couriers choose a password, or bring one order without any. */
export const courierInvitations = pgTable("courier_invitations", {
  tokenHash: text("token_hash").primaryKey(),
  courierId: courierId(),
  expiresAt: instant("expires_at").notNull(),
});

/** Orders that couriers were asked to bring; one open offer an order, one offer a courier. */
export const courierOffers = pgTable("courier_offers", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  orderId: bigint("order_id", { mode: "number" })
    .notNull()
    .references(() => orders.id, { onDelete: "cascade" }),
  courierId: courierId(),
  offeredAt: instant("offered_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
  /** Null while it is open. */
  answer: text("answer").$type<"accepted" | "declined" | "expired" | "withdrawn">(),
});

/** Devices that hear of a courier's orders while the page is closed; a row goes with its login. */
export const courierDevices = pgTable("courier_devices", {
  ...loginDevice(),
  sessionHash: text("session_hash")
    .notNull()
    .references(() => courierSessions.tokenHash, { onDelete: "cascade" }),
});

/** Cash that couriers took at doors. */
export const courierCash = pgTable("courier_cash", {
  orderId: bigint("order_id", { mode: "number" })
    .primaryKey()
    .references(() => orders.id, { onDelete: "cascade" }),
  courierId: courierId(),
  amount: money("amount").notNull(),
  takenAt: instant("taken_at").notNull(),
  /** Null: still with the courier. */
  handedInAt: instant("handed_in_at"),
  handedInTo: text("handed_in_to"),
});
