import type { OfflineDetails } from "@/platform/http/offline-details";
import { offlineFormProblems, sentOfflineDetails } from "./offline-form";
import type { PaymentChoice } from "./payment-options";
import type { OfflineChoice } from "./use-offline-choice";

/**
 * The statement about a payment outside of the app, undefined for another payment; `wrong` while something of it cannot be
 * taken.
 */
export function checkOffline(
  choice: PaymentChoice,
  { method, details }: OfflineChoice,
): { readonly details: OfflineDetails | undefined } | { readonly wrong: true } {
  if (choice !== "offline_payment") return { details: undefined };
  if (!method || !details || offlineFormProblems(method, details) !== null) return { wrong: true };
  return { details: sentOfflineDetails(method, details) };
}
