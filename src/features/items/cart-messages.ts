// @chunk item
/** Messages about the cart that only some presses need. */
import type { QueryClient } from "@tanstack/react-query";
import { modulesOfPlace } from "@/features/modules";
import { preloadTexts, translator } from "@/platform/i18n";
import { addToCart, type CartLineInput, type CartResult } from "@/stores/cart";
import { deliveryLocation } from "@/stores/location";
import { selectedModule, selectModule } from "@/stores/module";
import { openOverlay } from "@/stores/overlay";
import { cartLimitId, showCartChange, showErrorTexts, showToast, showWarning } from "@/stores/toasts";

/** Where the shopper was at a press: the selected module and the page. */
interface PressedAt {
  moduleId: number | undefined;
  pathname: string;
}

/** Messages after an adding that did not simply succeed; `result` is false where no place is chosen. */
export function showAddResult(
  queryClient: QueryClient,
  line: CartLineInput,
  result: CartResult | false,
  pressedAt: PressedAt,
): void {
  if (result === false) askAndAdd(queryClient, line);
  else if (result.ok) {
    const isStillThere = () =>
      selectedModule()?.id === pressedAt.moduleId && location.pathname === pressedAt.pathname;
    void showOtherCart(queryClient, line.item.module_id, isStillThere);
  } else if (result.reason === "other_store") openOverlay({ kind: "clear-cart", line });
  else showCartProblem(result);
}

/** Asks for the place; the line is in the cart once one is chosen. */
function askAndAdd(queryClient: QueryClient, line: CartLineInput): void {
  const add = () => {
    const moduleId = selectedModule()?.id;
    const result = addToCart(line);
    if (result.ok && moduleId === line.item.module_id) showCartChange(translator("catalogue")("cart.added"));
    else showAddResult(queryClient, line, result, { moduleId, pathname: location.pathname });
  };
  void import("./press-when-placed").then(
    ({ pressWhenPlaced }) => pressWhenPlaced(queryClient, line.item, add),
    () => showErrorTexts([translator("shell")("error.pageTitle")]),
  );
}

/**
 * Says into which module's cart an item went, and selects that module unless the shopper has gone elsewhere: the cart that
 * opens next is the one with the item. Where the modules cannot be loaded only the adding is said. Never rejects.
 */
async function showOtherCart(
  queryClient: QueryClient,
  moduleId: number,
  isStillThere: () => boolean,
): Promise<void> {
  const { zoneId } = deliveryLocation();
  const modules = await (zoneId === null ? [] : modulesOfPlace(queryClient, zoneId).catch(() => []));
  const module = modules.find(({ id }) => id === moduleId);
  if (module && isStillThere()) selectModule(module);
  await preloadTexts("browse").catch(() => undefined);
  if (!module) {
    showCartChange(translator("catalogue")("cart.added"));
    return;
  }
  showCartChange(translator("browse")("cart.addedToModule", { module: module.module_name }));
}

/** Shows why the cart was not changed; nothing for another store's lines, about which the shopper is asked. */
export function showCartProblem(result: CartResult): void {
  if (result.ok || result.reason === "other_store") return;
  const text = translator("catalogue");
  if (result.reason === "unchanged") showWarning(text("cart.unchanged"));
  else {
    const key = result.reason === "out_of_stock" ? "item.outOfStock" : "item.outOfLimits";
    // One limit pressed again and again is one message.
    showToast({ id: cartLimitId, kind: "warning", text: text(key) });
  }
}
