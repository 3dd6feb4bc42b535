/** The operator's side of the shop's chats. */
import { desc, eq } from "drizzle-orm";
import { cleanMessage } from "@/domain/chat-text";
import type { Queryable, ServerContext } from "../../context";
import {
  type ChatMessageRow,
  type ConversationRow,
  chatMessages,
  conversations,
  customers,
} from "../../db/schema";
import { transact } from "../../db/transact";
import { answerCustomer, markReadByPeer } from "./answer-customer";
import { peerInfoId, peerUserInfos } from "./peers";

interface ListedConversation {
  id: number;
  customer: string;
  peer: string;
  /** The last one who wrote is the customer. */
  waits: boolean;
  text: string;
  at: Date;
}

const shown = ({ text, photos }: Pick<ChatMessageRow, "text" | "photos">) =>
  [text.replace(/\s+/g, " "), photos.length > 0 ? `[pictures: ${photos.length}]` : ""]
    .filter(Boolean)
    .join(" ");

async function peerName(database: Queryable, row: ConversationRow): Promise<string> {
  if (row.peerType === "admin") return "Support";
  const info = (await peerUserInfos(database, [row], "en")).get(peerInfoId(row));
  return info ? `${info.f_name} ${info.l_name}`.trim() : "gone";
}

/** The conversations with the newest messages. */
export async function listNewestConversations(
  database: Queryable,
  limit: number,
): Promise<ListedConversation[]> {
  const rows = await database
    .select({ conversation: conversations, message: chatMessages, customer: customers })
    .from(conversations)
    .innerJoin(chatMessages, eq(chatMessages.id, conversations.lastMessageId))
    .innerJoin(customers, eq(customers.id, conversations.customerId))
    .orderBy(desc(conversations.lastMessageAt))
    .limit(limit);
  const listed: ListedConversation[] = [];
  for (const { conversation, message, customer } of rows) {
    listed.push({
      id: conversation.id,
      customer: `${customer.firstName} ${customer.lastName}`.trim(),
      peer: await peerName(database, conversation),
      waits: message.fromCustomer,
      text: shown(message),
      at: message.createdAt,
    });
  }
  return listed;
}

/** The newest messages of a conversation, oldest first, which the customer then sees as read. Null when there is none. */
export function readAsOperator(
  context: ServerContext,
  id: number,
  limit: number,
): Promise<{ peer: string; messages: { fromCustomer: boolean; text: string; at: Date }[] } | null> {
  return transact(context.database, async (tx) => {
    const [conversation] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, id))
      .for("update");
    if (!conversation) return null;
    await markReadByPeer(tx, conversation);
    const rows = await tx
      .select()
      .from(chatMessages)
      .where(eq(chatMessages.conversationId, id))
      .orderBy(desc(chatMessages.id))
      .limit(limit);
    const messages = rows
      .reverse()
      .map((row) => ({ fromCustomer: row.fromCustomer, text: shown(row), at: row.createdAt }));
    return { peer: await peerName(tx, conversation), messages };
  });
}

/** Answers as the store, the courier or support. False when there is no such conversation or nothing to say. */
export function answerAsOperator(context: ServerContext, id: number, typed: string): Promise<boolean> {
  const text = cleanMessage(typed);
  return transact(context.database, async (tx) => {
    const [conversation] = await tx
      .select()
      .from(conversations)
      .where(eq(conversations.id, id))
      .for("update");
    if (!conversation || text === "") return false;
    await answerCustomer(tx, context, conversation, text);
    return true;
  });
}
