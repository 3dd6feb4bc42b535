/** Which discount of an item or store is shown, by the specification. */
import type { DiscountType, Item, Store } from "@/contract";
import { type DiscountedItem, hasDiscountCondition } from "@/domain/item-price";

/** A discount as shown: percent or an amount, for orders `from` a sum and `upTo` a maximum. Major units; 0 is none. */
export type DiscountMark = ({ kind: "percent"; percent: number } | { kind: "amount"; amount: number }) & {
  from?: number | undefined;
  upTo?: number | undefined;
};

const mark = (
  type: DiscountType,
  value: number,
  from?: number | undefined,
  upTo?: number | undefined,
): DiscountMark | null =>
  value > 0
    ? type === "amount"
      ? { kind: type, amount: value, from, upTo }
      : { kind: type, percent: value, from, upTo }
    : null;

/** Of an item's price: less is written beside the price and gets no badge. */
const leastShare = 0.02;

/** The discount that an item's picture has a badge for. */
export function badgeDiscount(item: DiscountedItem & Pick<Item, "price">): DiscountMark | null {
  const shown = itemDiscount(item);
  return shown?.kind === "amount" && shown.amount < leastShare * item.price ? null : shown;
}

/** The discount in the price: a store-wide one, always a percentage, comes before the item's own. */
export const itemDiscount = (item: DiscountedItem): DiscountMark | null =>
  item.store_discount > 0 && !hasDiscountCondition(item)
    ? mark("percent", item.store_discount)
    : mark(item.discount_type, item.discount);

/** The store's discount that is not in an item's price, because it depends on the rest of the order. */
export const itemOffer = (item: DiscountedItem): DiscountMark | null =>
  hasDiscountCondition(item)
    ? mark("percent", item.store_discount, item.store_discount_min_purchase, item.store_discount_max_discount)
    : null;

/** A store's running discount. */
export const storeDiscount = ({ discount }: Pick<Store, "discount">): DiscountMark | null =>
  discount && mark(discount.discount_type, discount.discount, discount.min_purchase, discount.max_discount);
