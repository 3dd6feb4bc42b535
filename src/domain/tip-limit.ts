import { type Minor, toMinor } from "./money";

/** A tip may be this times the price of what is ordered … */
const maxShare = 2;
/** … and this much in any case, major units. */
export const maxTipInAnyCase = 100;

/** The highest tip for an order of these products and add-ons. A typing mistake costs no fortune. */
export function maxTip(products: Minor, digits: number): Minor {
  return Math.max(maxShare * products, toMinor(maxTipInAnyCase, digits));
}
