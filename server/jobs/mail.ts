import { MAIL_JOB, sendQueuedMail } from "../services/mail";
import { NEW_ORDER_MAILS_JOB, sendNewOrderMails } from "../services/orders/new-order-mails";
import type { JobDefinition } from "./queue";

/** Sends a queued mail. Tried again for about a day, since mail servers put off what they do not know. */
export const mailJob: JobDefinition = {
  name: MAIL_JOB,
  retries: 14,
  maxRunning: 2,
  run: sendQueuedMail,
};

/** Writes the mails of an order that was not canceled at once. */
export const newOrderMailsJob: JobDefinition = {
  name: NEW_ORDER_MAILS_JOB,
  maxRunning: 2,
  run: sendNewOrderMails,
};
