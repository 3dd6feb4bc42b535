/** A product's prices: those before a reduction, with the discount that leads to those of now. */
import type { Cell } from "./foreign-row";
import type { ForeignVariant } from "./product";
import { amountText, type MoneyRules, minorOf } from "./read-amount";

export interface ProductPrices {
  /** Prices without the discount, one a variant. */
  prices: readonly (Cell | null)[];
  /** The reduction of each; null for none. */
  discount: Cell | null;
  /** Variants are reduced in ways that one discount cannot say. */
  isMixed: boolean;
}

interface Reduced {
  now: number;
  before: number;
}

/** The one discount of all, as an amount or a share of a hundred; null where there is none. */
function commonDiscount(all: readonly Reduced[], money: MoneyRules): string | null {
  const [first] = all;
  if (!first) return null;
  const amount = first.before - first.now;
  if (all.every(({ now, before }) => before - now === amount)) return amountText(amount, money);
  const points = (10_000 * amount) / first.before;
  const isShare = all.every(({ now, before }) => (10_000 * (before - now)) / before === points);
  return isShare && Number.isInteger(points) ? `${points / 100}%` : null;
}

/** Reads the prices of all variants. */
export function productPrices(variants: readonly ForeignVariant[], money: MoneyRules): ProductPrices {
  const plain = { prices: variants.map(({ price }) => price), discount: null, isMixed: false };
  const reduced = variants.flatMap(({ price, priceBefore }): Reduced[] => {
    const [now, before] = [minorOf(price, money), minorOf(priceBefore, money)];
    return now !== null && before !== null && before > now ? [{ now, before }] : [];
  });
  const column = variants.find(({ priceBefore }) => priceBefore)?.priceBefore?.column;
  if (reduced.length === 0 || column === undefined) return plain;
  const text = reduced.length === variants.length ? commonDiscount(reduced, money) : null;
  if (text === null) return { ...plain, isMixed: true };
  return {
    prices: variants.map(({ priceBefore }) => priceBefore),
    discount: { text, column },
    isMixed: false,
  };
}
