// @chunk item
/** The price of a kilogram or a litre, where the item's unit or variation says how much the package holds. */
import type { Minor } from "./money";
import { roundHalfUp } from "./money";
import { type PackageSize, packageSize } from "./package-size";
import type { UnitNames } from "./units-of-measure";

export interface UnitPrice {
  per: PackageSize["per"];
  /** Minor units. */
  price: Minor;
}

/**
 * The price of a kilogram or litre when `total` buys what the first text with an amount says. Null when none says it, or when
 * one before it may say how much there is and cannot be read with certainty: no price is better than a wrong one.
 */
export function unitPriceOf(
  total: Minor,
  texts: readonly (string | null | undefined)[],
  languages: readonly UnitNames[],
): UnitPrice | null {
  for (const text of texts) {
    const found = text ? packageSize(text, languages) : null;
    if (found === "unsure") return null;
    if (found) return { per: found.per, price: roundHalfUp(total / found.amount) };
  }
  return null;
}
