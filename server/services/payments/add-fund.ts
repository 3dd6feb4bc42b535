/** Money that customers add to their own wallets, through a gateway. */
import { and, count, eq } from "drizzle-orm";
import { toMinor } from "@/domain/money";
import { addFundProblem } from "@/domain/wallet-bonus";
import type { Language, ServerContext, Transaction } from "../../context";
import { customers, type PaymentRow, payments } from "../../db/schema";
import { refusalAmount } from "../orders/price-order";
import { refuse } from "../refusals";
import { readConfig } from "../settings/config";
import { walletBonusFor } from "../wallet/wallet-bonuses";
import { gatewaysStep } from "./records/shop-currency";
import { writePayment } from "./write-payment";

/** Payments into one wallet that wait for their outcome at once. */
const maxOpen = 10;

export interface AddFundInput {
  customerId: number;
  /** Major units. */
  amount: number;
  gateway: string;
  /** Checked before. */
  callback: string;
  language: Language;
}

/**
 * Begins a payment into the customer's wallet, with the bonus of today. Nothing is credited before its gateway says that it is
 * paid. Refuses amounts outside of the shop's limits, and a shop that takes none.
 */
export async function startAddFund(
  tx: Transaction,
  context: ServerContext,
  { customerId, amount: asked, gateway, callback, language }: AddFundInput,
): Promise<PaymentRow> {
  const config = await readConfig(tx);
  const isOffered =
    config.customer_wallet_status === 1 && config.add_fund_status === 1 && config.digital_payment;
  const digits = config.digit_after_decimal_point;
  if (!isOffered || !context.paymentGateways.has(gateway)) throw refuse("add_fund_off");
  const amount = toMinor(asked, digits);
  const step = gatewaysStep(context.paymentGateways, digits);
  const limits = {
    minimum: Math.max(step, toMinor(config.add_fund_minimum, digits)),
    maximum: toMinor(config.add_fund_maximum, digits),
    step,
  };
  const problem = addFundProblem(amount, limits);
  if (problem !== null)
    throw refuse(`add_fund_${problem}`, { amount: refusalAmount(limits[problem], digits) });
  // Held, so that of many at once each is counted.
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for("no key update");
  const [open] = await tx
    .select({ payments: count() })
    .from(payments)
    .where(
      and(
        eq(payments.customerId, customerId),
        eq(payments.purpose, "add_fund"),
        eq(payments.status, "started"),
      ),
    );
  if ((open?.payments ?? 0) >= maxOpen) throw refuse("add_fund_many");
  return writePayment(tx, context, {
    purpose: "add_fund",
    customerId,
    gateway,
    amount,
    bonus: await walletBonusFor(tx, context, amount),
    returnTo: callback,
    language,
  });
}
