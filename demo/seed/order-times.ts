import type { OrderStatus } from "@/contract";
import type { DemoOrder } from "../catalogue";

const minute = 60_000;
const day = 1440 * minute;

/** Steps of a delivery and the minute in which each is reached. */
const delivery: [OrderStatus, number][] = [
  ["pending", 0],
  ["confirmed", 2],
  ["accepted", 4],
  ["processing", 6],
  ["handover", 19],
  ["picked_up", 23],
  ["delivered", 38],
];

/** When a past order reached each of its statuses. Only food orders are accepted by a courier first. */
export function reachedAt(
  order: Pick<DemoOrder, "status" | "type">,
  isFood: boolean,
  createdAt: Date,
): Partial<Record<OrderStatus, string>> {
  const at = (ms: number) => new Date(createdAt.getTime() + ms).toISOString();
  if (order.status === "canceled" || order.status === "failed") {
    return { pending: at(0), [order.status]: at(3 * minute) };
  }
  const steps = delivery.filter(
    ([status]) =>
      (status !== "accepted" || (isFood && order.type === "delivery")) &&
      (status !== "picked_up" || order.type === "delivery"),
  );
  const reached = Object.fromEntries(steps.map(([status, minutes]) => [status, at(minutes * minute)]));
  if (order.status !== "refunded") return reached;
  return { ...reached, refund_requested: at(day), refunded: at(2 * day) };
}
