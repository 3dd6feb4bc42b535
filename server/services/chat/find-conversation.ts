import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../context";
import { type ConversationRow, conversations } from "../../db/schema";
import { refuse } from "../refusals";
import { type Peer, peerInfoId, peerUserInfos } from "./peers";

/** A conversation by its id, or whom it is with. */
export type ConversationTarget = { conversationId: number } | Peer;

/**
 * The customer's conversation, with whom it is. Null before the first message. 404 for one that is not the customer's, and
 * for a store or courier that does not exist; one that is gone can be read and not written to.
 */
export async function findConversation(
  database: Queryable,
  customerId: number,
  target: ConversationTarget,
): Promise<{ conversation: ConversationRow | null; peer: Peer }> {
  const own = eq(conversations.customerId, customerId);
  if ("conversationId" in target) {
    const [conversation] = await database
      .select()
      .from(conversations)
      .where(and(own, eq(conversations.id, target.conversationId)));
    if (!conversation) throw refuse("conversation_unknown");
    return { conversation, peer: conversation };
  }
  const { peerType, peerId } = target;
  const [conversation] = await database
    .select()
    .from(conversations)
    .where(and(own, eq(conversations.peerType, peerType), eq(conversations.peerId, peerId)));
  if (!conversation && peerType !== "admin") {
    const known = await peerUserInfos(database, [target], "en");
    if (!known.has(peerInfoId(target))) throw refuse("chat_peer_unknown");
  }
  return { conversation: conversation ?? null, peer: { peerType, peerId } };
}
