/** How orders are paid: what is offered, the cards to choose from, the way to the payment page, and what became of it. */
import { lazy } from "@/ui/loading/lazy";

export { unpaidOrderQuery } from "./api/get-unpaid-order";
export {
  type CashProblem,
  isPaidInCash,
  type PaymentChoice,
  type PaymentOption,
  type PaymentOptions,
  paymentChoices,
  paymentFields,
  paymentFor,
  paymentOptions,
} from "./payment-options";

/** The ways of paying as cards. */
export const PaymentChooser = lazy(() => import("./components/payment-chooser"));
/** What became of the payment of an order that is to be paid first. */
export const PaymentFollowUp = lazy(() => import("./components/payment-follow-up"));

/** Leaves for the payment page of a placed order. False when it cannot be named. */
export const openPaymentPage = async (
  order: Parameters<typeof import("./open-payment-page").openPaymentPage>[0],
): Promise<boolean> => (await import("./open-payment-page")).openPaymentPage(order);
