// @chunk item
import { translator } from "@/platform/i18n";
import { type CartLineInput, updateCartLine } from "@/stores/cart";
import { showCartChange } from "@/stores/toasts";
import { showCartProblem } from "../cart-messages";

/** Changes a line. Returns whether it was changed. */
export function updateLine(moduleId: number, key: string, input: CartLineInput): boolean {
  const result = updateCartLine(moduleId, key, input);
  if (result.ok) showCartChange(translator("catalogue")("cart.updated"));
  else showCartProblem(result);
  return result.ok;
}
