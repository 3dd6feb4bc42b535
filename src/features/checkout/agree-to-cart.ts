import type { OrderRow } from "@/platform/outbox";
import { fingerprintOfCart, newestCart, type StoredCartLine } from "@/stores/cart";
import { holdOrderedLines } from "@/stores/cart/ordered-lines";

/** The order is of the cart of now; what is added later belongs to the next one. */
export function agreeToCart({ key, payload }: OrderRow): Pick<OrderRow["payload"], "expectedCart" | "lines"> {
  const { lines } = newestCart(payload.moduleId);
  const ordered = orderedLines(lines);
  holdOrderedLines(payload.moduleId, key, ordered);
  return { expectedCart: fingerprintOfCart(lines), lines: ordered };
}

export const orderedLines = (lines: readonly StoredCartLine[]) =>
  lines.map((line) => ({ key: line.key, name: line.item.name, quantity: line.quantity }));
