/** Where a push leads: paths of this origin, built here from its ids. An address in a payload is never followed. */
import type { PushMessage } from "@/domain/push-message";
import { paths } from "@/platform/navigation/paths";

type PushSubject = Pick<PushMessage, "type" | "orderId" | "conversationId" | "senderType">;

/** The page of a push; the start page when its subject has none. */
export const pushTarget = (message: PushSubject, signedIn: boolean): string =>
  pushSubjectPath(message, signedIn) ?? paths.landing.href();

/** Pushes that tell of money in the wallet. */
const walletTypes = ["wallet_transfer", "add_fund", "CashBack"];

/**
 * An order opens in the customer's account, or on the tracking page for a guest, whose device stores the contact for it. Null when there is nothing to open.
 */
export function pushSubjectPath(message: PushSubject, signedIn: boolean): string | null {
  if (message.type === "message") {
    return paths.chatting.href({
      conversationId: message.conversationId,
      type: message.senderType,
      chatFrom: true,
    });
  }
  if (message.type === "referral_code") {
    return signedIn ? paths.profile.href("referral-code") : null;
  }
  if (message.orderId === null) {
    return signedIn && walletTypes.includes(message.type) ? paths.profile.href("wallet") : null;
  }
  return signedIn
    ? paths.profile.href("my-orders", { orderId: message.orderId })
    : paths.trackOrder.href({ order_id: message.orderId });
}
