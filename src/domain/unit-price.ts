/** What a kilogram or a litre costs, where the way an item is sold says how much of it there is. */
import type { Minor } from "./money";
import { roundHalfUp } from "./money";

export interface UnitPrice {
  per: "kilogram" | "litre";
  /** Minor units. */
  price: Minor;
}

/** Kilograms or litres in one of each unit; both languages, as shops write them. Milligrams are doses, not amounts. */
const units: readonly [names: readonly string[], per: UnitPrice["per"], amount: number][] = [
  [["kg", "kilo", "kilogram", "كجم", "كغ", "كغم", "كيلو", "كيلوغرام"], "kilogram", 1],
  [["g", "gr", "gram", "grams", "غ", "غم", "جم", "غرام", "جرام"], "kilogram", 0.001],
  [["l", "ltr", "liter", "litre", "liters", "litres", "لتر", "ل"], "litre", 1],
  [["dl"], "litre", 0.1],
  [["cl"], "litre", 0.01],
  [["ml", "مل"], "litre", 0.001],
];

const measure = /(?:(\d{1,3})\s*[x×*]\s*)?(\d{1,5}(?:[.,]\d{1,3})?)\s*(\p{L}{1,9})(?!\p{L})/gu;

/** The amount that a text names: "500 g", "6 × 330 ml", or a bare "kg" and "l", which are one. */
export function amountIn(text: string): { per: UnitPrice["per"]; amount: number } | null {
  const plain = text.trim().toLowerCase();
  const unitOf = (name: string) => units.find(([names]) => names.includes(name));
  const bare = unitOf(plain);
  // Nobody buys one gram: a bare small unit says how it is measured, not how much there is.
  if (bare) return bare[2] === 1 ? { per: bare[1], amount: 1 } : null;
  for (const [, times, number = "", name = ""] of plain.matchAll(measure)) {
    const unit = unitOf(name);
    if (!unit) continue;
    const amount = Number(times ?? 1) * Number(number.replace(",", ".")) * unit[2];
    if (amount > 0) return { per: unit[1], amount };
  }
  return null;
}

/** The price of a kilogram or litre when `total` buys what the first readable text says; null when none says it. */
export function unitPriceOf(total: Minor, texts: readonly (string | null | undefined)[]): UnitPrice | null {
  for (const text of texts) {
    const found = text ? amountIn(text) : null;
    if (found) return { per: found.per, price: roundHalfUp(total / found.amount) };
  }
  return null;
}
