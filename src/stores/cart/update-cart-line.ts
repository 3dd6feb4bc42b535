// @chunk item
import { newestCart } from "./cart-store";
import { commitCart } from "./cart-sync";
import { limitProblem, newCartLine } from "./lines";
import type { CartLineInput, CartResult } from "./types";

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
