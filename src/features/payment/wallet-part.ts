/** The wallet beside the other ways of paying: it pays all of an order, or the first part of it. */
import type { PaymentChoice, PaymentOption, PaymentOptions } from "./payment-options";

const together: Partial<Record<PaymentChoice, PaymentChoice>> = {
  cash_on_delivery: "wallet_and_cash",
  digital_payment: "wallet_and_online",
};

export const isFromWallet = (choice: PaymentChoice): boolean => choice.startsWith("wallet");

const find = (options: PaymentOptions, wanted: PaymentChoice | undefined): PaymentOption | undefined =>
  options.find(({ choice }) => choice === wanted);

/** The way that pays what the wallet does not; null where the wallet pays all. */
export function restOf(used: PaymentChoice): PaymentChoice | null {
  if (used === "wallet") return null;
  return used === "wallet_and_cash"
    ? "cash_on_delivery"
    : used === "wallet_and_online"
      ? "digital_payment"
      : used;
}

/** The option that pays the rest in this way while the wallet pays its part; the way alone where there is none. */
export const withWallet = (way: PaymentOption, used: PaymentOption, options: PaymentOptions): PaymentOption =>
  (used.fromWallet > 0 && used.choice !== "wallet" && find(options, together[way.choice])) || way;

/** The option when the wallet is switched on: all from it, or its part beside the way that is used. Undefined where it cannot pay. */
export function walletOn(used: PaymentOption, options: PaymentOptions): PaymentOption | undefined {
  const wanted: (PaymentChoice | undefined)[] = [
    "wallet",
    together[used.choice],
    "wallet_and_cash",
    "wallet_and_online",
  ];
  return wanted.map((choice) => find(options, choice)).find((option) => option && option.problem === null);
}

/** The option when the wallet is switched off: what has paid the rest, or else the first way that is possible. */
export function walletOff(used: PaymentOption, options: PaymentOptions): PaymentOption {
  const others = options.filter(({ choice }) => !isFromWallet(choice));
  const possible = others.filter(({ problem }) => problem === null);
  return possible.find(({ choice }) => choice === restOf(used.choice)) ?? possible[0] ?? options[0];
}
