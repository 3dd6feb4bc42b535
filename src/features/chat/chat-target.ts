/** Which conversation is open, from the address and back into it. */
import type { PeerType } from "@/contract/calls/chat";
import type { ChatConversation, ChatPeer } from "@/platform/http/normalise/chat";
import type { MessageRow } from "@/platform/outbox";

/** A conversation, by its id or by its other side. */
export type ChatTarget = { conversationId: number } | { type: PeerType; id: number };

const idOf = (value: string | null): number | null => {
  const id = Number(value);
  return value !== null && /^\d{1,10}$/.test(value) && Number.isSafeInteger(id) ? id : null;
};

/**
 * The conversation that an address names: `conversationId`, or `type` with `id` (support needs none). Null for the list.
 * `type` alone says who wrote, not whom to write to, except for support.
 */
export function targetOfAddress(query: URLSearchParams): ChatTarget | null {
  const conversationId = idOf(query.get("conversationId"));
  if (conversationId !== null && conversationId > 0) return { conversationId };
  const type = query.get("type");
  const id = idOf(query.get("id"));
  if (type === "admin") return { type, id: 0 };
  return (type === "vendor" || type === "delivery_man") && id !== null && id > 0 ? { type, id } : null;
}

/** Names a target in keys. */
export const targetKey = (target: ChatTarget): string =>
  "conversationId" in target ? String(target.conversationId) : `${target.type}-${target.id}`;

/** Whether a listed conversation is the target. There is one conversation with each person. */
export const isOf = ({ id, peer }: Pick<ChatConversation, "id" | "peer">, target: ChatTarget): boolean =>
  "conversationId" in target
    ? id === target.conversationId
    : peer.type === target.type && peer.id === target.id;

/**
 * The receiver of a message: the person if known, so that all messages of a conversation are sent in order, however it was
 * opened.
 */
export function receiverOf(target: ChatTarget, peer: ChatPeer | null): MessageRow["payload"]["to"] {
  if (!("conversationId" in target)) return target;
  return peer?.id == null ? target : { type: peer.type, id: peer.id };
}

/** Whether a message that waits belongs to this conversation. */
export function isFor(
  to: MessageRow["payload"]["to"],
  conversationId: number | null,
  receiver: MessageRow["payload"]["to"],
): boolean {
  if ("conversationId" in to) return to.conversationId === conversationId;
  return !("conversationId" in receiver) && to.type === receiver.type && to.id === receiver.id;
}
