/** Putting things into the cart from anywhere, with the words and questions that belong to it. */
import type { Item } from "@/contract";
import { translator } from "@/platform/i18n";
import {
  addToCart,
  type CartLineInput,
  type CartResult,
  moduleCart,
  setCartQuantity,
  updateCartLine,
} from "@/stores/cart";
import { isLocationSet } from "@/stores/location";
import { openOverlay } from "@/stores/overlay";
import { showSuccess, showToast, showWarning } from "@/stores/toasts";
import { isCampaignItem } from "./card-rules";
import { preloadItemOverlay } from "./preload-item-overlay";

/** Adds a line. True when it is in the cart; otherwise the shopper has been told or asked. Needs the catalogue's texts. */
export function addLine(input: CartLineInput): boolean {
  if (!isLocationSet()) {
    openOverlay({ kind: "location-alert" });
    return false;
  }
  const result = addToCart(input);
  if (result.ok) showSuccess(translator("catalogue")("cart.added"));
  else if (result.reason === "other_store") {
    openOverlay({ kind: "clear-cart", line: input });
  } else showCartProblem(result);
  return result.ok;
}

/** Changes a line. True when the change is made. */
export function updateLine(moduleId: number, key: string, input: CartLineInput): boolean {
  const result = updateCartLine(moduleId, key, input);
  if (result.ok) showSuccess(translator("catalogue")("cart.updated"));
  else showCartProblem(result);
  return result.ok;
}

/** A step on a card; 0 takes the line out. A plain step says nothing. */
export function stepLine(moduleId: number, key: string, quantity: number): void {
  const result = setCartQuantity(moduleId, key, quantity);
  if (result.ok && quantity === 0) showSuccess(translator("catalogue")("cart.removed"));
  else showCartProblem(result);
}

/** One piece of an item that needs no choice. */
export function addOne(item: Item): boolean {
  return addLine({ item, quantity: 1, variation: [], addOns: [] });
}

/** The cart's lines of an item. */
export const cartLinesOf = (item: Item) =>
  moduleCart(item.module_id).lines.filter((line) => line.item.id === item.id);

/** Opens the item over the page. */
export function openItem(item: Item, lineKey?: string): void {
  // Beside the file of the overlays and not after it; a failure is told by what shows it.
  preloadItemOverlay().catch(() => {});
  openOverlay({
    kind: "item",
    slug: item.slug,
    moduleId: item.module_id,
    item,
    lineKey,
    // Known by its dates; the item's own details have other prices.
    campaign: isCampaignItem(item) || undefined,
  });
}

/** Says why the cart was not changed; says nothing of another store's lines, which the shopper is asked about. */
export function showCartProblem(result: CartResult): void {
  if (result.ok || result.reason === "other_store") return;
  const text = translator("catalogue");
  if (result.reason === "unchanged") showWarning(text("cart.unchanged"));
  else {
    const key = result.reason === "out_of_stock" ? "item.outOfStock" : "item.outOfLimits";
    // One limit pressed again and again is one message.
    showToast({ id: "cart-limit", kind: "warning", text: text(key) });
  }
}
