/** Whether the shop hears of its orders. */
import { sql } from "drizzle-orm";
import { rowsOf } from "../../db/rows";
import { canonicalEmail } from "../contacts/contacts";
import { mailServerProblem } from "../mail";
import { readConfig } from "../settings/config";
import { webhookReport } from "../webhooks/webhook-report";
import { type Check, redWhereAny } from "./diagnosis";

/** ms; a check may take three seconds. */
const mailTimeoutMs = 2500;

/** Orders go to the shop's own system, else by mail to the store, else by mail to the shop. */
export const checkNotice: Check = async ({ database, settings, mail }) => {
  if (settings.webhook !== null) return { state: "ok", title: "Orders: they are told to WEBHOOK_URL." };
  if (!mail.isConfigured)
    return {
      state: "red",
      title: "Orders: nobody is told of them.",
      mend: "Set SMTP_URL and MAIL_FROM, so that stores get mails, or WEBHOOK_URL for a system of your own.",
    };
  const { email } = await readConfig(database);
  const stores =
    canonicalEmail(email) === null
      ? rowsOf<{ id: number; name: string; email: string }>(
          await database.execute(sql`select id, name, email from stores where status and active order by id`),
        )
      : [];
  return redWhereAny(
    stores.filter((store) => canonicalEmail(store.email) === null).map(({ id, name }) => `${id} ${name}`),
    {
      fine: "Orders: each store is told of them by mail.",
      wrong: "Orders: nobody is told of those of these stores.",
      mend: `Give them an e-mail address, or the shop: npm run ops -- config set email '"orders@shop.example"'.`,
    },
  );
};

export const checkWebhooks: Check = async (context) => {
  const { failed } = await webhookReport(context);
  return failed === 0
    ? { state: "ok", title: "Webhooks: none was given up." }
    : {
        state: "yellow",
        title: `Webhooks: ${failed} were given up.`,
        mend: "See why and send them again: npm run ops -- webhooks, then webhooks retry all.",
      };
};

export const checkMail: Check = async ({ settings: { smtp } }) => {
  if (smtp === null)
    return {
      state: "yellow",
      title: "Mails: none are sent.",
      mend: "Set SMTP_URL and MAIL_FROM, so that shoppers get their receipts and new passwords.",
    };
  const problem = await mailServerProblem(smtp, mailTimeoutMs);
  return problem === null
    ? { state: "ok", title: "Mails: the mail server takes them." }
    : {
        state: "red",
        title: `Mails: ${problem}`,
        mend: "Correct SMTP_URL, or let this machine through to the mail server, and start again.",
      };
};
