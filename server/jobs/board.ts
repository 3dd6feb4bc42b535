import {
  BOARD_PUSH_DELIVERY_JOB,
  BOARD_PUSH_JOB,
  readBoardPush,
  readBoardPushDelivery,
} from "../services/board-push/queue-board-push";
import { queueBoardCopies, sendBoardCopy } from "../services/board-push/send-board-push";
import { tellUnanswered, UNANSWERED_JOB } from "../services/unanswered-orders/tell-unanswered";
import type { JobDefinition } from "./queue";

/** Finds the boards that hear of an order. */
export const boardPushJob: JobDefinition = {
  name: BOARD_PUSH_JOB,
  maxRunning: 4,
  run: (context, data) => queueBoardCopies(context, readBoardPush(data)),
};

/** Sends one board's copy; an order is old news after some minutes. */
export const boardPushDeliveryJob: JobDefinition = {
  name: BOARD_PUSH_DELIVERY_JOB,
  retries: 5,
  maxRunning: 16,
  run: (context, data) => sendBoardCopy(context, readBoardPushDelivery(data)),
};

/** Writes to the shop's people about an order that nobody has answered. */
export const unansweredJob: JobDefinition = { name: UNANSWERED_JOB, maxRunning: 2, run: tellUnanswered };
