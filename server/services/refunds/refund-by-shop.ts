/** Money that the shop gives back without being asked, of guests' orders too. */
import { eq } from "drizzle-orm";
import { type Minor, toMinor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../context";
import { type OrderRow, orders, refundRequests } from "../../db/schema";
import { transact } from "../../db/transact";
import { fillText, textsOf } from "../../locales";
import { writeAudit } from "../audit/write-audit";
import { refundable } from "../orders/refundable";
import { mailToShopper } from "../orders/shopper-mail";
import { returnedWords } from "../push/canceled-words";
import { refuse } from "../refusals";
import { checkAmounts } from "../settings/exact-amounts";
import { shopMoney } from "../settings/shop-money-text";
import { readDigits } from "../settings/shop-view";
import { type ApprovedRefund, payBack } from "./decide-refund";

interface ShopRefund {
  orderId: number;
  /** Major units; null gives all back. */
  amount: number | null;
  /** Why; whoever ordered reads it. */
  words: string;
}

/**
 * Gives money of a delivered and paid order back in the transaction of the caller, by the way it was paid where that can be, and tells
 * whoever ordered. Refuses with 403 `refund` any other order, and with 403 `amount` more than its total.
 */
export async function refundByShop(
  tx: Transaction,
  context: ServerContext,
  { orderId, amount, words }: ShopRefund,
): Promise<ApprovedRefund> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  if (!order) throw refuse("order_not_found");
  const most = refundable(order);
  if (most <= 0) throw refuse("refund_impossible");
  if (amount !== null) await checkAmounts(tx, [["The amount", amount]]);
  const credit = amount === null ? most : toMinor(amount, await readDigits(tx));
  if (credit <= 0 || credit > most) throw refuse("refund_total");
  const now = context.clock.now();
  const [request] = await tx
    .insert(refundRequests)
    .values({
      orderId,
      customerId: order.customerId,
      byShop: true,
      reason: "",
      amount: credit,
      answer: words,
      createdAt: now,
    })
    // Declined before: the shop has thought again.
    .onConflictDoUpdate({ target: refundRequests.orderId, set: { byShop: true, answer: words } })
    .returning({ id: refundRequests.id });
  if (!request) throw new Error("A refund was not written.");
  const given = await payBack(tx, context, { order, requestId: request.id, credit });
  await mailRefund(tx, context, order, { credit, words, returnedTo: given.returnedTo });
  return given;
}

/** Gives money back as `refundByShop` does, for `ops`, in a transaction of its own. */
export const refundByOps = (context: ServerContext, refund: ShopRefund): Promise<ApprovedRefund> =>
  transact(context.database, async (tx) => {
    const given = await refundByShop(tx, context, refund);
    await writeAudit(tx, {
      now: context.clock.now(),
      action: "refund_given",
      orderId: refund.orderId,
      after: {
        status: "refunded",
        amount: given.amount,
        returned_to: given.returnedTo,
        reason: refund.words,
      },
    });
    return given;
  });

/** Queues the mail to whoever ordered: how much, why, and where the money goes. */
function mailRefund(
  tx: Transaction,
  context: ServerContext,
  order: OrderRow,
  { credit, words, returnedTo }: { credit: Minor; words: string } & Pick<ApprovedRefund, "returnedTo">,
): Promise<void> {
  return mailToShopper(tx, context, order, async ({ language, values }) => {
    const { subject, text, action } = textsOf(language).orderMail.refunded;
    const money = await shopMoney(tx, language);
    const said = { ...values, reason: words, amount: money(credit) };
    const returned = { wallet: 0, gateway: 0, outside: 0, [returnedTo]: credit };
    return {
      subject: fillText(subject, said),
      paragraphs: [
        fillText(text, said),
        ...returnedWords(returned, { language, money, store: values.store }),
      ],
      action,
    };
  });
}
