/** The mail about a payment outside of the app that the shop did not find: why, and where to say more. */
import type { Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { fillText, textsOf } from "../../locales";
import { buttonColours } from "../branding/button-colours";
import { composeMail, queueMail } from "../mail";
import { pageOf, recipientOfOrder, type Sender, storeNameIn } from "../orders/order-mails";
import { readConfig } from "../settings/config";

/** Queues the mail, to customer or guest, in the transaction of the denial. */
export async function mailDeniedPayment(
  tx: Transaction,
  sender: Sender,
  order: OrderRow,
  reason: string,
): Promise<void> {
  if (!sender.mail.isConfigured) return;
  const { to, greeting, language } = await recipientOfOrder(tx, order);
  if (to === null) return;
  const { paymentDenied } = textsOf(language).orderMail;
  const { business_name: shop } = await readConfig(tx, language);
  const store = (await storeNameIn(tx, order, language)) ?? shop;
  const values = { number: order.id, store, reason };
  await queueMail(
    tx,
    sender,
    composeMail(to, {
      language,
      shop,
      subject: fillText(paymentDenied.subject, values),
      paragraphs: [greeting, fillText(paymentDenied.text, values), paymentDenied.next],
      rows: [],
      action: { label: paymentDenied.action, url: pageOf(order, sender), colours: await buttonColours(tx) },
    }),
  );
}
