import type { Minor } from "./money";

/** A tip may be this times the price of what is ordered … */
const maxShare = 2;
/** … and so many small amounts in any case. */
export const maxTipInAnyCase = 100;

/** So many small amounts, major units, without binary dust. */
export const tipOf = (count: number, smallAmount: number): number =>
  Number((count * smallAmount).toPrecision(6));

/** The highest tip for an order of these products and add-ons. A typing mistake costs no fortune. */
export function maxTip(products: Minor, smallAmount: Minor): Minor {
  return Math.max(maxShare * products, maxTipInAnyCase * smallAmount);
}
