import { bigint, boolean, date, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { WalletMovementType } from "@/contract/calls/wallet";
import { instant, jsonb, money } from "./columns";
import { customers } from "./customers";
import { orders } from "./orders";
import type { Translations } from "./places";

/**
 * Every movement of a wallet; never changed. A trigger adds it to the customer's balance and writes the balance after it,
 * and no statement changes a balance without a movement.
 */
export const walletMovements = pgTable("wallet_movements", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  transactionId: uuid("transaction_id").notNull().defaultRandom(),
  type: text("type").$type<WalletMovementType>().notNull(),
  credit: money("credit").notNull().default(0),
  debit: money("debit").notNull().default(0),
  /** Given on top of what was paid in. */
  bonus: money("bonus").notNull().default(0),
  /** After the movement; written by the trigger. */
  balance: money("balance").notNull(),
  orderId: bigint("order_id", { mode: "number" }).references(() => orders.id, { onDelete: "set null" }),
  reference: text("reference"),
  createdAt: instant("created_at").notNull(),
  /** From 1 for each customer, and for each customer and kind (`wallet_kind_of`); written by the trigger. */
  number: integer("number")
    .notNull()
    .$defaultFn(() => 0),
  kindNumber: integer("kind_number")
    .notNull()
    .$defaultFn(() => 0),
});

/** Every movement of loyalty points, as those of wallets. */
export const loyaltyMovements = pgTable("loyalty_movements", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  transactionId: uuid("transaction_id").notNull().defaultRandom(),
  type: text("type")
    .$type<"order_place" | "order_refund" | "point_to_wallet" | "add_points_by_admin">()
    .notNull(),
  credit: integer("credit").notNull().default(0),
  debit: integer("debit").notNull().default(0),
  balance: integer("balance").notNull(),
  orderId: bigint("order_id", { mode: "number" }).references(() => orders.id, { onDelete: "set null" }),
  reference: text("reference"),
  createdAt: instant("created_at").notNull(),
  /** From 1 for each customer; written by the trigger. */
  number: integer("number")
    .notNull()
    .$defaultFn(() => 0),
});

/** Bonuses on money that customers add to their wallets. */
export const walletBonuses = pgTable("wallet_bonuses", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  title: text("title").notNull(),
  description: text("description").notNull().default(""),
  translations: jsonb("translations").$type<Translations>().notNull().default({}),
  type: text("type").$type<"percent" | "amount">().notNull(),
  /** percent: basis points; amount: smallest units. */
  amount: money("amount").notNull(),
  minimumAdd: money("minimum_add").notNull().default(0),
  /** 0 is no cap. */
  maximumBonus: money("maximum_bonus").notNull().default(0),
  startDate: date("start_date").notNull(),
  endDate: date("end_date").notNull(),
  active: boolean("active").notNull().default(true),
});
