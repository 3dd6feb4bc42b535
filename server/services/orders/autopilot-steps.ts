/** Demo orders move by themselves, pending to delivered in about four minutes: here each next step is queued. */
import type { OrderStatus } from "@/contract";
import type { ServerContext, Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";

/** Name of the job that moves one order one step. */
export const AUTOPILOT_JOB = "order-autopilot";

/** Seconds that an order stays in a status before it moves on. */
const secondsInStatus: Partial<Record<OrderStatus, number>> = {
  pending: 20,
  confirmed: 15,
  accepted: 15,
  processing: 40,
  handover: 20,
  picked_up: 120,
};

/** A scheduled order starts to move this long before its time (s). */
const scheduleLeadSeconds = 120;

/** Whether the shop has not found the money yet that was paid outside of the app: the order does not go on before. */
export const awaitsOfflineCheck = ({ status, paymentMethod, paymentStatus }: OrderRow): boolean =>
  status === "pending" && paymentMethod === "offline_payment" && paymentStatus !== "paid";

/** Whether nothing about the price is open: a prescription goes on only after its shopper agreed. */
export const isAgreed = ({ prescriptionState }: Pick<OrderRow, "prescriptionState">): boolean =>
  prescriptionState === null || prescriptionState === "agreed";

/** Queues the order's next step inside the transaction of the last one; nothing when the autopilot is off. */
export async function queueNextStep(tx: Transaction, context: ServerContext, order: OrderRow): Promise<void> {
  const seconds = secondsInStatus[order.status];
  if (!context.settings.demoAutopilot || seconds === undefined || awaitsOfflineCheck(order)) return;
  const waits =
    (order.status === "pending" || order.status === "confirmed") && order.scheduledAt
      ? Math.max(
          seconds,
          Math.round((order.scheduledAt.getTime() - context.clock.now().getTime()) / 1000) -
            scheduleLeadSeconds,
        )
      : seconds;
  await context.jobs.send(
    tx,
    AUTOPILOT_JOB,
    { orderId: order.id, status: order.status },
    { startAfterSeconds: waits },
  );
}
