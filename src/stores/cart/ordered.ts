// @chunk behind
/**
 * An order takes its lines along. What of a cart belongs to orders on their way is kept with the cart from the press on,
 * shrinks with it, and goes when the order is placed: once, whoever hears of it and however late. What was put in after
 * the press belongs to the next order.
 */
import type { OrderRow } from "@/platform/outbox";
import { newestCart, type StoredCartLine, setCartAndOrdered, unwritten, useCart } from "./cart-store";
import { fingerprintOfCart } from "./lines";

/** An order was pressed: the cart's lines are its own. An order of something else, beside the cart, has none of them. */
export function assignLinesToOrder({ key, payload }: OrderRow): void {
  const cart = newestCart(payload.moduleId);
  if (cart.ordered?.[key] || fingerprintOfCart(cart.lines) !== payload.expectedCart) return;
  const pieces = Object.fromEntries(cart.lines.map((line) => [line.key, line.quantity]));
  setCartAndOrdered(payload.moduleId, { ...cart, ordered: { ...cart.ordered, [key]: pieces } });
}

/**
 * The order is placed: takes its lines out, in one step with the note that they were in. Answers the lines that stay and
 * whether the server has to be told of them; null when nothing had to be taken out (any more).
 */
export function removeOrderedLines({
  key,
  payload,
}: OrderRow): { left: StoredCartLine[]; send: boolean } | null {
  const cart = newestCart(payload.moduleId);
  const { [key]: taken, ...others } = cart.ordered ?? {};
  if (!taken) return null;
  const left = cart.lines.flatMap((line): StoredCartLine[] => {
    const quantity = line.quantity - (taken[line.key] ?? 0);
    return quantity > 0 ? [{ ...line, quantity, sync: { state: "pending" } }] : [];
  });
  const nothing = Object.values(taken).every((quantity) => quantity === 0);
  if (nothing) {
    setCartAndOrdered(payload.moduleId, { ...cart, ordered: others });
    return null;
  }
  const send = left.length > 0 || cart.waitingFor !== null;
  setCartAndOrdered(payload.moduleId, { lines: left, waitingFor: send ? unwritten : null, ordered: others });
  return { left, send };
}

/** Orders that are neither on their way nor to be looked at any more hold nothing. */
export function forgetOrdersExcept(keeps: (orderKey: string) => boolean): void {
  for (const [moduleId, { ordered = {}, ...cart }] of Object.entries(useCart.getState().carts)) {
    const kept = Object.entries(ordered).filter(([key]) => keeps(key));
    if (kept.length < Object.keys(ordered).length)
      setCartAndOrdered(Number(moduleId), { ...cart, ordered: Object.fromEntries(kept) });
  }
}
