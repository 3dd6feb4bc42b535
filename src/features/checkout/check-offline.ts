import { offlineFormProblems, sentOfflineDetails } from "@/features/payment";
import type { OfflineDetails } from "@/platform/http/offline-details";
import type { Checkout } from "./use-checkout";

/** What is said of a payment outside of the app, undefined for another payment; `wrong` while something of it cannot be taken. */
export function checkOffline({
  payment,
  offline,
}: Pick<Checkout, "payment" | "offline">):
  | { readonly details: OfflineDetails | undefined }
  | { readonly wrong: true } {
  if (payment.choice !== "offline_payment") return { details: undefined };
  const { method, details } = offline;
  if (!method || !details || offlineFormProblems(method, details) !== null) return { wrong: true };
  return { details: sentOfflineDetails(method, details) };
}
