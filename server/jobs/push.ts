import { deliver, queueDeliveries } from "../services/push/deliver";
import { PUSH_DELIVERY_JOB, PUSH_JOB, type PushDelivery, type QueuedPush } from "../services/push/push-types";
import type { JobDefinition } from "./queue";

/** Finds the devices of a queued push. Its data is what `queuePush` wrote. */
export const pushJob: JobDefinition = {
  name: PUSH_JOB,
  run: (context, data) => queueDeliveries(context, data as unknown as QueuedPush),
};

/** Sends one device's copy. Tried again for about half an hour. */
export const pushDeliveryJob: JobDefinition = {
  name: PUSH_DELIVERY_JOB,
  retries: 8,
  run: (context, data) => deliver(context, data as unknown as PushDelivery),
};
