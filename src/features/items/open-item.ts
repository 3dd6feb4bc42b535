import type { Item } from "@/contract";
import { preloadTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { isCampaignItem } from "./card-rules";

/** Loads the item dialog and its texts in parallel, when the press happens and not when the dialog renders. */
export function preloadItemDialog(): Promise<typeof import("./detail/item-dialog")> {
  void preloadTexts("browse");
  return import("./detail/item-dialog");
}

/** Opens the item over the page. */
export function openItem(item: Item, lineKey?: string): void {
  // In parallel with the overlay host's chunk; a failure is shown by the host.
  preloadItemDialog().catch(() => {});
  openOverlay({
    kind: "item",
    slug: item.slug,
    moduleId: item.module_id,
    item,
    lineKey,
    // Recognised by its dates; the item's own details have other prices.
    campaign: isCampaignItem(item) || undefined,
  });
}
