import { latinDigits } from "@/domain/latin-digits";

/** An order that somebody wants to see. `contact` proves that a guest may; customers need none. */
export interface TrackRequest {
  orderId: number;
  contact: string | null;
}

/** What is typed into a form that finds an order, or what is missing in it. Digits may be Arabic ones. */
export function readTrackRequest(typed: {
  orderId: string;
  contact: string;
  signedIn: boolean;
}): TrackRequest | { missing: "orderId" | "contact" } {
  const orderId = Number(latinDigits(typed.orderId).replace(/[#\s]/g, ""));
  if (!Number.isSafeInteger(orderId) || orderId < 1) return { missing: "orderId" };
  const contact = latinDigits(typed.contact.trim());
  if (!typed.signedIn && contact === "") return { missing: "contact" };
  return { orderId, contact: typed.signedIn ? null : contact };
}
