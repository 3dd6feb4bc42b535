import { Type } from "typebox";
import type { Queryable, ServerContext } from "../../context";
import { readJobData } from "../../core/job-data";
import type { Mail } from "../../ports/mail";

export const MAIL_JOB = "mail";

const QueuedMail = Type.Object({
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  html: Type.Optional(Type.String()),
});

/**
 * Queues a mail in the transaction of what it tells: no mail without the change, no change without its mail. Where nothing
 * sends mails it does nothing. The job's row holds the mail for two days at most.
 */
export async function queueMail(
  tx: Queryable,
  { jobs, mail }: Pick<ServerContext, "jobs" | "mail">,
  message: Mail,
): Promise<void> {
  if (!mail.isConfigured) return;
  await jobs.send(tx, MAIL_JOB, { ...message });
}

/** Sends a queued mail. Throws when it should be tried again. */
export async function sendQueuedMail({ mail }: ServerContext, data: unknown): Promise<void> {
  const { html, ...plain } = readJobData(QueuedMail, data, MAIL_JOB);
  const outcome = await mail.send(html === undefined ? plain : { ...plain, html });
  if (outcome === "refused") console.error("The mail server refused a mail for good; it is not tried again.");
}
