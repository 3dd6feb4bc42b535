/** Mails that tell the owner what happened to an account's password, so that somebody else's change does not stay unseen. */

import { eq } from "drizzle-orm";
import type { ServerContext, Transaction } from "../../context";
import { customers } from "../../db/schema";
import { fillText, languageFrom, textsOf } from "../../locales";
import { buttonColours } from "../branding/button-colours";
import { composeMail, queueMail, strangersText } from "../mail";
import { mailboxOfAddress } from "../mail/mail-allowance";
import { addAttempt, recentAttempts } from "../rate-limits/attempt-limits";
import { readConfig } from "../settings/config";

/** Limits for one account: nobody fills a mailbox by changing a password again and again. */
const daily = { mails: 5, guesses: 1, windowSeconds: 86_400 } as const;
/** To one mailbox that nobody has proved, in whichever accounts. */
const unprovedMails = 5;

type SecurityMail = "password_changed" | "password_guessed" | "passkey_added";

/** Queues the mail in the transaction of what it tells; an account without an e-mail address gets none. */
export async function queueSecurityMail(
  tx: Transaction,
  context: Pick<ServerContext, "jobs" | "mail" | "clock" | "settings">,
  customerId: number,
  kind: SecurityMail,
): Promise<void> {
  const now = context.clock.now();
  const { windowSeconds, ...limits } = daily;
  const counter = { kind: `mail-${kind}`, subject: String(customerId), windowSeconds };
  const max = kind === "password_guessed" ? limits.guesses : limits.mails;
  if ((await recentAttempts(tx, now, counter)) >= max) return;
  const [customer] = await tx
    .select({
      email: customers.email,
      isProved: customers.emailVerified,
      name: customers.firstName,
      language: customers.language,
    })
    .from(customers)
    .where(eq(customers.id, customerId))
    .limit(1);
  if (!customer?.email) return;
  await addAttempt(tx, now, counter);
  if (!customer.isProved) {
    const subject = mailboxOfAddress(customer.email);
    const { count } = await addAttempt(tx, now, { kind: "mail-security", subject, windowSeconds });
    if (count > unprovedMails) return;
  }
  const language = languageFrom(customer.language);
  const texts = textsOf(language).accountMails;
  const { business_name: shop } = await readConfig(tx, language);
  // A stranger may have typed the name: it is not sent to an unproved mailbox.
  const name = customer.isProved ? strangersText(customer.name) : "";
  const values = { name, shop };
  const mail = composeMail(customer.email, {
    language,
    shop,
    subject: fillText(texts[`${kind}_subject`], values),
    paragraphs: [
      fillText(name === "" ? texts.greetingUnnamed : texts.greeting, values),
      texts[`${kind}_text`],
      texts.not_you,
    ],
    // No code and no token: the mail's reader still has to sign in.
    action: {
      label: texts.reset,
      url: `${context.settings.publicUrl}/forgot-password`,
      colours: await buttonColours(tx),
    },
  });
  await queueMail(tx, context, mail);
}
