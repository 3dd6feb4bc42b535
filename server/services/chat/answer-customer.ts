/** A store, a courier or support writes to a customer, by an operator or the autopilot. */
import { and, eq, sql } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import {
  type ChatMessageRow,
  type ConversationRow,
  chatMessages,
  conversations,
  customers,
} from "../../db/schema";
import { languageFrom, textsOf } from "../../locales";
import { queueUnlistedPush } from "../notifications/queue-push";
import { announceChatEvent } from "./chat-events";
import { peerInfoId, peerUserInfos } from "./peers";

/** Characters of a message that a notification shows. */
const maxPushLength = 140;

/** Marks what the customer wrote as read, and says so to their pages. */
export async function markReadByPeer(tx: Transaction, conversation: ConversationRow): Promise<void> {
  const seen = await tx
    .update(chatMessages)
    .set({ isSeen: true })
    .where(
      and(
        eq(chatMessages.conversationId, conversation.id),
        eq(chatMessages.fromCustomer, true),
        eq(chatMessages.isSeen, false),
      ),
    )
    .returning({ id: chatMessages.id });
  if (seen.length === 0) return;
  await announceChatEvent(tx, {
    customerId: conversation.customerId,
    event: { type: "seen", conversation_id: conversation.id },
  });
}

/** Writes the answer into the conversation, locked by the caller, and pushes it to the customer's devices. Returns the message. */
export async function answerCustomer(
  tx: Transaction,
  { jobs, clock }: Pick<ServerContext, "jobs" | "clock">,
  conversation: ConversationRow,
  text: string,
): Promise<ChatMessageRow> {
  const { id, customerId, peerType } = conversation;
  const now = clock.now();
  await markReadByPeer(tx, conversation);
  const [message] = await tx
    .insert(chatMessages)
    .values({ conversationId: id, fromCustomer: false, text, createdAt: now })
    .returning();
  if (!message) throw new Error("A message was not written.");
  await tx
    .update(conversations)
    .set({
      lastMessageId: message.id,
      lastMessageAt: now,
      unreadCount: sql`${conversations.unreadCount} + 1`,
    })
    .where(eq(conversations.id, id));
  await announceChatEvent(tx, { customerId, event: { type: "message", conversation_id: id } });
  const [customer] = await tx
    .select({ language: customers.language })
    .from(customers)
    .where(eq(customers.id, customerId));
  const language = languageFrom(customer?.language);
  const peer = (await peerUserInfos(tx, [conversation], language)).get(peerInfoId(conversation));
  const name = peer ? `${peer.f_name} ${peer.l_name}`.trim() : textsOf(language).chat.support;
  await queueUnlistedPush(
    tx,
    jobs,
    { kind: "customer", customerId },
    {
      type: "message",
      title: name,
      body: text.length > maxPushLength ? `${text.slice(0, maxPushLength - 1)}…` : text,
      conversationId: id,
      senderType: peerType,
    },
    now,
  );
  return message;
}
