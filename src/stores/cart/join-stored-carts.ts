// @chunk behind
/** Joins carts that storage had lost with what was put into them before the loss was known. */
import { isCartState } from "./stored-cart-guard";
import type { ModuleCart } from "./types";

/**
 * Both are texts of the stored record. Lines of both count once, as they were written last; a line that was only lost
 * comes back. A text that cannot be read gives way to the other.
 */
export function joinStoredCarts(lost: string, written: string): string {
  const [before, now] = [readCarts(lost), readCarts(written)];
  if (before === null || now === null) return before === null ? written : lost;
  const carts = { ...before.state.carts };
  for (const [moduleId, cart] of Object.entries(now.state.carts)) {
    const earlier = carts[moduleId];
    carts[moduleId] = earlier ? joinCarts(earlier, cart) : cart;
  }
  return JSON.stringify({ ...now, state: { ...now.state, carts } });
}

function joinCarts(lost: ModuleCart, written: ModuleCart): ModuleCart {
  const keys = new Set(written.lines.map(({ key }) => key));
  // A cart is from one store: the store that was chosen last.
  const storeId = written.lines[0]?.storeId;
  const lines = lost.lines.filter(
    (line) => !keys.has(line.key) && (storeId === undefined || line.storeId === storeId),
  );
  const ordered = { ...lost.ordered, ...written.ordered };
  return {
    lines: [...lines, ...written.lines],
    waitingFor: written.waitingFor ?? lost.waitingFor,
    ...(Object.keys(ordered).length > 0 ? { ordered } : {}),
  };
}

function readCarts(text: string): { state: { carts: Record<string, ModuleCart> } } | null {
  try {
    const record: unknown = JSON.parse(text);
    const state = (record as { state?: unknown } | null)?.state;
    return isCartState(state) ? (record as { state: typeof state }) : null;
  } catch {
    return null;
  }
}
