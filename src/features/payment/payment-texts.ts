import type { PaymentChoice } from "./payment-options";

/** The ways of paying by their names: keys of the checkout's texts. */
export const methodTexts = {
  cash_on_delivery: "payment.cash",
  digital_payment: "payment.online",
  offline_payment: "payment.offline",
  wallet: "payment.wallet",
  wallet_and_cash: "payment.walletAndCash",
  wallet_and_online: "payment.walletAndOnline",
} as const satisfies Record<PaymentChoice, string>;
