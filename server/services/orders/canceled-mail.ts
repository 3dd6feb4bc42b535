/** Tells whoever ordered that the shop does not bring it: why, and what happens to their money. */
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../context";
import { type OrderRow, payments } from "../../db/schema";
import { fillText, textsOf } from "../../locales";
import { buttonColours } from "../branding/button-colours";
import { composeMail, queueMail } from "../mail";
import { readConfig } from "../settings/config";
import { shopMoney } from "../settings/shop-money-text";
import { pageOf, recipientOfOrder, type Sender, storeNameIn } from "./order-mails";

/** What was taken for an order that is canceled by now, by where it goes back to; minor units. */
async function returnedMoney(tx: Transaction, before: OrderRow) {
  const charges = await tx
    .select({ amount: payments.amount })
    .from(payments)
    .where(
      and(eq(payments.orderId, before.id), inArray(payments.status, ["paid", "refund_due", "refunded"])),
    );
  const isPaidOutside = before.paymentMethod === "offline_payment" && before.paymentStatus === "paid";
  return {
    wallet: before.customerId === null ? 0 : before.paidFromWallet,
    gateway: charges.reduce((sum, { amount }) => sum + amount, 0),
    outside: isPaidOutside ? before.total - before.paidFromWallet : 0,
  };
}

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
  const amounts = Object.entries(await returnedMoney(tx, before)).filter(([, amount]) => amount > 0);
  const told = amounts.map(([where, amount]) =>
    fillText(canceled[where as "wallet" | "gateway" | "outside"], { amount: money(amount), store }),
  );
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
        ...(told.length > 0 ? told : [canceled.nothing]),
      ],
      rows: [],
      action: { label: canceled.action, url: pageOf(before, sender), colours: await buttonColours(tx) },
    }),
  );
}
