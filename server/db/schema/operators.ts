import { bigint, boolean, integer, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import type { OperatorRole } from "@/contract/calls/board-sign-in";
import { instant, jsonb, loginDevice } from "./columns";
import { orders } from "./orders";
import { stores } from "./stores";

/** People of the shop who work with its board, and keys of other systems. */
export const operators = pgTable("operators", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  /** Null: a key of another system. */
  email: text("email").unique(),
  role: text("role").$type<OperatorRole>().notNull(),
  /** Null until the invitation was accepted. */
  passwordHash: text("password_hash"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

const operatorId = () =>
  integer("operator_id")
    .notNull()
    .references(() => operators.id, { onDelete: "cascade" });

/** The stores of an operator whose role is `store`. */
export const operatorStores = pgTable(
  "operator_stores",
  {
    operatorId: operatorId(),
    storeId: integer("store_id")
      .notNull()
      .references(() => stores.id, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.operatorId, table.storeId] })],
);

/** Logins of operators: only their token's SHA-256 is stored. */
export const operatorSessions = pgTable("operator_sessions", {
  tokenHash: text("token_hash").primaryKey(),
  operatorId: operatorId(),
  addressHash: text("address_hash").notNull(),
  createdAt: instant("created_at").notNull(),
  lastSeenAt: instant("last_seen_at").notNull(),
  expiresAt: instant("expires_at").notNull(),
});

/** Keys of other systems; only their SHA-256 is stored. */
export const apiKeys = pgTable("api_keys", {
  tokenHash: text("token_hash").primaryKey(),
  operatorId: operatorId().unique(),
  name: text("name").notNull().unique(),
  mayWrite: boolean("may_write").notNull(),
  createdAt: instant("created_at").notNull(),
  lastUsedAt: instant("last_used_at"),
});

/** Links with which operators choose their first or a new password. */
export const operatorInvitations = pgTable("operator_invitations", {
  tokenHash: text("token_hash").primaryKey(),
  operatorId: operatorId(),
  expiresAt: instant("expires_at").notNull(),
});

/** Devices that hear of new orders while their board is closed; a row goes with its login. */
export const boardDevices = pgTable("board_devices", {
  ...loginDevice(),
  sessionHash: text("session_hash")
    .notNull()
    .references(() => operatorSessions.tokenHash, { onDelete: "cascade" }),
});

/** Unanswered orders that were mailed: one row an order and level. */
export const unansweredNotices = pgTable(
  "unanswered_notices",
  {
    orderId: bigint("order_id", { mode: "number" })
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    level: smallint("level").notNull(),
    toldAt: instant("told_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.level] })],
);

/** Who did what; `operatorId` is null for `ops` and for somebody who is gone. */
export const auditLog = pgTable("audit_log", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  at: instant("at").notNull(),
  operatorId: integer("operator_id").references(() => operators.id, { onDelete: "set null" }),
  operatorName: text("operator_name").notNull(),
  action: text("action").notNull(),
  orderId: bigint("order_id", { mode: "number" }),
  storeId: integer("store_id"),
  itemId: integer("item_id"),
  before: jsonb("before").$type<Record<string, unknown> | null>(),
  after: jsonb("after").$type<Record<string, unknown> | null>(),
});
