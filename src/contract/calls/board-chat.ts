/** The chat of an order's store with its customer, as the board reads and writes it. */
import { Instant, type Static, Type } from "../schema";

const closed = { additionalProperties: false } as const;

export const BoardMessage = Type.Object({
  id: Type.Integer(),
  from_customer: Type.Boolean(),
  text: Type.String(),
  /** Addresses of its photos. */
  photos: Type.Array(Type.String()),
  at: Instant,
  /** The customer's: somebody of the store has read it. */
  seen: Type.Boolean(),
});
export type BoardMessage = Static<typeof BoardMessage>;

/** GET /board/orders/{id}/chat: the newest 50 messages, oldest first. */
export const BoardChat = Type.Object({
  messages: Type.Array(BoardMessage),
  /** Messages of the customer that nobody of the store has read. */
  unread: Type.Integer(),
  /** Guests have no chat, nor have parcels; a customer who never wrote is written to while the order is under way. */
  may_write: Type.Boolean(),
});
export type BoardChat = Static<typeof BoardChat>;

/** POST /board/orders/{id}/chat. */
export const BoardAnswer = Type.Object({ text: Type.String({ minLength: 1, maxLength: 4000 }) }, closed);
export type BoardAnswer = Static<typeof BoardAnswer>;
