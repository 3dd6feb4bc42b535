export type { Sender } from "./gate/gate";
export { recordServerCart } from "./kinds/cart";
export * from "./queue/outbox";
export type { OutboxEvent } from "./rows/events";
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
} from "./rows/row";
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
