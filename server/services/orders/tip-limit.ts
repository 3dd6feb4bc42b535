import { toMinor } from "@/domain/money";

/** A tip may be this times the price of what is ordered … */
const maxShare = 2;
/** … and this much in any case, major units. */
const maxInAnyCase = 100;

/** The highest tip for an order of these products and add-ons; all in minor units. A typing mistake costs no fortune. */
export function maxTip(products: number, digits: number): number {
  return Math.max(maxShare * products, toMinor(maxInAnyCase, digits));
}
