import type { BasisPoints, Minor } from "./money";

/** Tax inside a sum that includes it: sum × percent ÷ (100 % + percent). */
export function includedTax(sum: Minor, percent: BasisPoints): Minor {
  return Math.floor((sum * percent) / (10_000 + percent) + 0.5);
}
