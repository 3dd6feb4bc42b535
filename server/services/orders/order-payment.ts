/** How an order is paid: in cash, online, from the customer's wallet, or from the wallet first and the rest otherwise. */
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { maxChange } from "@/domain/cash-change";
import type { CurrencyTerms } from "@/domain/currencies/money-rounding";
import { type Minor, toMinor } from "@/domain/money";
import { walletShare } from "@/domain/wallet-payment";
import type { Owner } from "../owner/owner";
import type { PaymentGateways } from "../payments/records/gateway-amounts";
import { type Refusal, refuse } from "../refusals";
import type { ShopRules } from "../settings/shop-rules";
import type { ZoneTerms } from "./delivery-charge";
import { refusalAmount } from "./price-order";

type Payment = Pick<PlaceOrderRequest, "payment_method" | "partial_payment">;

/** Ways of paying that come after the order is placed and before it goes on. */
type PaidFirst = "digital_payment" | "offline_payment";
export const isPaidFirst = (method: string): method is PaidFirst =>
  method === "digital_payment" || method === "offline_payment";

/**
 * Whether an order to be paid first costs nothing: no gateway takes that, and no bank would show it, so the order goes on at
 * once.
 */
export const isPaidByNothing = (method: string, due: Minor): boolean => isPaidFirst(method) && due === 0;

/** A way of paying that is not offered: cash and online by shop and zone, the wallet to guests. */
export function paymentMethodProblem(
  { payment_method: method, partial_payment }: Payment,
  rules: ShopRules,
  { zone }: ZoneTerms,
  { owner, gateways }: { owner: Owner; gateways: PaymentGateways },
): Refusal | null {
  const isGuest = owner.kind === "guest";
  if (method === "offline_payment" && !(rules.offlinePayment && zone.offlinePayment))
    return refuse("offline_payment");
  const isOnline = rules.digitalPayment && zone.digitalPayment;
  if (method === "digital_payment" && !(isOnline && gateways.size > 0)) return refuse("digital_payment");
  if (method === "wallet" && (!rules.wallet || isGuest)) return refuse("order_method");
  if (method === "cash_on_delivery" && !(rules.cashOnDelivery && zone.cashOnDelivery))
    return refuse("order_method");
  if (partial_payment !== 1) return null;
  const together = method === "cash_on_delivery" ? rules.walletAndCash : rules.walletAndOnline;
  // Payments the shop looks up by hand are for the whole total.
  const isWhole = method === "wallet" || method === "offline_payment";
  return isWhole || !together || isGuest ? refuse("partial_payment_off") : null;
}

/**
 * The wallet's share of a total, minor units. The problem is 203 `wallet` when it holds too little, and 203 `partial_payment`
 * for a part where it could pay the whole.
 */
export function paidFromWallet(
  body: Payment,
  { total, step, balance }: { total: Minor; step: Minor; balance: Minor },
  digits: number,
): Minor | Refusal {
  const together = body.partial_payment === 1;
  if (!together && body.payment_method !== "wallet") return 0;
  const paid = walletShare(together ? "wallet_and_cash" : "wallet", { total, balance, step });
  if ("share" in paid) return paid.share;
  if (paid.problem === "whole") return refuse("partial_payment_whole");
  // A part of an order needs something in the wallet, not enough for all of it.
  if (together) return refuse("partial_payment_empty", { amount: refusalAmount(balance, digits) });
  return refuse("wallet_short", { amount: refusalAmount(balance, digits) });
}

/** The step that the total of an order is a multiple of when it is paid like this, minor units. */
export const totalStepOf = ({ payment_method: method }: Payment, steps: CurrencyTerms): Minor =>
  method === "cash_on_delivery" ? steps.cash : steps.other;

/** How a total is paid, minor units. */
export interface OrderPayment {
  /** The wallet's part. */
  fromWallet: Minor;
  /** The rest, to be paid otherwise. */
  due: Minor;
  /** The change that the courier brings. */
  change: Minor;
}

/** The change that the courier is asked to bring for what is paid in cash at the door; more than they carry is a problem. */
export function changeToBring(
  asked: number | null | undefined,
  { cash, smallAmount, isDelivered }: { cash: Minor; smallAmount: Minor; isDelivered: boolean },
  digits: number,
): Minor | Refusal {
  if (!isDelivered || cash <= 0) return 0;
  const change = toMinor(asked, digits);
  const limit = maxChange(cash, smallAmount);
  if (change > limit) return refuse("change_high", { amount: refusalAmount(limit, digits) });
  return change;
}

/** The columns of a new order that say how it is paid. */
export function paymentColumns(body: Payment, { fromWallet: paidFromWallet, due }: OrderPayment) {
  const { payment_method: method } = body;
  if (body.partial_payment === 1 && method !== "wallet")
    return {
      paymentMethod: "partial_payment",
      restMethod: method,
      paymentStatus: isPaidFirst(method) ? "unpaid" : "partially_paid",
      paidFromWallet,
    } as const;
  const isPaid = method === "wallet" || isPaidByNothing(method, due);
  return { paymentMethod: method, paymentStatus: isPaid ? "paid" : "unpaid", paidFromWallet } as const;
}
