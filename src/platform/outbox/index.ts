export { isDurable } from "./database";
export type { OutboxEvent } from "./events";
export { rememberServerCart } from "./kinds/cart";
export * from "./outbox";
export type {
  CartLineDraft,
  CartRow,
  NewRow,
  OrderRow,
  OutboxProblem,
  OutboxRow,
  OutboxState,
  WishlistRow,
} from "./row";
export type { Sender, SenderSession } from "./sender";
export { endSession, readSession, type SessionRecord, writeSession } from "./session-record";
