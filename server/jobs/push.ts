import { PUSH_DELIVERY_JOB, PUSH_JOB, readPushDelivery, readQueuedPush } from "../services/push/push-types";
import { deliver, queueDeliveries } from "../services/push/send-push";
import type { JobDefinition } from "./queue";

/** Finds the devices of a queued push. */
export const pushJob: JobDefinition = {
  name: PUSH_JOB,
  maxRunning: 4,
  run: async (context, data) => queueDeliveries(context, readQueuedPush(data)),
};

/** Copies that are on their way to push services at a time: a slow service takes up to 10 s for each. */
export const maxDeliveries = 32;

/** Sends one device's copy. Tried again for about half an hour. */
export const pushDeliveryJob: JobDefinition = {
  name: PUSH_DELIVERY_JOB,
  retries: 8,
  maxRunning: maxDeliveries,
  run: async (context, data) => deliver(context, readPushDelivery(data)),
};
