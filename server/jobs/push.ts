import { deliver, queueDeliveries } from "../services/push/deliver";
import { PUSH_DELIVERY_JOB, PUSH_JOB, readPushDelivery, readQueuedPush } from "../services/push/push-types";
import type { JobDefinition } from "./queue";

/** Finds the devices of a queued push. */
export const pushJob: JobDefinition = {
  name: PUSH_JOB,
  run: async (context, data) => queueDeliveries(context, readQueuedPush(data)),
};

/** Sends one device's copy. Tried again for about half an hour. */
export const pushDeliveryJob: JobDefinition = {
  name: PUSH_DELIVERY_JOB,
  retries: 8,
  run: async (context, data) => deliver(context, readPushDelivery(data)),
};
