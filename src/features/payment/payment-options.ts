/** The ways in which an order can be paid, and why one of them cannot be chosen. */
import type { Config, ZoneData } from "@/contract";
import type { PlaceOrderRequest } from "@/contract/calls/orders";
import { type CurrencyTerms, roundToStep } from "@/domain/currencies/money-rounding";
import type { Minor } from "@/domain/money";
import { walletRules, walletShare } from "@/domain/wallet-payment";

const exactSteps = { cash: 1, other: 1 };

export const paymentChoices = [
  "cash_on_delivery",
  "digital_payment",
  "offline_payment",
  "wallet",
  "wallet_and_cash",
  "wallet_and_online",
] as const;
export type PaymentChoice = (typeof paymentChoices)[number];

/** Why cash is not taken: the zone does not take it, or the total is above its limit (major units). */
export type CashProblem = { reason: "zone" } | { reason: "limit"; amount: number };
/** Why a wallet cannot pay: it holds too little, or what it holds is not known. */
export type WalletProblem = { reason: "short" } | { reason: "unknown" };
/** Paying online needs the network. */
export type OnlineProblem = { reason: "network" };

interface CashOption {
  readonly choice: "cash_on_delivery";
  readonly problem: CashProblem | null;
  /** The wallet's part, minor units. */
  readonly fromWallet: Minor;
  /** The sum to pay, rounded as this way of paying needs it. */
  readonly total: Minor;
}
interface OtherOption {
  readonly choice: Exclude<PaymentChoice, "cash_on_delivery">;
  readonly problem: WalletProblem | OnlineProblem | null;
  readonly fromWallet: Minor;
  readonly total: Minor;
}
export type PaymentOption = CashOption | OtherOption;
/** Cash always comes first. */
export type PaymentOptions = readonly [CashOption, ...OtherOption[]];

export interface PaymentTerms {
  config: Pick<
    Config,
    | "customer_wallet_status"
    | "partial_payment_status"
    | "partial_payment_method"
    | "digital_payment"
    | "active_payment_method_list"
  >;
  /** The zone that the order belongs to; null while it is unknown. */
  zone: Pick<ZoneData, "digital_payment"> | null;
  /** The sum of the order's amounts, before it is rounded. */
  total: Minor;
  /** The steps of rounding; the smallest unit by default. */
  steps?: Pick<CurrencyTerms, "cash" | "other">;
  /** The customer's balance, null while it is unknown; undefined for guests, who have none. */
  balance: Minor | null | undefined;
  /** Orders of the zone can be paid outside of the app. */
  offline: boolean;
  /** There is a network. */
  online: boolean;
  /** Why an amount cannot be paid in cash. */
  cashProblem: (amount: Minor) => CashProblem | null;
}

/** Whether orders of the zone can be paid through one of the shop's gateways. */
export const isPaidOnline = ({ config, zone }: Pick<PaymentTerms, "config" | "zone">): boolean =>
  config.digital_payment && config.active_payment_method_list.length > 0 && zone?.digital_payment === true;

/** The gateway that an order is paid through: the chosen one while the shop has it, else its first. Undefined without any. */
export const gatewayFor = (
  chosen: string | undefined,
  gateways: Config["active_payment_method_list"],
): Config["active_payment_method_list"][number] | undefined =>
  gateways.find(({ gateway }) => gateway === chosen) ?? gateways[0];

/** The ways of paying. The wallet together with another way only where the wallet alone holds too little. */
export function paymentOptions(terms: PaymentTerms): PaymentOptions {
  const { config, balance, cashProblem, steps = exactSteps } = terms;
  const total = roundToStep(terms.total, steps.other);
  const cashTotal = roundToStep(terms.total, steps.cash);
  const cash: CashOption = {
    choice: "cash_on_delivery",
    problem: cashProblem(cashTotal),
    fromWallet: 0,
    total: cashTotal,
  };
  const paidOnline = isPaidOnline(terms) && total > 0;
  const network: OnlineProblem | null = terms.online ? null : { reason: "network" };
  const elsewhere: OtherOption[] = paidOnline
    ? [{ choice: "digital_payment", problem: network, fromWallet: 0, total }]
    : [];
  if (terms.offline && total > 0)
    elsewhere.push({ choice: "offline_payment", problem: null, fromWallet: 0, total });
  const rules = walletRules(config);
  if (balance === undefined || !rules.wallet) return [cash, ...elsewhere];
  const short = balance !== null && "problem" in walletShare("wallet", { total, balance });
  const wallet: OtherOption = {
    choice: "wallet",
    problem: balance === null ? { reason: "unknown" } : short ? { reason: "short" } : null,
    fromWallet: total,
    total,
  };
  if (balance === null) return [cash, ...elsewhere, wallet];
  const together: OtherOption[] = [];
  const withCash = walletShare("wallet_and_cash", { total: cashTotal, balance, step: steps.cash });
  if ("share" in withCash && rules.walletAndCash && cashProblem(cashTotal - withCash.share) === null)
    together.push({
      choice: "wallet_and_cash",
      problem: null,
      fromWallet: withCash.share,
      total: cashTotal,
    });
  const withCard = walletShare("wallet_and_cash", { total, balance, step: steps.other });
  if ("share" in withCard && rules.walletAndOnline && paidOnline)
    together.push({ choice: "wallet_and_online", problem: network, fromWallet: withCard.share, total });
  return [cash, ...elsewhere, wallet, ...together];
}

/** The way before the shopper chooses: the first without a problem; one with a problem only where there is no other. */
export const defaultPayment = (options: PaymentOptions): PaymentOption =>
  options.find(({ problem }) => problem === null) ?? options[0];

/**
 * The way that is used for what the shopper chose. Those that take from the wallet stand in for each other as the total or
 * the balance changes; cash only where nothing else is offered. One with a problem means that the shopper has to choose again.
 */
export function paymentFor(choice: PaymentChoice, options: PaymentOptions): PaymentOption {
  const offered = (wanted: PaymentChoice) => options.find((option) => option.choice === wanted);
  const chosen = offered(choice);
  if (choice === "wallet" && chosen?.problem)
    return offered("wallet_and_cash") ?? offered("wallet_and_online") ?? chosen;
  if (chosen) return chosen;
  const isPaidElsewhere = choice === "digital_payment" || choice === "offline_payment";
  return (isPaidElsewhere ? undefined : offered("wallet")) ?? options[0];
}

/** Whether an order that is paid like this is paid at the door, in whole or the rest. */
export const isPaidInCash = (choice: PaymentChoice): boolean =>
  choice === "cash_on_delivery" || choice === "wallet_and_cash";

/** The fields of an order request. */
export function paymentFields(
  choice: PaymentChoice,
): Pick<PlaceOrderRequest, "payment_method" | "partial_payment"> {
  switch (choice) {
    case "wallet_and_cash":
      return { payment_method: "cash_on_delivery", partial_payment: 1 };
    case "wallet_and_online":
      return { payment_method: "digital_payment", partial_payment: 1 };
    default:
      return { payment_method: choice, partial_payment: undefined };
  }
}
