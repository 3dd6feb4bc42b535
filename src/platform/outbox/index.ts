// @chunk-folder behind

export { hasBase } from "./bases";
export { isDurable } from "./database";
export type { OutboxEvent } from "./events";
export { rememberServerCart } from "./kinds/cart";
export * from "./outbox";
export type {
  AddressRow,
  CartLineDraft,
  CartRow,
  MessageRow,
  NewRow,
  OrderRow,
  OutboxProblem,
  OutboxRow,
  OutboxState,
  ReviewRow,
  StoredFile,
  WishlistRow,
} from "./row";
export type { Sender, SenderSession } from "./sender";
export {
  endSession,
  guestBecomeFrom,
  mirrorSession,
  readSession,
  type SessionRecord,
} from "./session-record";
