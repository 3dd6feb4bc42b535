/** In the demo nobody looks at requests for refunds: a job does what a kind shop would do after a while. */
import type { ServerContext, Transaction } from "../../context";
import { Refusal } from "../refusals";
import { approveRefund } from "./decide-refund";

/** Name of the job that decides one request. */
export const REFUND_DECISION_JOB = "refund-decision";

/** How long the demo's shop takes, s. */
const decisionSeconds = 60;

/** Queues the decision on a request in its transaction; nothing when the autopilot is off. */
export async function queueRefundDecision(
  tx: Transaction,
  { settings, jobs }: Pick<ServerContext, "settings" | "jobs">,
  orderId: number,
): Promise<void> {
  if (!settings.demoAutopilot) return;
  await jobs.send(tx, REFUND_DECISION_JOB, { orderId }, { startAfterSeconds: decisionSeconds });
}

/** Approves a request that still waits. */
export async function runRefundDecision(
  context: ServerContext,
  data: Record<string, unknown>,
): Promise<void> {
  const { orderId } = data;
  if (typeof orderId !== "number") return;
  try {
    await approveRefund(context, orderId, null);
  } catch (error) {
    // Decided by the operator meanwhile.
    if (!(error instanceof Refusal)) throw error;
  }
}
