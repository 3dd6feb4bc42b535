/** Changing the cart from cards and dialogs, with the messages and questions that belong to it. */
import type { QueryClient } from "@tanstack/react-query";
import type { Item } from "@/contract";
import { translator } from "@/platform/i18n";
import {
  addToCart,
  type CartLineInput,
  type CartResult,
  isSameItem,
  moduleCart,
  setCartQuantity,
} from "@/stores/cart";
import { isLocationSet } from "@/stores/location";
import { selectedModule } from "@/stores/module";
import { openOverlay } from "@/stores/overlay";
import { showSuccess, showToast, showWarning } from "@/stores/toasts";
import { itemModel } from "./card-rules";

/**
 * Adds a line. Returns whether it is in the cart; if not, a message or a question is shown, which leads on to the checkout
 * with `buyNow`. A line of another module selects that module. Needs the catalogue texts.
 */
export function addLine(queryClient: QueryClient, input: CartLineInput, { buyNow = false } = {}): boolean {
  if (!isLocationSet()) {
    openOverlay({ kind: "location-alert" });
    return false;
  }
  const result = addToCart(input);
  if (result.ok) {
    if (selectedModule()?.id === input.item.module_id) showSuccess(translator("catalogue")("cart.added"));
    else void showOtherCart(queryClient, input.item.module_id);
  } else if (result.reason === "other_store") {
    openOverlay({ kind: "clear-cart", line: input, buyNow });
  } else showCartProblem(result);
  return result.ok;
}

const showOtherCart = async (queryClient: QueryClient, moduleId: number) =>
  (await import("./show-other-cart")).showOtherCart(queryClient, moduleId);

/** Sets a line's quantity; 0 removes it. Only removing shows a message. */
export function stepLine(moduleId: number, key: string, quantity: number): void {
  const result = setCartQuantity(moduleId, key, quantity);
  if (result.ok && quantity === 0) showSuccess(translator("catalogue")("cart.removed"));
  else showCartProblem(result);
}

/** Adds one piece of an item without options. */
export function addOne(queryClient: QueryClient, item: Item): boolean {
  return addLine(queryClient, { item, quantity: 1, variation: [], addOns: [] });
}

/** The cart's lines of an item. */
export const cartLinesOf = (item: Item) =>
  moduleCart(item.module_id).lines.filter((line) => isSameItem(line, { item, model: itemModel(item) }));

/** Shows why the cart was not changed; nothing for another store's lines, about which the shopper is asked. */
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
