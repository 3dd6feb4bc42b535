import { useEffect } from "react";
import { itemInUrl, overlayEntryMark, withItemInUrl } from "@/platform/navigation/item-in-url";
import { currentOverlay, type Overlay, useOverlays } from "@/stores/overlay";

const here = () => location.pathname + location.search + location.hash;

/**
 * Writes an open item into the address of its own history entry. Not for cart lines, which are personal, and campaign
 * items, which have no details call.
 */
export function useItemAddress(overlay: Extract<Overlay, { kind: "item" }>, open: boolean): void {
  const lowest = useOverlays()[0] === overlay;
  const { slug, moduleId } = overlay;
  const shown = open && lowest && overlay.lineKey === undefined && overlay.campaign !== true;
  useEffect(() => {
    if (!shown) return;
    const state = { ...(history.state as object | null), [overlayEntryMark]: true };
    history.replaceState(state, "", withItemInUrl(here(), { slug, moduleId }));
    return () => {
      // An overlay that opens while this one closes takes over the entry, and is no item.
      const next = currentOverlay();
      if (next === null || next.kind === "item") return;
      if (itemInUrl(new URLSearchParams(location.search))?.slug === slug)
        history.replaceState(history.state, "", withItemInUrl(here(), null));
    };
  }, [shown, slug, moduleId]);
}
