import {
  COURIER_PUSH_DELIVERY_JOB,
  COURIER_PUSH_JOB,
  readCourierPush,
  readCourierPushDelivery,
} from "../services/courier-push/queue-courier-push";
import { queueCourierCopies, sendCourierCopy } from "../services/courier-push/send-courier-push";
import type { JobDefinition } from "./queue";

/** Finds the devices of a courier who hears of an order. */
export const courierPushJob: JobDefinition = {
  name: COURIER_PUSH_JOB,
  maxRunning: 4,
  run: (context, data) => queueCourierCopies(context, readCourierPush(data)),
};

/** Sends one device's copy; news of an order are old after some minutes. */
export const courierPushDeliveryJob: JobDefinition = {
  name: COURIER_PUSH_DELIVERY_JOB,
  retries: 5,
  maxRunning: 16,
  run: (context, data) => sendCourierCopy(context, readCourierPushDelivery(data)),
};
