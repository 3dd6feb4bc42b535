/** How an order is paid: in cash, from the customer's wallet, or from the wallet first and the rest in cash. */
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { maxChange } from "@/domain/change-limit";
import { type Minor, toMinor } from "@/domain/money";
import { walletShare } from "@/domain/wallet-payment";
import type { Owner } from "../owner/owner";
import { refuse } from "../refusals";
import type { ShopRules } from "../settings/shop-rules";
import type { ZoneTerms } from "./delivery-charge";
import { moneyText } from "./price-order";

type Payment = Pick<PlaceOrderRequest, "payment_method" | "partial_payment">;

/** Refuses a way of paying that is not offered: cash by shop and zone, the wallet to guests. */
export function checkPaymentMethod(body: Payment, rules: ShopRules, { zone }: ZoneTerms, owner: Owner): void {
  const fromWallet = body.payment_method === "wallet";
  if (fromWallet ? !rules.wallet || owner.kind === "guest" : !rules.cashOnDelivery || !zone.cashOnDelivery)
    throw refuse("order_method");
  if (body.partial_payment === 1 && (fromWallet || !rules.walletAndCash || owner.kind === "guest"))
    throw refuse("partial_payment_off");
}

/**
 * What the wallet pays of a total, minor units. Refuses with 203 `wallet` when it holds too little, and with 203
 * `partial_payment` a part where it could pay the whole.
 */
export function paidFromWallet(body: Payment, total: Minor, balance: Minor, digits: number): Minor {
  const together = body.partial_payment === 1;
  if (!together && body.payment_method !== "wallet") return 0;
  const paid = walletShare(together ? "wallet_and_cash" : "wallet", { total, balance });
  if ("share" in paid) return paid.share;
  if (paid.problem === "whole") throw refuse("partial_payment_whole");
  throw refuse("wallet_short", { amount: moneyText(balance, digits) });
}

/** How a total is paid, minor units. */
export interface OrderPayment {
  /** What the customer's wallet pays. */
  fromWallet: Minor;
  /** The change that the courier brings. */
  change: Minor;
}

/** The change that the courier is asked to bring for what is paid in cash at the door. Refuses more than they carry. */
export function changeToBring(
  asked: number | null | undefined,
  { cash, isDelivered }: { cash: Minor; isDelivered: boolean },
  digits: number,
): Minor {
  if (!isDelivered || cash <= 0) return 0;
  const change = toMinor(asked, digits);
  const limit = maxChange(cash, digits);
  if (change > limit) throw refuse("change_high", { amount: moneyText(limit, digits) });
  return change;
}

/** The columns of a new order that say how it is paid. */
export function paymentColumns(body: Payment, paidFromWallet: Minor) {
  if (body.partial_payment === 1)
    return { paymentMethod: "partial_payment", paymentStatus: "partially_paid", paidFromWallet } as const;
  const paymentStatus = body.payment_method === "wallet" ? "paid" : "unpaid";
  return { paymentMethod: body.payment_method, paymentStatus, paidFromWallet } as const;
}
