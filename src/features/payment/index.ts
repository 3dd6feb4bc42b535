/** How orders are paid: what is offered, the cards to choose from, the way to the payment page, and what became of it. */
import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";

export { offlineMethodsQuery } from "./api/get-offline-methods";
export { isPayable, unpaidOrderQuery } from "./api/get-unpaid-order";
export { payFromWallet } from "./api/pay-from-wallet";
export { sendOfflinePayment } from "./api/send-offline-payment";
export { checkOffline } from "./check-offline";
export {
  emptyOfflineDetails,
  offlineFormProblems,
  parseOfflineDetails,
  sentOfflineDetails,
} from "./offline-form";
export {
  type CashProblem,
  defaultPayment,
  gatewayFor,
  isPaidInCash,
  type PaymentChoice,
  type PaymentOption,
  type PaymentOptions,
  paymentChoices,
  paymentFields,
  paymentFor,
  paymentOptions,
} from "./payment-options";
export { methodTexts } from "./payment-texts";
export { useLeaveForPayment } from "./use-leave-for-payment";
export { type OfflineChoice, useOfflineChoice } from "./use-offline-choice";

/** The ways of paying as cards. */
export const PaymentChooser = lazy(() => import("./components/payment-chooser"));
/** The fields by which a payment outside of the app is found. */
export const OfflineFields = lazy(() => import("./components/offline-fields"));
/** The shopper's statement about a payment outside of the app, and the shop's finding. */
export const OfflinePaymentSummary = lazy(() => import("./components/offline-payment-summary"));
/** The outcome of the payment of an order that is to be paid first. */
export const PaymentFollowUp = lazy(() => import("./components/payment-follow-up"));

/** The shop's state of an order's payment. */
export const PaymentStateNote = lazy(optional(() => import("./components/payment-state-note")));

/** Leaves for the payment page of a placed order. False when it cannot be named, true once this page is shown again. */
export const openPaymentPage = async (
  order: Parameters<typeof import("./open-payment-page").openPaymentPage>[0],
): Promise<boolean> => (await import("./open-payment-page")).openPaymentPage(order);
