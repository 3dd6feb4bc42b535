import { eq } from "drizzle-orm";
import type { Transaction } from "../../context";
import { chatMessages, conversations } from "../../db/schema";

/** Deletes a customer's conversations. Returns the paths of their photos, whose files the caller deletes afterwards. */
export async function removeChatsOf(tx: Transaction, customerId: number): Promise<string[]> {
  const rows = await tx
    .select({ photos: chatMessages.photos })
    .from(chatMessages)
    .innerJoin(conversations, eq(conversations.id, chatMessages.conversationId))
    .where(eq(conversations.customerId, customerId));
  await tx.delete(conversations).where(eq(conversations.customerId, customerId));
  return rows.flatMap(({ photos }) => photos);
}
