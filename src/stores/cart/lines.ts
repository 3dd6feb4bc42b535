/** A cart's lines: how they are made, their limits and their fingerprint. Nothing here changes a cart. */
import type { CartLine, Item } from "@/contract";
import { cartFingerprint, keyOfServerLine, lineKey } from "@/domain/cart-lines";
import { type QuantityProblem, quantityProblem } from "@/domain/quantity-limits";
import type { CartLineInput, ModuleCart, StoredCartLine } from "./types";

/** A new line, which the server does not know yet. */
export function newCartLine(input: CartLineInput): StoredCartLine {
  const { item, model = "Item", quantity, variation } = input;
  const addOns = input.addOns.filter((addOn) => addOn.quantity > 0);
  const key = lineKey({ itemId: item.id, model, variation, addOns });
  return {
    key,
    item,
    model,
    storeId: item.store_id,
    quantity,
    variation,
    addOns,
    sync: { state: "pending" },
  };
}

/** How many pieces the lines hold: what a shopper counts, three of one dish being three. */
export const countPieces = (lines: readonly Pick<StoredCartLine, "quantity">[]): number =>
  lines.reduce((pieces, { quantity }) => pieces + quantity, 0);

/** A line of the server's cart. */
export function lineFromServer(line: CartLine): StoredCartLine {
  return {
    key: keyOfServerLine(line),
    item: line.item,
    model: line.item_type.endsWith("ItemCampaign") ? "ItemCampaign" : "Item",
    storeId: line.store_id || line.item.store_id,
    quantity: line.quantity,
    variation: line.variation,
    addOns: line.add_on_ids.map((id, index) => ({ id, quantity: line.add_on_qtys[index] ?? 1 })),
    sync: { state: "synced", cartId: line.id },
  };
}

/** Limits count all lines of the item, whatever their options. */
export function limitProblem(
  cart: ModuleCart,
  line: StoredCartLine,
  quantity: number,
): QuantityProblem | null {
  const others = cart.lines
    .filter((candidate) => candidate.key !== line.key && isSameItem(candidate, line))
    .filter((candidate) => line.item.variations.length === 0 || sameCombination(candidate, line))
    .reduce((sum, candidate) => sum + candidate.quantity, 0);
  return quantityProblem(line.item, line.variation, quantity + others);
}

function sameCombination(a: StoredCartLine, b: StoredCartLine): boolean {
  return (
    lineKey({ itemId: 0, model: "Item", variation: a.variation, addOns: [] }) ===
    lineKey({ itemId: 0, model: "Item", variation: b.variation, addOns: [] })
  );
}

/** Value of X-Expected-Cart for these lines. */
export function fingerprintOfCart(lines: readonly StoredCartLine[]): string {
  return cartFingerprint(lines.map((line) => ({ ...line, itemId: line.item.id })));
}

/** The item of a line. Items and offers of campaigns are numbered separately, so that the number alone says nothing. */
type CartItemKey = Pick<StoredCartLine, "model"> & { readonly item: Pick<Item, "id"> };

export const isSameItem = (a: CartItemKey, b: CartItemKey): boolean =>
  a.item.id === b.item.id && a.model === b.model;

/** Pieces of an item in the cart, over all its variations. */
export function quantityInCart(lines: readonly StoredCartLine[], wanted: CartItemKey): number {
  return lines.reduce((sum, line) => (isSameItem(line, wanted) ? sum + line.quantity : sum), 0);
}
