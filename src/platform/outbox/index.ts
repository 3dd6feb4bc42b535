// @chunk-folder outbox

export { recordServerCart } from "./kinds/cart";
export type { OutboxEvent } from "./queue/events";
export * from "./queue/outbox";
export type {
  AddressRow,
  CartRow,
  MessageRow,
  NewRow,
  OrderRow,
  OutboxProblem,
  OutboxRow,
  ReviewRow,
  StoredFile,
} from "./queue/row";
export type { Sender } from "./sender/gate";
export { flushOutbox, retryNow, startOutbox } from "./sender/send-loop";
export { isDurable } from "./storage/database";
export { hasLastSyncedCart } from "./storage/last-synced-carts";
export {
  endSession,
  forgetGuestOfRecord,
  guestOfRecord,
  isSessionOnDisk,
  mirrorSession,
  readSession,
  type SessionRecord,
} from "./storage/session-record";
