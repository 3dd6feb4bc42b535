/** Rules of an item's card: what it shows and what pressing it does, by the specification. */
import type { Item, Store } from "@/contract";
import { itemBuyability } from "@/domain/item-availability";
import { isStoreOpen, storeOverlay } from "@/domain/opening-hours";
import { countsStock } from "@/domain/quantity-limits";
import type { ShopTime } from "@/domain/shop-time";

/** Whether nothing is left, or the shop says so. Food has no stock; of an item with combinations every one must be sold out. */
export function isSoldOut(
  item: Pick<Item, "module_type" | "stock" | "variations" | "sold_out"> & { available_stock?: number },
): boolean {
  if (item.sold_out) return true;
  if (!countsStock(item.module_type)) return false;
  if (item.variations.length > 0) return item.variations.every((variation) => variation.stock <= 0);
  return item.stock <= 0 || item.available_stock === 0;
}

export type Availability = "now" | "later" | "unavailable";

/**
 * Whether it can be bought now, only for later, or not at all. The data may be hours old: with a known shop clock the
 * item's own hours decide, otherwise what the server said.
 */
export function itemAvailability(
  item: Pick<Item, "available_now"> & Parameters<typeof itemBuyability>[0],
  now: ShopTime | null,
): Availability {
  if (now !== null) return itemBuyability(item, now);
  if (item.available_now && item.store_open !== false) return "now";
  return item.schedule_order ? "later" : "unavailable";
}

/** The text key over a card's picture, null where it can be bought now: sold out comes first, then the closed store. */
export function cardOverlay(
  item: Parameters<typeof isSoldOut>[0] & Pick<Item, "store_changes_at">,
  availability: Availability,
  storeOpen: boolean,
): "item.outOfStock" | "store.closedNow" | "store.inactive" | "item.notAvailableNow" | null {
  if (isSoldOut(item)) return "item.outOfStock";
  // A store that is switched off does not open by its hours.
  if (!storeOpen) return item.store_changes_at ? "store.closedNow" : "store.inactive";
  return availability === "now" ? null : "item.notAvailableNow";
}

/** An item of a campaign is recognised by its dates. */
export function isCampaignItem(item: Pick<Item, "available_date_starts" | "available_date_ends">): boolean {
  return item.available_date_starts !== undefined || item.available_date_ends !== undefined;
}

/** Whether an item is one of the shop or of a campaign, as the cart tells them apart. */
export const itemModel = (item: Parameters<typeof isCampaignItem>[0]): "Item" | "ItemCampaign" =>
  isCampaignItem(item) ? "ItemCampaign" : "Item";

/** Whether an item has a page of its own, as in e-commerce; elsewhere it opens in a dialog. */
export function opensPage(item: Pick<Item, "module_type">): boolean {
  return item.module_type === "ecommerce";
}

/**
 * The action of a card's add button: adds at once, or opens the dialog or page where options are chosen. Campaign items
 * are ordered from their dialog only, which also explains why an item cannot be bought.
 */
export function addAction(
  item: Pick<
    Item,
    "module_type" | "food_variations" | "variations" | "available_date_starts" | "available_date_ends"
  >,
  availability: Availability,
): "add" | "dialog" | "page" {
  const chooses = item.module_type === "food" ? item.food_variations.length > 0 : item.variations.length > 0;
  if (chooses) return opensPage(item) ? "page" : "dialog";
  if (isCampaignItem(item) || availability === "unavailable") return "dialog";
  return "add";
}

/** The text key over a closed store; null while it is open. */
export function storeClosing(
  store: Pick<Store, "active" | "open" | "schedules">,
  now: ShopTime | null,
): "store.closedNow" | "store.inactive" | null {
  const overlay = storeOverlay({ active: store.active, open: isStoreOpen(store, now) ? 1 : 0 });
  if (overlay === "open") return null;
  return overlay === "inactive" ? "store.inactive" : "store.closedNow";
}
