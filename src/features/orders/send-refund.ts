import { photoHash } from "@/platform/photos/photo-hash";
import { sendUntilAnswered } from "@/stores/send-until-answered";
import { type RefundWish, requestRefund } from "./api/request-refund";

/** Asks for the money once, also when a lost answer is followed by a reload. Returns the server's message. */
export function sendRefund(wish: RefundWish): Promise<string> {
  // Photos that are chosen again after a reload have other names.
  const photos = wish.photos.map(({ bytes }) => photoHash(bytes));
  const values = ["refund", wish.orderId, wish.reason, wish.note, photos];
  return sendUntilAnswered(values, (key) => requestRefund(wish, key));
}
