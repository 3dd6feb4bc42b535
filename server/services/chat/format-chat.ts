/** Rows of conversations and messages in the contract's form. */
import { inArray } from "drizzle-orm";
import type { ChatMessage, Conversation } from "@/contract/calls/chat";
import type { Language, Queryable } from "../../context";
import { type ChatMessageRow, type ConversationRow, chatMessages } from "../../db/schema";
import { customerInfoId, customerUserInfo, peerInfoId, peerUserInfos } from "./peers";

export function formatMessage(row: ChatMessageRow, conversation: ConversationRow): ChatMessage {
  const time = row.createdAt.toISOString();
  const names = row.photos.map((path) => path.slice(path.lastIndexOf("/") + 1));
  return {
    id: row.id,
    conversation_id: conversation.id,
    sender_id: row.fromCustomer ? customerInfoId(conversation.customerId) : peerInfoId(conversation),
    message: row.text || null,
    file: names.length > 0 ? JSON.stringify(names) : null,
    file_full_url: row.photos,
    is_seen: row.isSeen ? 1 : 0,
    order_id: row.orderId,
    order: null,
    created_at: time,
    updated_at: time,
  };
}

/** Conversations of one customer, in the order of the rows. */
export async function formatConversations(
  database: Queryable,
  customerId: number,
  rows: readonly ConversationRow[],
  language: Language,
): Promise<Conversation[]> {
  if (rows.length === 0) return [];
  const sender = await customerUserInfo(database, customerId);
  const receivers = await peerUserInfos(database, rows, language);
  const lastIds = rows.flatMap(({ lastMessageId }) => lastMessageId ?? []);
  const last = lastIds.length
    ? await database.select().from(chatMessages).where(inArray(chatMessages.id, lastIds))
    : [];
  return rows.map((row) => {
    const message = last.find(({ id }) => id === row.lastMessageId);
    return {
      id: row.id,
      sender_id: sender.id,
      sender_type: "customer",
      receiver_id: peerInfoId(row),
      receiver_type: row.peerType,
      last_message_id: row.lastMessageId,
      last_message_time: row.lastMessageAt.toISOString(),
      unread_message_count: row.unreadCount,
      created_at: row.createdAt.toISOString(),
      updated_at: row.lastMessageAt.toISOString(),
      sender,
      receiver: receivers.get(peerInfoId(row)) ?? null,
      last_message: message ? formatMessage(message, row) : null,
    };
  });
}
