// @chunk outbox
import type { CartLine } from "@/contract";
import { cartsChangedAt, newestCart, setCart } from "./cart-store";
import { saveServerCart } from "./cart-sync";
import { lineFromServer } from "./lines";

/**
 * Adopts the server's cart, unless a change made here has not reached it yet. False when the response was requested (ms
 * since the page's start) before a cart was last changed, in whatever tab: then it is too old.
 */
export function adoptServerCart(
  moduleId: number,
  lines: readonly CartLine[],
  requestedAt = Number.POSITIVE_INFINITY,
): boolean {
  // Storage has what this tab has not heard of yet, above all while it is not connected.
  const { waitingFor } = newestCart(moduleId);
  if (requestedAt <= cartsChangedAt()) return false;
  if (waitingFor !== null) return true;
  saveServerCart(moduleId, lines);
  setCart(moduleId, { lines: lines.map(lineFromServer), waitingFor: null });
  return true;
}
