/** The mail about a payment outside of the app that the shop did not find: why, and where to say more. */
import type { Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { fillText, textsOf } from "../../locales";
import { mailToShopper, type Sender } from "../orders/shopper-mail";

/** Queues the mail, to customer or guest, in the transaction of the denial. */
export const mailDeniedPayment = (
  tx: Transaction,
  sender: Sender,
  order: OrderRow,
  reason: string,
): Promise<void> =>
  mailToShopper(tx, sender, order, ({ language, values }) => {
    const { subject, text, next, action } = textsOf(language).orderMail.paymentDenied;
    return {
      subject: fillText(subject, values),
      paragraphs: [fillText(text, { ...values, reason }), next],
      action,
    };
  });
