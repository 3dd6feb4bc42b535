/** Which statuses mean that an order is under way, finished, cancelable or void. */
import type { OrderStatus } from "@/contract";

/** Every status has an entry, so that a new one cannot be forgotten. */
const list: Record<OrderStatus, "running" | "history"> = {
  pending: "running",
  confirmed: "running",
  accepted: "running",
  processing: "running",
  handover: "running",
  picked_up: "running",
  delivered: "history",
  canceled: "history",
  failed: "history",
  refund_requested: "history",
  refund_request_canceled: "history",
  refunded: "history",
  returned: "history",
};

const statusesOf = (which: "running" | "history"): readonly OrderStatus[] =>
  (Object.keys(list) as OrderStatus[]).filter((status) => list[status] === which);

/** Orders that are under way. */
export const runningStatuses = statusesOf("running");

/** The statuses of the contract's `order/list`: every order that is not under way. */
export const historyStatuses = statusesOf("history");

/** Statuses in which a customer may cancel. */
export const cancelableStatuses: readonly OrderStatus[] = ["pending", "failed"];

/** Orders that count neither against a coupon's limit nor as a customer's first. */
export const voidStatuses: readonly OrderStatus[] = ["canceled", "failed"];
