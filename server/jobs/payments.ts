import { checkUnsettled } from "../services/payments/check-payment";
import { runOfflineCheck } from "../services/payments/decide-offline";
import { OFFLINE_CHECK_JOB } from "../services/payments/offline-autopilot";
import { reportMissingGateways } from "../services/payments/payment-report";
import { receiveWebhook } from "../services/payments/receive-webhook";
import { REFUND_JOB } from "../services/payments/records/move-payment";
import { releaseUnpaidOrders } from "../services/payments/release-unpaid";
import { SANDBOX_MESSAGE_JOB, sandboxMessage } from "../services/payments/sandbox-gateway";
import { REFUND_DECISION_JOB, runRefundDecision } from "../services/refunds/refund-autopilot";
import { refundOverdue, refundPayment } from "../services/refunds/refund-payment";
import type { JobDefinition } from "./queue";

/** Every minute: asks about payments without a result, releases what orders hold that were never paid, and repeats refunds. */
export const unpaidOrdersJob: JobDefinition = {
  name: "unpaid-orders",
  cron: "* * * * *",
  run: async (context) => {
    await checkUnsettled(context);
    await releaseUnpaidOrders(context);
    await refundOverdue(context);
  },
};

/** Every hour: says which gateways are missed. */
export const missingGatewaysJob: JobDefinition = {
  name: "missing-gateways",
  cron: "7 * * * *",
  run: reportMissingGateways,
};

/** A gateway that cannot be reached is asked again for some hours. */
export const refundJob: JobDefinition = {
  name: REFUND_JOB,
  retries: 12,
  maxRunning: 4,
  run: async (context, { paymentId }) => {
    if (typeof paymentId === "string") await refundPayment(context, paymentId);
  },
};

/** The sandbox tells the shop what was paid, as a real gateway does, through the same door. */
export const sandboxMessageJob: JobDefinition = {
  name: SANDBOX_MESSAGE_JOB,
  run: async (context, { session }) => {
    if (typeof session !== "string") return;
    const { body, headers } = await sandboxMessage(context.database, session);
    await receiveWebhook(context, "sandbox", body, headers);
  },
};

/** In the demo: finds a payment outside of the app, or not. */
export const offlineCheckJob: JobDefinition = { name: OFFLINE_CHECK_JOB, run: runOfflineCheck };

/** In the demo: decides a request for a refund. */
export const refundDecisionJob: JobDefinition = { name: REFUND_DECISION_JOB, run: runRefundDecision };
