import { deliverWebhook } from "../services/webhooks/deliver-webhook";
import { WEBHOOK_JOB } from "../services/webhooks/queue-webhook";
import type { JobDefinition } from "./queue";

/** Sends one message to the shop's own system. The service itself tries again, by a table of pauses. */
export const webhookJob: JobDefinition = { name: WEBHOOK_JOB, maxRunning: 4, run: deliverWebhook };
