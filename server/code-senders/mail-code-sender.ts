import { coreError } from "../core/errors";
import { fillText, textsOf } from "../locales";
import type { CodeSender, MailPort } from "../ports";
import { codeLimits } from "../services/auth/code-limits";
import { composeMail } from "../services/mail";

/**
 * Sends codes by e-mail. Not queued: a person waits for it, and a job would store the code. Throws 503 when the mail could
 * not be handed over.
 */
export function codeByMail(mail: MailPort): CodeSender["send"] {
  return async ({ target, code, language, shop }) => {
    const texts = textsOf(language).accountMails;
    const values = { code, shop, minutes: codeLimits.lifeSeconds / 60 };
    const composed = composeMail(target, {
      language,
      shop,
      subject: fillText(texts.code_subject, values),
      paragraphs: [fillText(texts.code_text, values), texts.code_warning],
    });
    const outcome = await mail.send(composed).catch(() => "failed" as const);
    if (outcome === "sent") return;
    console.error("The mail server did not take a code.");
    throw coreError("unavailable", { retryAfterSeconds: 60 });
  };
}
