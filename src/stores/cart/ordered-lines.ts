// @chunk outbox
/**
 * Which pieces of a cart belong to orders on their way. They are stored with the cart when the order is pressed, shrink
 * with it, and are removed when the order is placed: once, whichever tab or worker sent it and however late it is heard.
 * Items added after the press belong to the next order.
 */
import { linesWithout } from "@/domain/lines-without";
import type { OrderRow } from "@/platform/outbox";
import { newestCart, setCartAndOrdered, unwritten, useCart } from "./cart-store";
import type { StoredCartLine } from "./types";

/** The pieces of these lines belong to the order of this key from now on, as far as the cart has them. */
export function holdOrderedLines(
  moduleId: number,
  orderKey: string,
  lines: readonly { key: string; quantity: number }[],
): void {
  const cart = newestCart(moduleId);
  const there = new Map(cart.lines.map((line) => [line.key, line.quantity]));
  const pieces = Object.fromEntries(
    lines.map(({ key, quantity }) => [key, Math.min(quantity, there.get(key) ?? 0)]),
  );
  setCartAndOrdered(moduleId, { ...cart, ordered: { ...cart.ordered, [orderKey]: pieces } });
}

/** An order that is not placed yet, in whatever state: its row says what it holds when the cart has lost it. */
export function holdLinesOfOrder({ key, payload }: OrderRow): void {
  if (payload.body.is_buy_now === 1 || newestCart(payload.moduleId).ordered?.[key]) return;
  holdOrderedLines(payload.moduleId, key, payload.lines ?? []);
}

/**
 * The order is placed: removes its lines in one write, which leaves an empty entry until the order is forgotten, so that
 * nothing is removed twice. Returns the lines that stay and whether the server must be sent them; null when nothing had
 * to be removed (any more).
 */
export function removeOrderedLines({
  key,
  payload,
}: OrderRow): { left: StoredCartLine[]; send: boolean } | null {
  const cart = newestCart(payload.moduleId);
  const pieces = cart.ordered?.[key] ?? {};
  if (Object.values(pieces).every((quantity) => quantity === 0)) return null;
  const left = linesWithout(cart.lines, (line) => pieces[line.key] ?? 0).map(
    (line): StoredCartLine => ({ ...line, sync: { state: "pending" } }),
  );
  const ordered = { ...cart.ordered, [key]: {} };
  const send = left.length > 0 || cart.waitingFor !== null;
  setCartAndOrdered(payload.moduleId, { lines: left, waitingFor: send ? unwritten : null, ordered });
  return { left, send };
}

/** Forgets orders that are neither on their way nor shown any more; their lines are ordinary ones again. */
export function forgetOrdersExcept(isKept: (orderKey: string) => boolean): void {
  void useCart.persist.rehydrate();
  for (const [moduleId, { ordered = {}, ...cart }] of Object.entries(useCart.getState().carts)) {
    const remaining = Object.entries(ordered).filter(([key]) => isKept(key));
    if (remaining.length < Object.keys(ordered).length)
      setCartAndOrdered(Number(moduleId), { ...cart, ordered: Object.fromEntries(remaining) });
  }
}
