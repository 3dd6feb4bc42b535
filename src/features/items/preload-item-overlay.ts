import { preloadTexts } from "@/platform/i18n";

/** Loads the item's dialog, its words and its motion side by side; asked for by the press, not by what the press renders. */
export function preloadItemOverlay(): Promise<typeof import("./detail/item-overlay")> {
  void preloadTexts("browse");
  import("@/ui/window/sheet/motion-features").catch(() => {});
  return import("./detail/item-overlay");
}
