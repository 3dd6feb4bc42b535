/** The ways in which an order can be paid, and why one of them cannot be chosen. */
import type { Config } from "@/contract";
import type { Minor } from "@/domain/money";
import { walletRules, walletShare } from "@/domain/wallet-payment";
import type { CashProblem } from "./order-quote";

export const paymentChoices = ["cash_on_delivery", "wallet", "wallet_and_cash"] as const;
export type PaymentChoice = (typeof paymentChoices)[number];

/** Why a wallet cannot pay: it holds too little, or what it holds is not known. */
export type WalletProblem = { reason: "short" } | { reason: "unknown" };

interface CashOption {
  readonly choice: "cash_on_delivery";
  readonly problem: CashProblem | null;
  /** What the wallet pays, minor units. */
  readonly fromWallet: Minor;
}
interface WalletOption {
  readonly choice: "wallet" | "wallet_and_cash";
  readonly problem: WalletProblem | null;
  readonly fromWallet: Minor;
}
export type PaymentOption = CashOption | WalletOption;
/** Cash always comes first. */
export type PaymentOptions = readonly [CashOption, ...WalletOption[]];

export interface PaymentTerms {
  config: Pick<Config, "customer_wallet_status" | "partial_payment_status" | "partial_payment_method">;
  total: Minor;
  /** What the customer's wallet holds, null while that is unknown; undefined for guests, who have none. */
  balance: Minor | null | undefined;
  /** Why an amount cannot be paid in cash. */
  cashProblem: (amount: Minor) => CashProblem | null;
}

/** What is offered. Wallet and cash together only where the wallet alone holds too little. */
export function paymentOptions({ config, total, balance, cashProblem }: PaymentTerms): PaymentOptions {
  const cash: CashOption = {
    choice: "cash_on_delivery",
    problem: cashProblem(total),
    fromWallet: 0,
  };
  const rules = walletRules(config);
  if (balance === undefined || !rules.wallet) return [cash];
  const short = balance !== null && "problem" in walletShare("wallet", { total, balance });
  const wallet: WalletOption = {
    choice: "wallet",
    problem: balance === null ? { reason: "unknown" } : short ? { reason: "short" } : null,
    fromWallet: total,
  };
  if (balance === null || !rules.walletAndCash) return [cash, wallet];
  const part = walletShare("wallet_and_cash", { total, balance });
  return "share" in part && cashProblem(total - part.share) === null
    ? [cash, wallet, { choice: "wallet_and_cash", problem: null, fromWallet: part.share }]
    : [cash, wallet];
}

/**
 * The way that is used for what the shopper chose. The two that take from the wallet stand in for each other as the total or
 * the balance changes; cash only where nothing else is offered. One with a problem means that the shopper has to choose again.
 */
export function paymentFor(choice: PaymentChoice, options: PaymentOptions): PaymentOption {
  const offered = (wanted: PaymentChoice) => options.find((option) => option.choice === wanted);
  const chosen = offered(choice);
  if (choice === "wallet" && chosen?.problem) return offered("wallet_and_cash") ?? chosen;
  return chosen ?? offered("wallet") ?? options[0];
}
