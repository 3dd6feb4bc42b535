// @chunk cards
/** On a page with rows of items the first press opens one: its dialog comes before whatever the page does not need yet. */
import { preloadItemDialog } from "@/features/items";
import { isDataSaverOn } from "@/platform/data-saver";

const opensItem = "main a[aria-haspopup=dialog]";

/**
 * Resolves with true when the dialog's script is there, with false where nothing was to be loaded: with data saver on, and
 * where no item is shown.
 */
export async function prefetchItemDialog(): Promise<boolean> {
  if (isDataSaverOn() || document.querySelector(opensItem) === null) return false;
  await Promise.all([import("../overlays/overlay-host"), preloadItemDialog()]);
  return true;
}
