// @chunk item
/** What a kilogram or a litre costs, where the item's unit or name gives an amount. */
import type { Minor } from "./money";
import { roundHalfUp } from "./money";

export interface UnitPrice {
  per: "kilogram" | "litre";
  /** Minor units. */
  price: Minor;
}

/** What each unit is called in a language, lower case. Milligrams are doses, not amounts. */
export type UnitNames = Partial<Record<keyof typeof amounts, readonly string[]>>;

/** Kilograms or litres in one of each unit. */
const amounts = {
  kilogram: { per: "kilogram", amount: 1 },
  gram: { per: "kilogram", amount: 0.001 },
  litre: { per: "litre", amount: 1 },
  decilitre: { per: "litre", amount: 0.1 },
  centilitre: { per: "litre", amount: 0.01 },
  millilitre: { per: "litre", amount: 0.001 },
} as const;

function unitCalled(name: string, languages: readonly UnitNames[]) {
  for (const names of languages) {
    for (const unit of Object.keys(amounts) as (keyof typeof amounts)[]) {
      if (names[unit]?.includes(name)) return amounts[unit];
    }
  }
  return null;
}

const measure = /(?:(\d{1,3})\s*[x×*]\s*)?(\d{1,5}(?:[.,]\d{1,3})?)\s*(\p{L}{1,9})(?!\p{L})/gu;

/** The amount that a text names: "500 g", "6 × 330 ml", or a bare "kg" and "l", which are one. */
export function amountIn(
  text: string,
  languages: readonly UnitNames[],
): { per: UnitPrice["per"]; amount: number } | null {
  const plain = text.trim().toLowerCase();
  const bare = unitCalled(plain, languages);
  // A bare small unit is not an amount: nothing is sold by one gram.
  if (bare) return bare.amount === 1 ? bare : null;
  for (const [, times, number = "", name = ""] of plain.matchAll(measure)) {
    const unit = unitCalled(name, languages);
    if (!unit) continue;
    const amount = Number(times ?? 1) * Number(number.replace(",", ".")) * unit.amount;
    if (amount > 0) return { per: unit.per, amount };
  }
  return null;
}

/** The price of a kilogram or litre when `total` buys what the first readable text says; null when none says it. */
export function unitPriceOf(
  total: Minor,
  texts: readonly (string | null | undefined)[],
  languages: readonly UnitNames[],
): UnitPrice | null {
  for (const text of texts) {
    const found = text ? amountIn(text, languages) : null;
    if (found) return { per: found.per, price: roundHalfUp(total / found.amount) };
  }
  return null;
}
