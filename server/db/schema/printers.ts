import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant, jsonb } from "./columns";
import { orders } from "./orders";
import { stores } from "./stores";

/** A ticket for the kitchen, for packing, or the customer's receipt. */
export type TicketKind = "kitchen" | "packing" | "receipt";

/** Network printers that understand ESC/POS. */
export const printers = pgTable("printers", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull().unique(),
  /** Null: orders of every store, and parcels. */
  storeId: integer("store_id").references(() => stores.id, { onDelete: "cascade" }),
  host: text("host").notNull(),
  port: integer("port").notNull().default(9100),
  /** Letters in a row of the normal size: 32 on a roll of 58 mm, 48 on one of 80 mm. */
  columns: integer("columns").$type<32 | 42 | 48>().notNull().default(48),
  /** `pictures`: the printer gets no letters at all. */
  codePage: text("code_page").notNull().default("cp858"),
  /** Which tickets come out by themselves when an order is accepted. */
  automatic: jsonb("automatic").$type<TicketKind[]>().notNull().default(["kitchen"]),
  createdAt: instant("created_at").notNull().defaultNow(),
});

/** One ticket for one printer. */
export const printJobs = pgTable("print_jobs", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  printerId: integer("printer_id")
    .notNull()
    .references(() => printers.id, { onDelete: "cascade" }),
  orderId: bigint("order_id", { mode: "number" })
    .notNull()
    .references(() => orders.id, { onDelete: "cascade" }),
  kind: text("kind").$type<TicketKind>().notNull(),
  /** `unsure`: the connection broke while it was sent, so it may be on paper. */
  state: text("state")
    .$type<"waiting" | "sending" | "printed" | "unsure" | "failed">()
    .notNull()
    .default("waiting"),
  attempts: integer("attempts").notNull().default(0),
  /** Why the last attempt failed. */
  problem: text("problem"),
  /** Null: by itself, when the order was accepted. */
  askedBy: text("asked_by"),
  /** Since when it does not come out; null: it did, or nobody has to look any more. */
  troubledSince: instant("troubled_since"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

export type PrinterRow = typeof printers.$inferSelect;
export type PrintJobRow = typeof printJobs.$inferSelect;
