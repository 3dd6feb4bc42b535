/** The chat of an order's store with its customer, for people of the board. */
import { and, count, desc, eq } from "drizzle-orm";
import type { BoardAnswer, BoardChat, BoardMessage } from "@/contract/calls/board-chat";
import { runningStatuses } from "@/domain/status-groups";
import type { Queryable, ServerContext, Transaction } from "../../context";
import { type ChatMessageRow, chatMessages, conversations, orders, stores } from "../../db/schema";
import { writeAudit } from "../audit/write-audit";
import { answerCustomer, markReadByPeer } from "../chat/answer-customer";
import { checkedText } from "../chat/send-message";
import { reachedBy } from "../operators/operator";
import { countAttempt } from "../rate-limits/attempt-limits";
import { refuse } from "../refusals";
import type { Step } from "./order-steps";

const listed = 50;
/** Answers of somebody about an order in a minute. */
const answers = { kind: "board-answer", limit: 30, windowSeconds: 60 } as const;

/** The order with whom its chat is between; null for guests and parcels. 404 for orders of other stores. */
async function chatOf(database: Queryable, { operator, orderId }: Step) {
  const [found] = await database
    .select({ order: orders, vendorId: stores.vendorId })
    .from(orders)
    .leftJoin(stores, eq(stores.id, orders.storeId))
    .where(and(eq(orders.id, orderId), eq(orders.announced, true), reachedBy(orders.storeId, operator)));
  if (!found) throw refuse("board_order_unknown");
  const { order, vendorId } = found;
  const { customerId } = order;
  return { order, between: customerId === null || vendorId === null ? null : { customerId, vendorId } };
}

interface Between {
  customerId: number;
  vendorId: number;
}

const isBetween = ({ customerId, vendorId }: Between) =>
  and(
    eq(conversations.customerId, customerId),
    eq(conversations.peerType, "vendor"),
    eq(conversations.peerId, vendorId),
  );

const formatted = (row: ChatMessageRow): BoardMessage => ({
  id: row.id,
  from_customer: row.fromCustomer,
  text: row.text,
  photos: row.photos,
  at: row.createdAt.toISOString(),
  seen: row.isSeen,
});

/** GET /board/orders/{id}/chat. Reading alone tells the customer nothing. */
export async function readOrderChat(database: Queryable, step: Step): Promise<BoardChat> {
  const { order, between } = await chatOf(database, step);
  if (between === null) return { messages: [], unread: 0, may_write: false };
  const [conversation] = await database
    .select({ id: conversations.id })
    .from(conversations)
    .where(isBetween(between));
  if (!conversation) return { messages: [], unread: 0, may_write: runningStatuses.includes(order.status) };
  const ofConversation = eq(chatMessages.conversationId, conversation.id);
  const rows = await database
    .select()
    .from(chatMessages)
    .where(ofConversation)
    .orderBy(desc(chatMessages.id))
    .limit(listed);
  const [unread] = await database
    .select({ count: count() })
    .from(chatMessages)
    .where(and(ofConversation, eq(chatMessages.fromCustomer, true), eq(chatMessages.isSeen, false)));
  return { messages: rows.reverse().map(formatted), unread: unread?.count ?? 0, may_write: true };
}

/** POST /board/orders/{id}/chat/read: the customer sees that the messages were read. */
export async function markOrderChatRead(tx: Transaction, step: Step): Promise<void> {
  const { between } = await chatOf(tx, step);
  if (between === null) return;
  const [conversation] = await tx.select().from(conversations).where(isBetween(between)).for("update");
  if (conversation) await markReadByPeer(tx, conversation);
}

/** Counts an answer; 429 above the limit. Not for inside of a transaction. */
export const countBoardAnswer = (
  { database, clock }: Pick<ServerContext, "database" | "clock">,
  { operator, orderId }: Step,
): Promise<void> => countAttempt(database, clock.now(), { ...answers, subject: `${operator.id} ${orderId}` });

/**
 * POST /board/orders/{id}/chat: the store writes to the customer. 403 `chat_closed` for guests and parcels, and for a customer
 * who never wrote once the order is over.
 */
export async function answerOrderChat(
  tx: Transaction,
  context: ServerContext,
  step: Step,
  { text: typed }: BoardAnswer,
): Promise<BoardMessage> {
  const text = checkedText(typed, 0);
  const now = context.clock.now();
  const { order, between } = await chatOf(tx, step);
  if (between === null) throw refuse("board_chat_closed");
  if (runningStatuses.includes(order.status))
    await tx
      .insert(conversations)
      .values({
        customerId: between.customerId,
        peerType: "vendor",
        peerId: between.vendorId,
        lastMessageAt: now,
        createdAt: now,
      })
      .onConflictDoNothing();
  const [conversation] = await tx.select().from(conversations).where(isBetween(between)).for("update");
  if (!conversation) throw refuse("board_chat_closed");
  const message = await answerCustomer(tx, context, conversation, text);
  await writeAudit(tx, {
    now,
    operator: step.operator,
    action: "customer_answered",
    orderId: order.id,
    storeId: order.storeId,
    after: { message: message.id },
  });
  return formatted(message);
}
