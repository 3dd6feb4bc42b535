/** Whether an item can be bought now, for later, or not at all, by the minute of the day and the weekday of the shop's clock. */
import type { Item } from "@/contract";
import { isInsideWindow, minutesOf } from "./opening-hours";
import { type ShopTime, shopClockText } from "./shop-time";

/** Whether an item's own daily window is open. Items without readable times are always available. */
export function isItemAvailable(
  item: Pick<
    Item,
    "available_time_starts" | "available_time_ends" | "available_date_starts" | "available_date_ends"
  >,
  now: ShopTime,
): boolean {
  if (item.available_date_starts && now.date < item.available_date_starts) return false;
  if (item.available_date_ends && now.date > item.available_date_ends) return false;
  const from = minutesOf(item.available_time_starts);
  const to = minutesOf(item.available_time_ends);
  return from === null || to === null || isInsideWindow(now.minute, from, to);
}

/**
 * Whether an item's store is open: what the server said, turned round once the time it gave for the change is past. On
 * later days nothing is known of an item that was saved: it counts as open, the checkout knows the store's hours.
 */
export function isItemStoreOpen(
  item: Pick<Item, "store_open" | "store_changes_at">,
  now: ShopTime | null,
): boolean {
  const { store_open: open = true, store_changes_at: changesAt } = item;
  if (now === null || !changesAt || shopClockText(now) < changesAt) return open;
  return now.date > changesAt.slice(0, 10) || !open;
}

/** How an item may be bought: now, only for later, or not at all. */
export type Buyability = "now" | "later" | "unavailable";

export function itemBuyability(
  item: Parameters<typeof isItemAvailable>[0] &
    Pick<Item, "schedule_order" | "store_open" | "store_changes_at">,
  now: ShopTime,
): Buyability {
  if (isItemStoreOpen(item, now) && isItemAvailable(item, now)) return "now";
  return item.schedule_order ? "later" : "unavailable";
}
