// @chunk behind
/**
 * Which pieces of a cart belong to orders on their way. They are stored with the cart when the order is pressed, shrink
 * with it, and are removed when the order is placed: once, whichever tab hears of it and however late. What is added
 * after the press belongs to the next order.
 */
import type { OrderRow } from "@/platform/outbox";
import { newestCart, setCartAndOrdered, unwritten, useCart } from "./cart-store";
import { fingerprintOfCart } from "./lines";
import type { StoredCartLine } from "./types";

/** An order was pressed: the cart's lines belong to it, unless it orders something beside the cart. */
export function assignLinesToOrder({ key, payload }: OrderRow): void {
  const cart = newestCart(payload.moduleId);
  if (cart.ordered?.[key] || fingerprintOfCart(cart.lines) !== payload.expectedCart) return;
  const pieces = Object.fromEntries(cart.lines.map((line) => [line.key, line.quantity]));
  setCartAndOrdered(payload.moduleId, { ...cart, ordered: { ...cart.ordered, [key]: pieces } });
}

/**
 * The order is placed: removes its lines and forgets the order in one write. Returns the lines that stay and whether the
 * server must be sent them; null when nothing had to be removed (any more).
 */
export function removeOrderedLines({
  key,
  payload,
}: OrderRow): { left: StoredCartLine[]; send: boolean } | null {
  const cart = newestCart(payload.moduleId);
  const { [key]: pieces, ...others } = cart.ordered ?? {};
  if (!pieces) return null;
  const left = cart.lines.flatMap((line): StoredCartLine[] => {
    const quantity = line.quantity - (pieces[line.key] ?? 0);
    return quantity > 0 ? [{ ...line, quantity, sync: { state: "pending" } }] : [];
  });
  if (Object.values(pieces).every((quantity) => quantity === 0)) {
    setCartAndOrdered(payload.moduleId, { ...cart, ordered: others });
    return null;
  }
  const send = left.length > 0 || cart.waitingFor !== null;
  setCartAndOrdered(payload.moduleId, { lines: left, waitingFor: send ? unwritten : null, ordered: others });
  return { left, send };
}

/** Forgets orders that are neither on their way nor shown any more; their lines are ordinary ones again. */
export function forgetOrdersExcept(isKept: (orderKey: string) => boolean): void {
  for (const [moduleId, { ordered = {}, ...cart }] of Object.entries(useCart.getState().carts)) {
    const remaining = Object.entries(ordered).filter(([key]) => isKept(key));
    if (remaining.length < Object.keys(ordered).length)
      setCartAndOrdered(Number(moduleId), { ...cart, ordered: Object.fromEntries(remaining) });
  }
}
