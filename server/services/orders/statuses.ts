import { type OrderStatus, orderStatuses } from "@/contract";

/** What order/list answers; every other status is running. */
export const historyStatuses = [
  "delivered",
  "canceled",
  "failed",
  "refund_requested",
  "refund_request_canceled",
  "refunded",
  "returned",
] as const satisfies readonly OrderStatus[];

const history: ReadonlySet<OrderStatus> = new Set(historyStatuses);

/** Orders that are under way. */
export const runningStatuses: readonly OrderStatus[] = orderStatuses.filter((status) => !history.has(status));

/** Statuses in which a customer may cancel. */
export const cancelableStatuses = ["pending", "failed"] as const satisfies readonly OrderStatus[];

/** Orders that count neither against a coupon's limit nor as a customer's first. */
export const voidStatuses = ["canceled", "failed"] as const satisfies readonly OrderStatus[];
