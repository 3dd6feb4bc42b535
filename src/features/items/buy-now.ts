/** Ordering one item by itself, without the cart: "Buy Now", and the offer of a campaign. Loaded at the press. */
import { paths } from "@/platform/navigation/paths";
import { chooseBuyNowItem } from "@/stores/buy-now";
import type { CartLineInput } from "@/stores/cart";
import { type SelectedModule, selectedModule, selectModule } from "@/stores/module";
import { goTo } from "@/stores/navigation";
import { closeOverlaysAndNavigate, openOverlay } from "@/stores/overlay";
import { isSignedIn } from "@/stores/session";
import { isCampaignItem } from "./card-rules";

/**
 * Opens the checkout for the chosen item alone; the cart stays as it is. A shopper who is not signed in is asked how to go
 * on. `guests`: whether they may order.
 */
export function buyNow(
  line: CartLineInput,
  { guests, modules }: { guests: boolean; modules: readonly SelectedModule[] | undefined },
): void {
  const { item } = line;
  const page = isCampaignItem(item) ? "campaign" : "buy_now";
  const selected = selectedModule();
  const module =
    modules?.find(({ id }) => id === item.module_id) ?? (selected?.id === item.module_id ? selected : null);
  chooseBuyNowItem(page, line, module);
  const target = paths.checkout.href(page);
  // Its store is requested in its own module.
  if (module) selectModule(module);
  if (isSignedIn()) closeOverlaysAndNavigate((options) => goTo(target, options));
  else if (guests) openOverlay({ kind: "guest-prompt", target });
  else openOverlay({ kind: "auth", mode: "sign-in", returnTo: target });
}
