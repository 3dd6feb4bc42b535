// @chunk-folder behind

export { recordServerCart } from "./kinds/cart";
export type { OutboxEvent } from "./queue/events";
export * from "./queue/outbox";
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
} from "./queue/row";
export type { Sender, SenderSession } from "./sender/gate";
export { flushOutbox, retryNow, startOutbox, stopOutbox } from "./sender/send-loop";
export { isDurable } from "./storage/database";
export { hasLastSyncedCart } from "./storage/last-synced-carts";
export {
  endSession,
  guestObtainedByWorker,
  mirrorSession,
  readSession,
  type SessionRecord,
} from "./storage/session-record";
