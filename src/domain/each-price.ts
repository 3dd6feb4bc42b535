import type { LinePrice } from "./line-price";
import type { Minor } from "./money";

/**
 * The price beside a quantity, without add-ons: the price of one piece as it is charged. Where a discount of the whole
 * line cannot be shared evenly it is the price before the discount, so that it multiplies to an amount that is shown.
 */
export function eachPrice(
  { unit, products, discount }: LinePrice,
  quantity: number,
): { each: Minor; beforeDiscount: boolean } {
  const charged = products - discount;
  return charged % quantity === 0
    ? { each: charged / quantity, beforeDiscount: false }
    : { each: unit, beforeDiscount: true };
}
