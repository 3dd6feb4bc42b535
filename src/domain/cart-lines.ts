/**
 * Cart lines: when two are the same, the fingerprint of a cart, and how a guest's cart is merged into a customer's.
 * Server, page and worker share these.
 */
import type { CartLine, CartVariation, ItemModel } from "@/contract";
import { textHash } from "./text-hash";
import { variationKey } from "./variations";

/** The identity of a line and how much of it there is. */
export interface CartLineIdentity {
  itemId: number;
  model: ItemModel;
  variation: readonly CartVariation[];
  addOns: readonly { id: number; quantity: number }[];
}

/** Lines of the same item, model, variation and add-ons (with their quantities) are one line. */
export function lineKey(line: CartLineIdentity): string {
  const addOns = line.addOns
    .filter((addOn) => addOn.quantity > 0)
    .map((addOn) => `${addOn.id}x${addOn.quantity}`)
    .sort()
    .join(",");
  return `${line.model}/${line.itemId}/${variationKey(line.variation)}/${addOns}`;
}

/** The identity of a line as the server returns it. */
export function keyOfServerLine(line: CartLine): string {
  return lineKey({
    itemId: line.item_id,
    model: line.item_type.endsWith("ItemCampaign") ? "ItemCampaign" : "Item",
    variation: line.variation,
    addOns: line.add_on_ids.map((id, index) => ({ id, quantity: line.add_on_qtys[index] ?? 1 })),
  });
}

/** Value of X-Expected-Cart: equal for carts with the same lines and quantities, in whatever order. */
export function cartFingerprint(lines: readonly (CartLineIdentity & { quantity: number })[]): string {
  return textHash(
    lines
      .map((line) => `${lineKey(line)}*${line.quantity}`)
      .sort()
      .join("\n"),
  );
}

export interface MergeableLine extends CartLineIdentity {
  storeId: number;
  quantity: number;
}

/**
 * A guest signs in: lines of the same store stay from both carts, equal ones once at the larger quantity; with
 * another store the guest's lines stay and the customer's are removed. An empty guest cart changes nothing.
 */
export function mergeGuestCart<L extends MergeableLine>(
  guest: readonly L[],
  customer: readonly L[],
): { kept: L[]; removed: L[] } {
  if (guest.length === 0) return { kept: [...customer], removed: [] };
  const store = guest[0]?.storeId;
  const removed = customer.filter((line) => line.storeId !== store);
  const kept = new Map<string, L>();
  for (const line of customer) if (line.storeId === store) kept.set(lineKey(line), line);
  for (const line of guest) {
    const key = lineKey(line);
    const same = kept.get(key);
    kept.set(key, same ? { ...same, quantity: Math.max(same.quantity, line.quantity) } : line);
  }
  return { kept: [...kept.values()], removed };
}
