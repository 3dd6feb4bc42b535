/** Replies in the demo as a store, a courier or support would, by the state of the order. */
import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { OrderStatus } from "@/contract";
import { runningStatuses } from "@/domain/status-groups";
import type { ServerContext, Transaction } from "../../context";
import {
  type ConversationRow,
  chatMessages,
  conversations,
  customers,
  orders,
  stores,
} from "../../db/schema";
import { transact } from "../../db/transact";
import { fillText, languageFrom, textsOf } from "../../locales";
import { answerCustomer } from "./answer-customer";

/** Replies to one message, unless the customer has gone on writing or somebody has replied meanwhile. */
export function runAutopilotReply(context: ServerContext, data: Record<string, unknown>): Promise<void> {
  const { conversationId, messageId } = data;
  if (typeof conversationId !== "number" || typeof messageId !== "number") return Promise.resolve();
  return transact(context.database, async (tx) => {
    const [conversation] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, conversationId))
      .for("update");
    if (conversation?.lastMessageId !== messageId) return;
    await answerCustomer(tx, context, conversation, await replyTo(tx, conversation, messageId));
  });
}

async function replyTo(tx: Transaction, conversation: ConversationRow, messageId: number): Promise<string> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, conversation.customerId));
  const [message] = await tx.select().from(chatMessages).where(eq(chatMessages.id, messageId));
  const { replies } = textsOf(languageFrom(customer?.language)).chat;
  if (message?.text === "" && message.photos.length > 0) return replies.picture;
  const status = await runningStatusWith(tx, conversation);
  if (conversation.peerType === "admin") {
    const [answered] = await tx
      .select({ count: count() })
      .from(chatMessages)
      .where(and(eq(chatMessages.conversationId, conversation.id), eq(chatMessages.fromCustomer, false)));
    if ((answered?.count ?? 0) > 0) return replies.supportLater;
    return fillText(status === null ? replies.support : replies.supportWithOrder, {
      name: customer?.firstName ?? "",
    });
  }
  const texts = conversation.peerType === "vendor" ? replies.store : replies.courier;
  if (status === "processing") return texts.processing;
  if (status === "handover") return texts.handover;
  if (status === "picked_up") return texts.pickedUp;
  return texts.early;
}

/** The status of the customer's newest running order, with this store or courier unless it is support. */
async function runningStatusWith(
  tx: Transaction,
  { customerId, peerType, peerId }: ConversationRow,
): Promise<OrderStatus | null> {
  const withPeer =
    peerType === "admin"
      ? undefined
      : peerType === "delivery_man"
        ? eq(orders.courierId, peerId)
        : sql`${orders.storeId} in (select ${stores.id} from ${stores} where ${stores.vendorId} = ${peerId})`;
  const [order] = await tx
    .select({ status: orders.status })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), inArray(orders.status, [...runningStatuses]), withPeer))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order?.status ?? null;
}
