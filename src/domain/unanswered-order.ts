import type { Order } from "@/contract";
import { awaitsAgreement } from "./order-status-steps";

/** A store that has not accepted an order after this is called silent, ms. */
export const unansweredAfterMs = 10 * 60_000;

/**
 * Whether an order for now still waits for its store, although it was placed long ago. `placedAt` and `now`: epoch ms. An order
 * for later has time.
 */
export const isUnanswered = (
  order: Pick<Order, "order_status" | "scheduled" | "prescription_state">,
  placedAt: number | null,
  now: number,
): boolean =>
  order.order_status === "pending" &&
  order.scheduled !== 1 &&
  // The shopper has the word.
  !awaitsAgreement(order) &&
  placedAt !== null &&
  now - placedAt >= unansweredAfterMs;
