/** Changes to a cart by the shopper. Each is shown at once and written to the outbox. */
import { quantityProblem } from "@/domain/quantity-limits";
import { newestCart } from "./cart-store";
import { commitCart } from "./cart-sync";
import { limitProblem, newCartLine } from "./lines";
import type { CartLineInput, CartResult } from "./types";

/** Adds pieces; an equal line grows. Refuses another store's item (the page asks whether to clear) and broken limits. */
export function addToCart(input: CartLineInput): CartResult {
  const { item } = input;
  const cart = newestCart(item.module_id);
  if (cart.lines.some((line) => line.storeId !== item.store_id)) return { ok: false, reason: "other_store" };
  const line = newCartLine(input);
  const same = cart.lines.find((candidate) => candidate.key === line.key);
  const quantity = input.quantity + (same?.quantity ?? 0);
  const problem = limitProblem(cart, line, quantity);
  if (problem) return { ok: false, reason: problem };
  const lines = same
    ? cart.lines.map((candidate) => (candidate === same ? { ...line, quantity, sync: same.sync } : candidate))
    : [...cart.lines, line];
  commitCart(item.module_id, lines);
  return { ok: true };
}

/** Replaces everything in the module's cart by this line. */
export function replaceCartWith(input: CartLineInput): CartResult {
  const line = newCartLine(input);
  const problem = quantityProblem(input.item, input.variation, input.quantity);
  if (problem) return { ok: false, reason: problem };
  commitCart(input.item.module_id, [line]);
  return { ok: true };
}

/** Sets a line's quantity; 0 removes it. */
export function setCartQuantity(moduleId: number, key: string, quantity: number): CartResult {
  const cart = newestCart(moduleId);
  const line = cart.lines.find((candidate) => candidate.key === key);
  if (!line || line.quantity === quantity) return { ok: false, reason: "unchanged" };
  if (quantity <= 0) {
    commitCart(
      moduleId,
      cart.lines.filter((candidate) => candidate.key !== key),
    );
    return { ok: true };
  }
  const problem = quantity > line.quantity ? limitProblem(cart, line, quantity) : null;
  if (problem) return { ok: false, reason: problem };
  commitCart(
    moduleId,
    cart.lines.map((candidate) => (candidate.key === key ? { ...candidate, quantity } : candidate)),
  );
  return { ok: true };
}

/** Removes every line of the module's cart. */
export function clearCart(moduleId: number): void {
  commitCart(moduleId, []);
}

/** Changes a line's variation, add-ons and quantity. Merges with an equal line. */
export function updateCartLine(moduleId: number, key: string, input: CartLineInput): CartResult {
  const cart = newestCart(moduleId);
  const before = cart.lines.find((line) => line.key === key);
  const line = newCartLine(input);
  if (before && before.key === line.key && before.quantity === line.quantity)
    return { ok: false, reason: "unchanged" };
  const others = cart.lines.filter((candidate) => candidate.key !== key);
  const same = others.find((candidate) => candidate.key === line.key);
  const quantity = line.quantity + (same?.quantity ?? 0);
  const problem = limitProblem({ ...cart, lines: others }, line, quantity);
  if (problem) return { ok: false, reason: problem };
  const changed = { ...line, quantity };
  commitCart(
    moduleId,
    same
      ? others.map((candidate) => (candidate === same ? changed : candidate))
      : cart.lines.map((candidate) => (candidate.key === key ? changed : candidate)),
  );
  return { ok: true };
}
