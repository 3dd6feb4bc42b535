/**
 * The discount of a whole store: under which condition it is given, and which lines of an order take it. Money in minor
 * units.
 */
import type { Item, StoreDiscount } from "@/contract";
import { type BasisPoints, type Minor, percentOf, toBasisPoints, toMinor } from "./money";
import { isInsideWindow, minutesOf } from "./opening-hours";
import type { ShopTime } from "./shop-time";

/** A store-wide discount that runs now. */
export interface StoreWideDiscount {
  percent: BasisPoints;
  /** The least sum of products and add-ons before discounts; 0 for none. */
  minimumPurchase: Minor;
  /** The most that it takes off one order; 0 is no cap. */
  maximumDiscount: Minor;
}

/** Whether it depends on the rest of the order: then no price of a single item may be shown with it. */
export function isConditional(discount: StoreWideDiscount): boolean {
  return discount.minimumPurchase > 0 || discount.maximumDiscount > 0;
}

/**
 * The discount of a store at a moment of the shop's clock, or null when it does not run then. Without a moment the server
 * is believed, which names only a running one. Store-wide amounts are unknown to the contract and promise nothing.
 */
export function storeDiscountAt(
  discount: StoreDiscount | null,
  now: Pick<ShopTime, "date" | "minute"> | null,
  digits: number,
): StoreWideDiscount | null {
  if (discount === null || discount.discount_type === "amount" || discount.discount <= 0) return null;
  if (now !== null) {
    if (discount.start_date && now.date < discount.start_date) return null;
    if (discount.end_date && now.date > discount.end_date) return null;
    const from = minutesOf(discount.start_time);
    const to = minutesOf(discount.end_time);
    if (from !== null && to !== null && !isInsideWindow(now.minute, from, to)) return null;
  }
  return {
    percent: toBasisPoints(discount.discount),
    minimumPurchase: toMinor(discount.min_purchase, digits),
    maximumDiscount: toMinor(discount.max_discount, digits),
  };
}

/** The discount of its store as an item names it; null when none runs or the item is on a sale. */
export function storeDiscountOfItem(
  item: Pick<Item, "store_discount" | "store_discount_min_purchase" | "store_discount_max_discount">,
  digits: number,
): StoreWideDiscount | null {
  if (!(item.store_discount > 0)) return null;
  return {
    percent: toBasisPoints(item.store_discount),
    minimumPurchase: toMinor(item.store_discount_min_purchase, digits),
    maximumDiscount: toMinor(item.store_discount_max_discount, digits),
  };
}

/** A line's amounts before a store-wide discount is decided. */
export interface OrderLineAmounts {
  /** unit × quantity. */
  products: Minor;
  /** Own discount of the item, its flash sale or its campaign. */
  ownDiscount: Minor;
  addOns: Minor;
  /** Lines of a flash sale or a campaign keep the sale's discount and take no store-wide one. */
  onSale: boolean;
}

/** Discounts of the lines, in their order. */
export interface LineDiscounts {
  lines: Minor[];
  /** The part that the store-wide discount gives; null when no line takes it. */
  storeWide: Minor | null;
  /** Places of the lines whose discount is the store-wide one. */
  storeWideLines: readonly number[];
}

/**
 * A store-wide discount without a condition takes the place of the items' own, as every card shows it. One with a minimum
 * or a cap is decided here: once its minimum is reached each line gets the better of the two, so that no line ever costs
 * more than its card says. The cap is shared over the lines that take it, to the last unit.
 */
export function lineDiscounts(
  lines: readonly OrderLineAmounts[],
  storeWide: StoreWideDiscount | null,
): LineDiscounts {
  const own = lines.map((line) => Math.min(line.ownDiscount, line.products));
  if (!storeWide || storeWide.percent <= 0 || missingForDiscount(lines, storeWide) > 0)
    return { lines: own, storeWide: null, storeWideLines: [] };
  let takers = lines.flatMap((line, index) => (line.onSale ? [] : [index]));
  let parts = partsOf(takers, lines, storeWide);
  if (isConditional(storeWide)) {
    // A line that leaves makes the capped parts of the others larger: one goes at a time, the one that loses most.
    for (;;) {
      const losses = takers.map((index, place) => (own[index] ?? 0) - (parts[place] ?? 0));
      const greatest = Math.max(0, ...losses);
      if (greatest === 0) break;
      takers = takers.filter((_, place) => place !== losses.indexOf(greatest));
      parts = partsOf(takers, lines, storeWide);
    }
  }
  const discounts = [...own];
  takers.forEach((index, place) => {
    discounts[index] = parts[place] ?? 0;
  });
  return {
    lines: discounts,
    storeWide: takers.length === 0 ? null : sum(parts),
    storeWideLines: takers,
  };
}

/** The amount that the cart lacks for the store-wide discount; 0 when its minimum is reached. */
export function missingForDiscount(
  lines: readonly Pick<OrderLineAmounts, "products" | "addOns">[],
  { minimumPurchase }: Pick<StoreWideDiscount, "minimumPurchase">,
): Minor {
  return Math.max(0, minimumPurchase - sum(lines.map((line) => line.products + line.addOns)));
}

/** Each line's share of the store-wide discount. */
function partsOf(
  takers: readonly number[],
  lines: readonly OrderLineAmounts[],
  { percent, maximumDiscount: cap }: StoreWideDiscount,
): Minor[] {
  const shares = takers.map((index) => percentOf(lines[index]?.products ?? 0, percent));
  let weight = sum(shares);
  if (cap <= 0 || weight <= cap) return shares;
  let left = cap;
  return shares.map((share) => {
    const part = weight === 0 ? 0 : Math.min(share, Math.round((left * share) / weight));
    left -= part;
    weight -= share;
    return part;
  });
}

const sum = (values: readonly Minor[]): Minor => values.reduce((total, value) => total + value, 0);
