// @chunk item
import { useEffect } from "react";
import type { Item } from "@/contract";
import { rememberViewed } from "@/stores/recently-viewed";
import { isCampaignItem } from "../card-rules";

/** Remembers on this device that an item was opened. Not the items of campaigns, which end. */
export function useRememberViewed(item: Item): void {
  useEffect(() => {
    const { id, slug, name, image_full_url: picture, module_id: moduleId } = item;
    if (!isCampaignItem(item)) rememberViewed({ kind: "item", id, slug, name, picture, moduleId });
  }, [item]);
}
