/** The mail about an order that the shop canceled: why, and what happens to the money. */
import type { Transaction } from "../../context";
import type { OrderRow } from "../../db/schema";
import { fillText, textsOf } from "../../locales";
import { returnedWords } from "../push/canceled-words";
import { shopMoney } from "../settings/shop-money-text";
import { returnedMoney } from "./returned-money";
import { mailToShopper, type Sender } from "./shopper-mail";

/** Queues the mail in the transaction of the cancellation; `before` is the order as it was. */
export const mailCanceled = (
  tx: Transaction,
  sender: Sender,
  before: OrderRow,
  reason: string | null,
): Promise<void> =>
  mailToShopper(tx, sender, before, async ({ language, values }) => {
    const { canceled } = textsOf(language).orderMail;
    const said = { ...values, reason: reason ?? "" };
    const money = await shopMoney(tx, language);
    return {
      subject: fillText(canceled.subject, said),
      paragraphs: [
        fillText(reason === null ? canceled.text : canceled.withReason, said),
        ...returnedWords(await returnedMoney(tx, before), { language, money, store: values.store }),
      ],
      action: canceled.action,
    };
  });
