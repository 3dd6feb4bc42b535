import { bigint, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { PeerType } from "@/contract/calls/chat";
import { instant, jsonb } from "./columns";
import { customers } from "./customers";

/** Conversations of a customer with a store, a courier or the shop's support; one for each of them. */
export const conversations = pgTable("conversations", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  customerId: integer("customer_id")
    .notNull()
    .references(() => customers.id, { onDelete: "cascade" }),
  peerType: text("peer_type").$type<PeerType>().notNull(),
  /** A vendor's or a courier's id; 0 for support. */
  peerId: integer("peer_id").notNull(),
  /** Messages that the customer has not read. */
  unreadCount: integer("unread_count").notNull().default(0),
  lastMessageId: bigint("last_message_id", { mode: "number" }),
  lastMessageAt: instant("last_message_at").notNull(),
  createdAt: instant("created_at").notNull().defaultNow(),
});
export type ConversationRow = typeof conversations.$inferSelect;

export const chatMessages = pgTable("chat_messages", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity(),
  conversationId: integer("conversation_id")
    .notNull()
    .references(() => conversations.id, { onDelete: "cascade" }),
  fromCustomer: boolean("from_customer").notNull(),
  text: text("text").notNull(),
  /** Paths of its photos. */
  photos: jsonb("photos").$type<string[]>().notNull().default([]),
  /** The other side has read it. */
  isSeen: boolean("is_seen").notNull().default(false),
  orderId: bigint("order_id", { mode: "number" }),
  createdAt: instant("created_at").notNull(),
});
export type ChatMessageRow = typeof chatMessages.$inferSelect;
