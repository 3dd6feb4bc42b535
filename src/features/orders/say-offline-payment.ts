import { sendOfflinePayment } from "@/features/payment";
import type { OfflineDetails } from "@/platform/http/offline-details";
import { sendUntilAnswered } from "@/stores/send-until-answered";

/**
 * Says how an order was paid outside of the app, or corrects what was said before (`first` is false). Where the answer to the first
 * is lost and the order turns out to have it, saying the same again is a correction: another request, under a key of its own.
 */
export const sayOfflinePayment = (orderId: number, details: OfflineDetails, first: boolean): Promise<void> =>
  sendUntilAnswered(["offline payment", orderId, first, details], (idempotencyKey) =>
    sendOfflinePayment(orderId, details, { first, idempotencyKey }),
  );
