import { latinDigits } from "@/domain/latin-digits";
import { readOrderNumber, withoutInvisible } from "@/domain/written-text";

/** An order that somebody wants to see. `contact` proves that a guest may; customers need none. */
export interface TrackRequest {
  orderId: number;
  contact: string | null;
}

/** Reads a form that finds an order, or says what is missing in it. Digits may be Arabic ones. */
export function readTrackRequest(typed: {
  orderId: string;
  contact: string;
  signedIn: boolean;
}): TrackRequest | { missing: "orderId" | "contact" } {
  const orderId = readOrderNumber(typed.orderId);
  if (orderId === null) return { missing: "orderId" };
  const contact = latinDigits(withoutInvisible(typed.contact)).trim();
  if (!typed.signedIn && contact === "") return { missing: "contact" };
  return { orderId, contact: typed.signedIn ? null : contact };
}
