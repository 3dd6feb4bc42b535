/**
 * The price of one line: base price plus chosen options, times quantity, less the discount that is given whatever else is
 * ordered; add-ons on top, never discounted. Cards, dialogs and the lines of carts and orders all begin here.
 */
import type { CartVariation, Item } from "@/contract";
import { addOnsPrice, applicableDiscount, type DiscountedItem, lineDiscount, unitPrice } from "./item-price";
import type { Minor } from "./money";
import type { PriceReading } from "./price-reading";

export interface LinePrice {
  /** The price of one piece with its options, before discount. */
  unit: Minor;
  /** unit × quantity. */
  products: Minor;
  discount: Minor;
  addOns: Minor;
  /** products − discount + addOns. */
  total: Minor;
}

/** The price of a line on its own, as cards and dialogs show it; in a cart `cartPrice` has the last word. */
export function linePrice(line: {
  item: Pick<Item, "price" | "variations" | "food_variations" | "add_ons"> & DiscountedItem;
  variation: readonly CartVariation[];
  quantity: number;
  addOns: readonly { id: number; quantity: number }[];
  reading: PriceReading;
}): LinePrice {
  const { digits } = line.reading;
  const unit = unitPrice(line.item, line.variation, line.reading);
  const discount = lineDiscount(unit, line.quantity, applicableDiscount(line.item, digits));
  const addOns = addOnsPrice(line.item, line.addOns, digits);
  const products = unit * line.quantity;
  return { unit, products, discount, addOns, total: products - discount + addOns };
}
