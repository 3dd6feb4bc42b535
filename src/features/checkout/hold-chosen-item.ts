import { translator } from "@/platform/i18n/texts";
import { holdBuyNowItem } from "@/stores/buy-now";
import { showInfo } from "@/stores/toasts";
import type { OrderSource } from "./order-source";

/**
 * An item ordered by itself belongs to this order from now on. False, and the shopper is told, where another tab has ordered it, of
 * which this one may not have heard.
 */
export function holdChosenItem(buyNow: OrderSource["buyNow"], orderKey: string): boolean {
  if (buyNow === undefined || buyNow === "prescription" || holdBuyNowItem(buyNow, orderKey)) return true;
  showInfo(translator("checkout")("placing.orderedElsewhere"));
  return false;
}
