/** A customer writes. */
import { and, eq, sql } from "drizzle-orm";
import type { SendMessageRequest, SentMessage } from "@/contract/calls/chat";
import { cleanMessage, maxMessageLength } from "@/domain/chat-text";
import type { Language, ServerContext, Transaction } from "../../context";
import { chatMessages, conversations, orders } from "../../db/schema";
import { type AttemptLimit, countAttempts } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import { queueWebhook } from "../webhooks/queue-webhook";
import { queueAutopilotReply } from "./autopilot-reply";
import { announceChatEvent } from "./chat-events";
import { type ConversationTarget, findConversation } from "./find-conversation";
import { formatConversations, formatMessage } from "./format-chat";
import { mayWriteTo, peerInfoId, peerUserInfos } from "./peers";

/** Messages and pictures of one customer in their windows, seconds; those of a day bound what one account can store. */
const messageLimits = [
  { kind: "chat-message", limit: 60, windowSeconds: 60 },
  { kind: "chat-message-day", limit: 1000, windowSeconds: 86_400 },
] as const;
const photoLimits = [
  { kind: "chat-photo", limit: 60, windowSeconds: 600 },
  { kind: "chat-photo-day", limit: 100, windowSeconds: 86_400 },
] as const;

export interface NewMessage {
  customerId: number;
  /** As it was typed. */
  text: string;
  orderId: number | null;
  /** Paths of its photos. */
  photos: readonly string[];
  language: Language;
}

/** Counts a message and each of its `photos` (how many) against the limits of its customer; 429 above them. Not for inside of a transaction. */
export async function countMessage(
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  customerId: number,
  photos: number,
): Promise<void> {
  const subject = String(customerId);
  const limits: AttemptLimit[] = messageLimits.map((limit) => ({ ...limit, subject }));
  for (let photo = 0; photo < photos; photo += 1)
    limits.push(...photoLimits.map((limit) => ({ ...limit, subject })));
  await countAttempts(database, clock.now(), limits);
}

/** Whom a request is for. Refuses with 403 what names nobody. */
export function targetOf(request: SendMessageRequest): ConversationTarget {
  if (request.conversation_id !== undefined) return { conversationId: request.conversation_id };
  const { receiver_type: peerType, receiver_id: receiverId = 0 } = request;
  if (peerType === undefined) throw refuse("chat_receiver");
  return { peerType, peerId: peerType === "admin" ? 0 : receiverId };
}

/** The text to store. Refuses an empty message and one that is too long with 403 `message`. */
export function checkedText(typed: string | null | undefined, photos: number): string {
  const text = cleanMessage(typed ?? "");
  if (text === "" && photos === 0) throw refuse("chat_empty");
  if (text.length > maxMessageLength) throw refuse("chat_long", { count: maxMessageLength });
  return text;
}

/** Writes the customer's message. Refuses with 403 `chat_closed` where no order is under way. */
export async function sendMessage(
  tx: Transaction,
  context: ServerContext,
  target: ConversationTarget,
  { customerId, text, orderId, photos, language }: NewMessage,
): Promise<Omit<SentMessage, "message">> {
  const now = context.clock.now();
  const { peer } = await findConversation(tx, customerId, target);
  if (orderId !== null) await checkOrder(tx, customerId, orderId);
  const peers = await peerUserInfos(tx, [peer], language);
  const isThere = peer.peerType === "admin" || peers.has(peerInfoId(peer));
  if (!isThere || !(await mayWriteTo(tx, customerId, peer))) throw refuse("chat_closed");
  // Two first messages at once meet here, and later ones keep their order.
  const [conversation] = await tx
    .insert(conversations)
    .values({ customerId, peerType: peer.peerType, peerId: peer.peerId, lastMessageAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [conversations.customerId, conversations.peerType, conversations.peerId],
      set: { lastMessageAt: sql`greatest(${conversations.lastMessageAt}, excluded.last_message_at)` },
    })
    .returning();
  if (!conversation) throw new Error("A conversation was not written.");
  const [message] = await tx
    .insert(chatMessages)
    .values({
      conversationId: conversation.id,
      fromCustomer: true,
      text,
      photos: [...photos],
      orderId,
      createdAt: now,
    })
    .returning();
  if (!message) throw new Error("A message was not written.");
  await tx
    .update(conversations)
    .set({ lastMessageId: message.id })
    .where(eq(conversations.id, conversation.id));
  conversation.lastMessageId = message.id;
  await announceChatEvent(tx, { customerId, event: { type: "message", conversation_id: conversation.id } });
  await queueAutopilotReply(tx, context, { conversationId: conversation.id, messageId: message.id });
  await queueWebhook(tx, context, "message.created", {
    id: message.id,
    conversation_id: conversation.id,
    receiver_type: conversation.peerType,
    receiver_id: conversation.peerId,
    order_id: orderId,
    message: text,
    images: message.photos.map((path) => new URL(path, context.settings.publicUrl).href),
  });
  const [formatted] = await formatConversations(tx, customerId, [conversation], language);
  if (!formatted) throw new Error("A conversation was not read.");
  return {
    total_size: 1,
    limit: 1,
    offset: 1,
    status: true,
    messages: [formatMessage(message, conversation)],
    conversation: formatted,
  };
}

async function checkOrder(tx: Transaction, customerId: number, orderId: number): Promise<void> {
  const [order] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  if (!order) throw refuse("order_not_found");
}
