import type { Order } from "@/contract";
import { isClosed, reachedStep } from "@/domain/order-steps";

export type StepName = "placed" | "confirmed" | "onTheWay" | "ready" | "delivered" | "collected";

export interface OrderStep {
  name: StepName | "closed";
  /** ISO 8601; null while it has not happened, or where the backend gives no time. */
  time: string | null;
  state: "done" | "current" | "upcoming" | "failed";
}

/**
 * The four steps with their times. A collected order has "ready" in place of "on the way". An order that was closed early
 * has the steps it reached, followed by its end.
 */
export function orderTimeline(order: Order): OrderStep[] {
  const collects = order.order_type === "take_away";
  const steps: { name: StepName; time: string | null }[] = [
    { name: "placed", time: order.pending ?? (order.created_at || null) },
    { name: "confirmed", time: order.confirmed ?? order.accepted },
    collects ? { name: "ready", time: order.handover } : { name: "onTheWay", time: order.picked_up },
    { name: collects ? "collected" : "delivered", time: order.delivered },
  ];
  const reached = collects && order.order_status === "handover" ? 3 : reachedStep(order);
  const endedEarly = isClosed(order.order_status) && order.order_status !== "delivered" && !order.delivered;
  if (endedEarly) {
    return [
      ...steps.slice(0, reached).map((step) => ({ ...step, state: "done" as const })),
      { name: "closed", time: closingTime(order), state: "failed" },
    ];
  }
  return steps.map((step, index) => ({
    ...step,
    state: index + 1 < reached || reached === 4 ? "done" : index + 1 === reached ? "current" : "upcoming",
  }));
}

function closingTime(order: Order): string | null {
  return order.canceled ?? order.failed ?? order.refunded ?? order.refund_requested;
}
