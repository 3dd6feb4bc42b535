/** Changing the cart from cards and dialogs, with the messages and questions that belong to it. */
import type { QueryClient } from "@tanstack/react-query";
import type { Item } from "@/contract";
import { vibrate } from "@/platform/haptics";
import { translator } from "@/platform/i18n";
import { addToCart, type CartLineInput, isSameItem, moduleCart, setCartQuantity } from "@/stores/cart";
import { isLocationSet } from "@/stores/location";
import { selectedModule } from "@/stores/module";
import { showCartChange, showErrorTexts } from "@/stores/toasts";
import { itemModel } from "./card-rules";

/**
 * Adds a line. Returns whether it is in the cart; if not, a message or a question is shown. A line of another
 * module selects that module. Needs the catalogue texts.
 */
export function addLine(queryClient: QueryClient, input: CartLineInput): boolean {
  const result = isLocationSet() && addToCart(input);
  const added = result !== false && result.ok;
  const moduleId = selectedModule()?.id;
  const { pathname } = location;
  if (added) vibrate(10);
  const showAdded = () => showCartChange(translator("catalogue")("cart.added"));
  if (added && moduleId === input.item.module_id) showAdded();
  else
    withMessages(
      ({ showAddResult }) => showAddResult(queryClient, input, result, { moduleId, pathname }),
      added ? showAdded : undefined,
    );
  return added;
}

/** Rare messages, loaded on demand to keep the first script small. `otherwise` runs when their file cannot be loaded. */
function withMessages(
  show: (messages: typeof import("./cart-messages")) => void,
  otherwise: () => void = () => showErrorTexts([translator("shell")("error.pageTitle")]),
): void {
  void import("./cart-messages").then(show, otherwise);
}

/** Sets a line's quantity; 0 removes it. A message tells of a removal and of a refusal. */
export function stepLine(moduleId: number, key: string, quantity: number): void {
  const result = setCartQuantity(moduleId, key, quantity);
  if (result.ok && quantity === 0) showCartChange(translator("catalogue")("cart.removed"));
  else if (!result.ok) withMessages(({ showCartProblem }) => showCartProblem(result));
}

/** Adds one piece of an item without options. */
export function addOne(queryClient: QueryClient, item: Item): boolean {
  return addLine(queryClient, { item, quantity: 1, variation: [], addOns: [] });
}

/** The cart's lines of an item. */
export const cartLinesOf = (item: Item) =>
  moduleCart(item.module_id).lines.filter((line) => isSameItem(line, { item, model: itemModel(item) }));
