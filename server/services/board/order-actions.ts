/** The actions that the board offers for an order, and its list there. */
import type { OrderStatus } from "@/contract";
import type { BoardOrderAction, BoardOrderState } from "@/contract/calls/board-orders";
import { historyStatuses, runningStatuses } from "@/domain/status-groups";
import type { OrderRow } from "../../db/schema";
import { awaitsOfflineCheck, isAgreed } from "../orders/autopilot-steps";

/** The statuses of each list. */
export const statusesIn: Readonly<Record<BoardOrderState, readonly OrderStatus[]>> = {
  new: ["pending"],
  active: runningStatuses.filter((status) => status !== "pending"),
  done: historyStatuses,
};

export const stateOf = ({ status }: Pick<OrderRow, "status">): BoardOrderState =>
  status === "pending" ? "new" : statusesIn.active.includes(status) ? "active" : "done";

/** The step that moves an order on, by its status; null where none does. */
function stepOf(order: OrderRow): BoardOrderAction | null {
  switch (order.status) {
    case "pending":
      return awaitsOfflineCheck(order) || !isAgreed(order) ? null : "accept";
    case "confirmed":
      // A parcel is not made.
      return order.type === "parcel" ? "hand_over" : "ready";
    case "accepted":
    case "processing":
      return "ready";
    case "handover":
      return "hand_over";
    case "picked_up":
      return "deliver";
    default:
      return null;
  }
}

/** The actions for an order now. */
export function actionsOf(order: OrderRow): BoardOrderAction[] {
  if (!runningStatuses.includes(order.status)) return [];
  const step = stepOf(order);
  return [
    ...(step === null ? [] : [step]),
    ...(order.status === "picked_up" ? [] : (["refuse"] as const)),
    ...(order.type === "take_away" ? [] : (["assign"] as const)),
  ];
}
