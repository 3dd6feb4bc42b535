/** In the demo nobody looks at a bank account: a job does what a shop would do after a while. */
import type { ServerContext, Transaction } from "../../context";

/** Name of the job that looks at one payment. */
export const OFFLINE_CHECK_JOB = "offline-payment-check";

/** How long the demo's shop takes to find a payment, s. */
const checkSeconds = 45;

/** Queues a look at what was said at `saidAt`; nothing when the autopilot is off. */
export async function queueOfflineCheck(
  tx: Transaction,
  { settings, jobs }: Pick<ServerContext, "settings" | "jobs">,
  orderId: number,
  saidAt: Date,
): Promise<void> {
  if (!settings.demoAutopilot) return;
  const data = { orderId, saidAt: saidAt.getTime() };
  await jobs.send(tx, OFFLINE_CHECK_JOB, data, { startAfterSeconds: checkSeconds });
}
