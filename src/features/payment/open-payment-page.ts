/** Opens the shop's payment page, which leads to a gateway and back to this app. */

import { environment } from "@/platform/environment";
import { isApiError } from "@/platform/http/api-error";
import { leavePage } from "@/platform/navigation/leave-page";
import { paths } from "@/platform/navigation/paths";
import { isSignedIn, session } from "@/stores/session";
import { getPaymentLink } from "./api/get-payment-link";

interface OrderToPay {
  orderId: number;
  /** Number of the customer, null where their profile cannot be read; ignored for guests. */
  customerId: number | null;
  /** Key of a gateway of the config. */
  gateway: string;
}

/** The page to come back to: the order, or for a guest the home page, which shows it. */
const callbackOf = (orderId: number): string =>
  new URL(isSignedIn() ? paths.profile.href("my-orders", { orderId }) : paths.home.href(), location.origin)
    .href;

/** The address by which shops open the payment page that sign no links; null where the payer's number is not known here. */
export function paymentPageAddress({ orderId, customerId, gateway }: OrderToPay): string | null {
  const payer = isSignedIn() ? customerId : session().guestId;
  // No customer has a number below 1; the payment page would refuse it outside of the app.
  if (payer === null || payer < 1) return null;
  const url = new URL("/payment-mobile", environment.apiBaseUrl || location.origin);
  url.search = String(
    new URLSearchParams({
      order_id: String(orderId),
      customer_id: String(payer),
      payment_method: gateway,
      payment_platform: "web",
      callback: callbackOf(orderId),
    }),
  );
  return url.href;
}

/** The shop has no such call. One that has it and knows no such order says so: a guest's number is put into no address for it. */
const isUnknownCall = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 405) && !error.hasCode("order");

/** The link that the shop signs for its payment page; the address of the contract at shops that know no such call. */
async function findPaymentPage(order: OrderToPay): Promise<string | null> {
  const { orderId, gateway } = order;
  try {
    return await getPaymentLink({ orderId, gateway, callback: callbackOf(orderId) });
  } catch (error) {
    if (isUnknownCall(error)) return paymentPageAddress(order);
    throw error;
  }
}

/**
 * Leaves the app for the payment page. False when it cannot be named; true once the browser shows this page again, which the
 * shopper reaches by Back. Throws when the shop refuses or cannot be asked.
 */
export async function openPaymentPage(order: OrderToPay): Promise<boolean> {
  const address = await findPaymentPage(order);
  if (address === null) return false;
  await leavePage(address);
  return true;
}
