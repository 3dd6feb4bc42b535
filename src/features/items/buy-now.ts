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
 * Leads to the checkout of the chosen item alone; the cart stays as it is. Who is not signed in is asked how to go on.
 * `guests`: they may order.
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
  // Everything about its store is asked for in its module.
  if (module) selectModule(module);
  if (isSignedIn()) closeOverlaysAndNavigate((options) => goTo(target, options));
  else if (guests) openOverlay({ kind: "guest-prompt", target });
  else openOverlay({ kind: "auth", mode: "sign-in", returnTo: target });
}
