/** The mail about an order that the shop canceled: why, and what happens to the money. */
import type { Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { fillText, textsOf } from "../../locales";
import { buttonColours } from "../branding/button-colours";
import { composeMail, queueMail } from "../mail";
import { returnedWords } from "../push/canceled-words";
import { readConfig } from "../settings/config";
import { shopMoney } from "../settings/shop-money-text";
import { pageOf, recipientOfOrder, type Sender, storeNameIn } from "./order-mails";
import { returnedMoney } from "./returned-money";

/** Queues the mail in the transaction of the cancellation; `before` is the order as it was. */
export async function mailCanceled(
  tx: Transaction,
  sender: Sender,
  before: OrderRow,
  reason: string | null,
): Promise<void> {
  if (!sender.mail.isConfigured) return;
  const { to, greeting, language } = await recipientOfOrder(tx, before);
  if (to === null) return;
  const { canceled } = textsOf(language).orderMail;
  const { business_name: shop } = await readConfig(tx, language);
  const money = await shopMoney(tx, language);
  const store = (await storeNameIn(tx, before, language)) ?? shop;
  const values = { number: before.id, store, reason: reason ?? "" };
  const told = returnedWords(await returnedMoney(tx, before), { language, money, store });
  await queueMail(
    tx,
    sender,
    composeMail(to, {
      language,
      shop,
      subject: fillText(canceled.subject, values),
      paragraphs: [
        greeting,
        fillText(reason === null ? canceled.text : canceled.withReason, values),
        ...told,
      ],
      rows: [],
      action: { label: canceled.action, url: pageOf(before, sender), colours: await buttonColours(tx) },
    }),
  );
}
