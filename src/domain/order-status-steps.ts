// @chunk running-orders
/** The four steps a shopper sees, whatever finer statuses a backend has. */
import type { Order, OrderStatus } from "@/contract";

export const orderSteps = ["pending", "confirmed", "picked_up", "delivered"] as const;
export type OrderStep = (typeof orderSteps)[number];

const stepOfStatus: Record<OrderStatus, 1 | 2 | 3 | 4 | null> = {
  pending: 1,
  accepted: 2,
  confirmed: 2,
  processing: 2,
  handover: 2,
  picked_up: 3,
  delivered: 4,
  canceled: null,
  failed: null,
  refund_requested: null,
  refund_request_canceled: null,
  refunded: null,
  returned: null,
};

type Tracked = Pick<Order, "order_status" | OrderStep>;

/** Number of the step reached, 1 to 4; for an order that was closed early, the last one before that. */
export function reachedStep(order: Tracked): 1 | 2 | 3 | 4 {
  const step = stepOfStatus[order.order_status];
  if (step) return step;
  if (order.delivered) return 4;
  if (order.picked_up) return 3;
  return order.confirmed ? 2 : 1;
}

/** Whether nothing more will happen by itself: polling stops. */
export function isClosed(status: OrderStatus): boolean {
  return status === "delivered" || stepOfStatus[status] === null;
}

/** Whether its customer may rate it: it came, also where they asked for the money back and were declined. */
export function isReviewable(status: OrderStatus): boolean {
  return status === "delivered" || status === "refund_request_canceled";
}

/** Whether an order is a sale: nothing was bought by one that was canceled or failed. */
export function isSale(status: OrderStatus): boolean {
  return status !== "canceled" && status !== "failed";
}

/** Whether the payment failed and can still be made in another way. */
export function isUnpaidFailure(order: Pick<Order, "order_status" | "payment_status">): boolean {
  return order.order_status === "failed" && order.payment_status === "unpaid";
}

type Unpaid = Pick<Order, "order_status" | "payment_status" | "failed" | "pay_until">;

/**
 * Whether an order that is to be paid first waits for its payment: the shop holds it, also after a payment that failed. Where a
 * backend does not say until when, nothing has failed so far.
 */
export function awaitsPayment(order: Unpaid): boolean {
  return isUnpaidFailure(order) && (order.failed === null || Boolean(order.pay_until));
}

type Prescribed = Pick<Order, "order_status" | "prescription_state">;

/** Whether an order by prescription waits for the pharmacy to put lines and prices together. */
export const awaitsPrice = ({ order_status, prescription_state }: Prescribed): boolean =>
  order_status === "pending" && prescription_state === "waiting";

/** Whether an order by prescription waits for its shopper to agree to the price. */
export const awaitsAgreement = ({ order_status, prescription_state }: Prescribed): boolean =>
  order_status === "pending" && prescription_state === "priced";

/** Whether what an order costs, and how it is paid, is settled: of every order but a prescription without a word of its shopper. */
export const isAgreed = ({ prescription_state }: Pick<Order, "prescription_state">): boolean =>
  (prescription_state ?? "agreed") === "agreed";

/** Whether an order waits for the shop to find a payment that was made outside of the app. */
export function awaitsOfflineCheck(
  order: Pick<Order, "order_status" | "payment_status" | "payment_method">,
): boolean {
  return (
    order.order_status === "pending" &&
    order.payment_method === "offline_payment" &&
    order.payment_status === "unpaid"
  );
}

/** Whether it can be said, or corrected, how an order was paid outside of the app. */
export const canSayOfflinePayment = (
  order: Pick<Order, "order_status" | "payment_status" | "payment_method">,
): boolean => isUnpaidFailure(order) || awaitsOfflineCheck(order);

/** Whether nothing more will happen to an order by itself. One that waits for its payment goes on. */
export function isOver(order: Unpaid): boolean {
  return isClosed(order.order_status) && !awaitsPayment(order);
}

/** Whether the customer may still cancel: pending, or failed and unpaid. */
export function isCancelable(order: Pick<Order, "order_status" | "payment_status">): boolean {
  return order.order_status === "pending" || isUnpaidFailure(order);
}

/** The statuses an order passes one after the other; take-away skips the road, and a parcel the preparing. */
export function nextStatus(
  status: OrderStatus,
  type: Order["order_type"],
  usesAccepted: boolean,
): OrderStatus | null {
  const path: OrderStatus[] = [
    "pending",
    "confirmed",
    ...(usesAccepted ? (["accepted"] as const) : []),
    ...(type === "parcel" ? [] : (["processing", "handover"] as const)),
    ...(type === "take_away" ? [] : (["picked_up"] as const)),
    "delivered",
  ];
  const index = path.indexOf(status);
  return index < 0 ? null : (path[index + 1] ?? null);
}
