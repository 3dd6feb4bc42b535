/**
 * The one line that 'Buy Now' and 'Order Now' take to checkout beside the cart. Stored for this tab only, so that it
 * survives a reload of the checkout.
 */
import { create } from "zustand";
import { sessionKeys } from "@/platform/storage/storage-keys";
import type { CartLineInput } from "./cart";

interface BuyNowState {
  line: CartLineInput | null;
}

export const useBuyNow = create<BuyNowState>(() => ({ line: read() }));

/** Sets the line; null when it was ordered or dropped. */
export function setBuyNow(line: CartLineInput | null): void {
  useBuyNow.setState({ line });
  try {
    if (line === null) sessionStorage.removeItem(sessionKeys.buyNow);
    else sessionStorage.setItem(sessionKeys.buyNow, JSON.stringify(line));
  } catch {
    // Without session storage the line is lost with a reload.
  }
}

/** Stored records are unvalidated input: null when it is not a cart line. */
function read(): CartLineInput | null {
  try {
    const line: unknown = JSON.parse(sessionStorage.getItem(sessionKeys.buyNow) ?? "null");
    return isLine(line) ? line : null;
  } catch {
    return null;
  }
}

function isLine(value: unknown): value is CartLineInput {
  if (typeof value !== "object" || value === null) return false;
  const line = value as Partial<CartLineInput>;
  return (
    Number.isSafeInteger(line.quantity) &&
    Number(line.quantity) > 0 &&
    Array.isArray(line.variation) &&
    Array.isArray(line.addOns) &&
    typeof line.item === "object" &&
    line.item !== null &&
    typeof line.item.id === "number" &&
    Array.isArray(line.item.add_ons)
  );
}
