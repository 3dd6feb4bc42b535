/** The one place that says where the money of a refunded order goes. */
import { and, eq } from "drizzle-orm";
import { stepAtGateway } from "@/domain/currencies/money-rounding";
import type { Minor } from "@/domain/money";
import type { ServerContext, Transaction } from "../../context";
import { type OrderRow, type PaymentRow, payments } from "../../db/schema";
import type { PaymentSource } from "../payments/records/payment-states";
import { oweRefund } from "../payments/records/refund-due";
import { refuse } from "../refusals";
import { readDigits } from "../settings/shop-view";
import { moveWallet } from "../wallet/wallet-movements";
import { refusalAmount } from "./price-order";

/** `wallet`: it is there already. `gateway`: on its way to the card. `outside`: the operator gives it back where it was paid. */
export type ReturnedTo = "wallet" | "gateway" | "outside";

/** Paid from the wallet, or in cash at the door: both go to the wallet, because nobody comes back with the cash. */
const toWallet: readonly string[] = ["wallet", "partial_payment", "cash_on_delivery"];

/** Charges for a held order that have not gone back. */
const chargesOf = (tx: Transaction, orderId: number): Promise<PaymentRow[]> =>
  tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.status, "paid")));

/** Refuses with 403 `amount` a part of a charge that its gateway cannot give back. */
export async function checkRefundStep(
  tx: Transaction,
  { paymentGateways }: Pick<ServerContext, "paymentGateways">,
  { id: orderId, paymentMethod }: Pick<OrderRow, "id" | "paymentMethod">,
  credit: Minor,
): Promise<void> {
  if (paymentMethod !== "digital_payment") return;
  const [charge] = await chargesOf(tx, orderId);
  const unit = paymentGateways.get(charge?.gateway ?? "")?.unit;
  if (!charge || !unit || charge.amount === credit) return;
  const digits = await readDigits(tx);
  const step = stepAtGateway(unit, digits);
  if (credit % step !== 0) throw refuse("refund_step", { amount: refusalAmount(step, digits) });
}

/** Refunds what was charged for a held order. */
export async function refundOrderPayments(
  tx: Transaction,
  context: Pick<ServerContext, "jobs">,
  orderId: number,
  moved: { by: PaymentSource; now: Date },
): Promise<void> {
  for (const { id } of await chargesOf(tx, orderId)) await oweRefund(tx, context, id, moved);
}

/** Gives back what a held order cost, in the transaction of the decision. Minor units. */
export async function returnPayment(
  tx: Transaction,
  context: Pick<ServerContext, "jobs">,
  { id: orderId, customerId, paymentMethod }: OrderRow,
  credit: Minor,
  now: Date,
): Promise<ReturnedTo> {
  if (paymentMethod === "digital_payment") {
    const [charge] = await chargesOf(tx, orderId);
    // More than was charged there, or what went back there already, is the operator's to give back.
    if (!charge || charge.amount < credit) return "outside";
    const part = charge.amount === credit ? {} : { part: credit };
    await oweRefund(tx, context, charge.id, { by: "operator", now, ...part });
    return "gateway";
  }
  if (customerId === null || !toWallet.includes(paymentMethod)) return "outside";
  await moveWallet(tx, { customerId, type: "order_refund", credit, orderId, now });
  return "wallet";
}
