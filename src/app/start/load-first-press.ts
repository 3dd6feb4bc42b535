// @chunk cards
/** On a page with rows of items the first press opens one: its dialog comes before whatever the page does not need yet. */
import { preloadItemOverlay } from "@/features/items";
import { isDataSaverOn } from "@/platform/data-saver";

const opensItem = "main a[aria-haspopup=dialog]";

/** Resolves when the dialog's script is there. Nothing is loaded with data saver on, nor where no item is shown. */
export async function loadFirstPress(): Promise<void> {
  if (isDataSaverOn() || document.querySelector(opensItem) === null) return;
  await Promise.all([import("../overlays/overlay-host"), preloadItemOverlay()]);
}
