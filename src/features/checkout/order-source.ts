import type { OrderRow } from "@/platform/outbox";
import { type BuyNowPage, buyNowItem } from "@/stores/buy-now";

/** The source of a checkout: a module's cart, an item by itself, whichever module it is of, or a prescription. */
export interface OrderSource {
  moduleId: number;
  buyNow?: BuyNowPage | "prescription";
  /** The store whose form it is, where a module has several forms. */
  storeId?: number;
}

/** Whether a row of the outbox is an order of this source. */
export const isOrderOf = ({ payload }: OrderRow, { moduleId, buyNow, storeId }: OrderSource): boolean =>
  payload.buyNow === buyNow &&
  (buyNow !== undefined || payload.moduleId === moduleId) &&
  (storeId === undefined || payload.body.store_id === storeId);

/** An item that was chosen after an order of another one is not that order. */
export function isOfChosenItem({ key, payload }: OrderRow): boolean {
  const item = payload.buyNow && payload.buyNow !== "prescription" && buyNowItem(payload.buyNow);
  return !item || item.orderKey === key;
}
