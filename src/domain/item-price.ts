/**
 * What the price of a line is made of: base price plus chosen options of one piece, the discount that is given whatever
 * else is ordered, and add-ons, never discounted.
 */
import type { CartVariation, Item } from "@/contract";
import { type BasisPoints, type Minor, percentOf, toBasisPoints, toMinor } from "./money";
import { optionPrice } from "./option-price";
import type { PriceReading } from "./price-reading";
import { findVariation } from "./variations";

export interface Discount {
  type: "percent" | "amount";
  /** Basis points for percent, minor units of one piece for amount. */
  value: number;
}

/** Prices of the chosen food options of one piece. */
export function optionsPrice(
  item: Pick<Item, "food_variations">,
  variation: readonly CartVariation[],
  reading: PriceReading,
): Minor {
  let sum = 0;
  for (const entry of variation) {
    if (!("values" in entry)) continue;
    const group = item.food_variations.find((candidate) => candidate.name === entry.name);
    for (const label of entry.values.label) {
      const value = group?.values.find((candidate) => candidate.label === label);
      sum += optionPrice(value?.optionPrice, reading);
    }
  }
  return sum;
}

/** Price of one piece with its options or of the chosen combination, before any discount; never below 0. */
export function unitPrice(
  item: Pick<Item, "price" | "variations" | "food_variations">,
  variation: readonly CartVariation[],
  reading: PriceReading,
): Minor {
  const { digits } = reading;
  const chosen = variation.find((entry) => "type" in entry);
  if (chosen && "type" in chosen) {
    const combination = findVariation(item.variations, chosen.type);
    if (combination) return toMinor(combination.price, digits);
  }
  return Math.max(0, toMinor(item.price, digits) + optionsPrice(item, variation, reading));
}

/** The fields of an item that its price depends on. */
export type DiscountedItem = Pick<
  Item,
  | "discount"
  | "discount_type"
  | "store_discount"
  | "store_discount_min_purchase"
  | "store_discount_max_discount"
>;

/** Whether the store-wide discount depends on the rest of the order, so that it is no part of a single item's price. */
export function hasDiscountCondition(
  item: Pick<Item, "store_discount_min_purchase" | "store_discount_max_discount">,
): boolean {
  // Both are missing in other backends' items and in carts that older builds stored.
  return Boolean(item.store_discount_min_purchase || item.store_discount_max_discount);
}

/**
 * The discount in an item's price, whatever else is ordered: a store-wide one above 0 without a minimum or cap comes before
 * its own. `restaurant_discount` is the older name.
 */
export function applicableDiscount(
  item: DiscountedItem & { restaurant_discount?: number },
  digits: number,
): Discount {
  const storeWide = item.store_discount || item.restaurant_discount || 0;
  if (storeWide > 0 && !hasDiscountCondition(item))
    return { type: "percent", value: toBasisPoints(storeWide) };
  return item.discount_type === "amount"
    ? { type: "amount", value: toMinor(item.discount, digits) }
    : { type: "percent", value: toBasisPoints(item.discount) };
}

/** Discount of a whole line: percent of price plus options times quantity, or amount times quantity; never more than the line. */
export function lineDiscount(unit: Minor, quantity: number, discount: Discount): Minor {
  const line = unit * quantity;
  const off =
    discount.type === "percent" ? percentOf(line, discount.value as BasisPoints) : discount.value * quantity;
  return Math.min(Math.max(off, 0), line);
}

/** Add-ons at their price times their own quantity. */
export function addOnsPrice(
  item: Pick<Item, "add_ons">,
  chosen: readonly { id: number; quantity: number }[],
  digits: number,
): Minor {
  return chosen.reduce((sum, { id, quantity }) => {
    const addOn = item.add_ons.find((candidate) => candidate.id === id);
    return sum + (addOn ? toMinor(addOn.price, digits) * Math.max(0, quantity) : 0);
  }, 0);
}
