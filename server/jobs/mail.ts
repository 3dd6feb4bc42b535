import { MAIL_JOB, sendQueuedMail } from "../services/mail";
import type { JobDefinition } from "./queue";

/** Sends a queued mail. Tried again for about a day, since mail servers put off what they do not know. */
export const mailJob: JobDefinition = {
  name: MAIL_JOB,
  retries: 14,
  maxRunning: 2,
  run: sendQueuedMail,
};
