/** Mails about a prescription until its price is agreed to. */
import type { Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { fillText, type Language, textsOf } from "../../locales";
import { canonicalEmail, phoneWriter } from "../contacts/contacts";
import { composeMail, queueMail } from "../mail";
import { readConfig } from "../settings/config";
import { readShopLanguage } from "../settings/shop-languages";
import { shopMoney } from "../settings/shop-money-text";
import { shopTimeText } from "../settings/shop-time-text";
import { readNamedLines } from "./named-lines";
import { type MailRow, orderMailRows } from "./order-mail-rows";
import { orderFacts } from "./order-mails";
import { mailToShopper, type Sender } from "./shopper-mail";
import { storeNameIn, storeOf } from "./store-of-order";
import { withSubstitute } from "./substitutes";

type ShopperMail = "prescription" | "priced" | "unagreed" | "refused";

function mailShopper(
  tx: Transaction,
  sender: Sender,
  order: OrderRow,
  kind: ShopperMail,
  { reason = "", rowsIn }: { reason?: string; rowsIn?: (language: Language) => Promise<MailRow[]> } = {},
): Promise<void> {
  return mailToShopper(tx, sender, order, async ({ language, values }) => {
    const { subject, text, action } = textsOf(language).orderMail[kind];
    const money = await shopMoney(tx, language);
    const said = { ...values, reason, total: money(order.total) };
    return {
      subject: fillText(subject, said),
      paragraphs: [fillText(text, said).trim()],
      rows: rowsIn ? await rowsIn(language) : [],
      action,
    };
  });
}

/** Tells the store (or the shop, where it has no address) and, unless too many were asked for, the shopper that a prescription has arrived. */
export async function mailNewPrescription(
  tx: Transaction,
  sender: Sender,
  order: OrderRow,
  { toShopper }: { toShopper: boolean },
): Promise<void> {
  if (toShopper) await mailShopper(tx, sender, order, "prescription");
  const language = await readShopLanguage(tx);
  const config = await readConfig(tx, language);
  const store = await storeOf(tx, order);
  const to = canonicalEmail(store?.email) ?? canonicalEmail(config.email);
  if (to === null) return;
  const { orderMail } = textsOf(language);
  const values = {
    number: order.id,
    store: (await storeNameIn(tx, order, language)) ?? config.business_name,
  };
  await queueMail(
    tx,
    sender,
    composeMail(to, {
      language,
      shop: config.business_name,
      subject: fillText(orderMail.newPrescription.subject, values),
      paragraphs: [fillText(orderMail.newPrescription.text, values)],
      rows: [
        ...orderFacts(order, sender, {
          language,
          hours: config.timeformat,
          writePhone: await phoneWriter(tx),
        }),
        [orderMail.photos, String(order.attachments.length)],
      ],
    }),
  );
}

/** Tells the shopper what the prescription costs, and until when they may agree. */
export async function mailPrice(tx: Transaction, sender: Sender, order: OrderRow): Promise<void> {
  if (!sender.mail.isConfigured) return;
  const lines = await readNamedLines(tx, order.id);
  await mailShopper(tx, sender, order, "priced", {
    rowsIn: async (language) => {
      const bill = await orderMailRows(tx, order, lines, {
        language,
        nameOf: ({ line }) => withSubstitute(line.snapshot.name, line, language),
      });
      const { agreeUntil } = order;
      if (agreeUntil === null) return bill;
      const { timeformat: hours } = await readConfig(tx, language);
      const until = shopTimeText(agreeUntil, sender.timeZones.shop, { language, hours });
      return [...bill, [textsOf(language).orderMail.agreeUntil, until]];
    },
  });
}

/** Tells the shopper that their prescription was canceled: not agreed to in time, or declined for the pharmacy's `reason`. */
export async function mailPrescriptionEnd(
  tx: Transaction,
  sender: Sender,
  order: OrderRow,
  why: "unagreed" | "refused",
  reason = "",
): Promise<void> {
  if (sender.mail.isConfigured) await mailShopper(tx, sender, order, why, { reason });
}
