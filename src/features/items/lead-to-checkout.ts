/** The way from an item in the cart to the checkout. */
import type { Item } from "@/contract";
import { paths } from "@/platform/navigation/paths";
import { type SelectedModule, selectModule } from "@/stores/module";
import { goTo } from "@/stores/navigation";
import { closeOverlaysAndNavigate, openOverlay } from "@/stores/overlay";
import { isSignedIn } from "@/stores/session";

/** Leads to the checkout of the item's module; who is not signed in is asked how to go on. `guests`: they may order. */
export function leadToCheckout({
  item,
  guests,
  modules,
}: {
  item: Pick<Item, "module_id">;
  guests: boolean;
  modules: readonly SelectedModule[] | undefined;
}): void {
  const target = paths.checkout.href("cart");
  // The checkout is that of the selected module.
  const module = modules?.find(({ id }) => id === item.module_id);
  if (module) selectModule(module);
  if (isSignedIn()) closeOverlaysAndNavigate((options) => goTo(target, options));
  else if (guests) openOverlay({ kind: "guest-prompt", target });
  else openOverlay({ kind: "auth", mode: "sign-in", returnTo: target });
}
