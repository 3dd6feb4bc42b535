import type { Order } from "@/contract";
import { isOver, reachedStep } from "@/domain/order-status-steps";

export type StepName = "placed" | "confirmed" | "onTheWay" | "ready" | "delivered" | "collected";

type RefundStep = "refund_requested" | "refunded" | "refund_request_canceled";

export interface OrderStep {
  name: StepName | "closed" | RefundStep;
  /** ISO 8601; null while it has not happened, or where the backend gives no time. */
  time: string | null;
  state: "done" | "current" | "upcoming" | "failed";
}

/**
 * The four steps with their times. A collected order has "ready" in place of "on the way". An order that was closed early
 * has the steps it reached, followed by its end; one that waits for its payment has not ended, whatever its status says.
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
  const endedEarly = isOver(order) && order.order_status !== "delivered" && !order.delivered;
  if (endedEarly) {
    return [
      ...steps.slice(0, reached).map((step) => ({ ...step, state: "done" as const })),
      { name: "closed", time: closingTime(order), state: "failed" },
    ];
  }
  const done = steps.map(
    (step, index): OrderStep => ({
      ...step,
      state: index + 1 < reached || reached === 4 ? "done" : index + 1 === reached ? "current" : "upcoming",
    }),
  );
  return [...done, ...refundSteps(order)];
}

function closingTime(order: Order): string | null {
  return order.canceled ?? order.failed ?? order.refunded ?? order.refund_requested;
}

/** Steps after a delivered order: a refund that was asked for, and the decision. */
function refundSteps(order: Order): OrderStep[] {
  const asked = order.refund_requested;
  if (!order.delivered || (asked === null && order.refunded === null)) return [];
  const isOpen = order.refunded === null && order.refund_request_canceled === null;
  return [
    ...(asked === null
      ? []
      : [
          {
            name: "refund_requested" as const,
            time: asked,
            state: isOpen ? ("current" as const) : ("done" as const),
          },
        ]),
    ...(order.refunded === null
      ? []
      : [{ name: "refunded" as const, time: order.refunded, state: "done" as const }]),
    ...(order.refund_request_canceled === null
      ? []
      : [
          {
            name: "refund_request_canceled" as const,
            time: order.refund_request_canceled,
            state: "failed" as const,
          },
        ]),
  ];
}
