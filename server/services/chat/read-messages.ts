import { count, desc, eq } from "drizzle-orm";
import type { MessagePage } from "@/contract/calls/chat";
import type { Database, Language, Transaction } from "../../context";
import { chatMessages, conversations } from "../../db/schema";
import { transact } from "../../db/transact";
import { announceChatEvent } from "./chat-events";
import { type ConversationTarget, findConversation } from "./find-conversation";
import { formatConversations, formatMessage } from "./format-chat";
import { mayWriteTo, peerInfoId, peerUserInfos } from "./peers";

export interface MessageList {
  limit: number;
  /** Number of the page, from 1. */
  offset: number;
  language: Language;
  /** The customer sees them: nothing is unread any more. */
  seen: boolean;
}

/** A page of messages, newest first, and whether the customer may write. Refuses with 404 what is not the customer's. */
export const readMessages = (
  database: Database,
  customerId: number,
  target: ConversationTarget,
  list: MessageList,
): Promise<MessagePage> => transact(database, (tx) => read(tx, customerId, target, list));

async function read(
  tx: Transaction,
  customerId: number,
  target: ConversationTarget,
  { limit, offset, language, seen }: MessageList,
): Promise<MessagePage> {
  const { conversation, peer } = await findConversation(tx, customerId, target);
  const receivers = await peerUserInfos(tx, [peer], language);
  const receiver = receivers.get(peerInfoId(peer)) ?? null;
  const common = {
    limit,
    offset,
    // A store or a courier that is gone is written to by nobody.
    status: (receiver !== null || peer.peerType === "admin") && (await mayWriteTo(tx, customerId, peer)),
    receiver,
  };
  if (conversation === null) return { ...common, total_size: 0, messages: [], conversation: null };
  if (seen && conversation.unreadCount > 0) {
    await tx.update(conversations).set({ unreadCount: 0 }).where(eq(conversations.id, conversation.id));
    conversation.unreadCount = 0;
    await announceChatEvent(tx, { customerId, event: { type: "seen", conversation_id: conversation.id } });
  }
  const ofConversation = eq(chatMessages.conversationId, conversation.id);
  const rows = await tx
    .select()
    .from(chatMessages)
    .where(ofConversation)
    .orderBy(desc(chatMessages.id))
    .limit(limit)
    .offset((offset - 1) * limit);
  const [total] = await tx.select({ count: count() }).from(chatMessages).where(ofConversation);
  const [formatted] = await formatConversations(tx, customerId, [conversation], language);
  return {
    ...common,
    total_size: total?.count ?? 0,
    messages: rows.map((row) => formatMessage(row, conversation)),
    conversation: formatted ?? null,
  };
}
