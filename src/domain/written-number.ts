// @chunk item
import type { Unit } from "./units-of-measure";

/** No package holds more of one thing; larger numbers are something else. */
const maxCount = 1000;

/** A number of packages within one; null for what is none. */
export function packageCount(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && Number(text) <= maxCount ? Number(text) : null;
}

const denominators = new Set([2, 3, 4, 5, 6, 8, 10]);

function fraction(text: string): number | null {
  const [over = "", under = ""] = text.split("/");
  const [part = 0, whole = 0] = over.split(" ").map(Number).reverse();
  const of = Number(under);
  return part > 0 && part < of && denominators.has(of) ? whole + part / of : null;
}

/**
 * The meaning of one separator before exactly three digits: thousands of grams and millilitres, decimals of kilograms and
 * litres.
 */
function withThreeDigits(whole: string, decimals: string, unit: Unit): number | null {
  if (/^0?$/.test(whole) || whole.length > 3) return Number(`${whole}.${decimals}`);
  if (unit === "gram" || unit === "millilitre") return Number(whole + decimals);
  if (unit !== "kilogram" && unit !== "litre") return null;
  // Three zeros behind a decimal sign are not needed, and hardly a shop sells a thousand kilograms.
  return decimals === "000" ? null : Number(`${whole}.${decimals}`);
}

/** Thousands that are certain: marked by `'`, in several groups, or followed by another sign with decimals. */
const thousands =
  /^[1-9]\d{0,2}(?:(?:'\d{3})+(?:[.,\u066B]\d{1,3})?|(?:,\d{3})+[.\u066B]\d{1,3}|(?:\.\d{3})+[,\u066B]\d{1,3}|(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/;

/**
 * A number of units with whatever separators: "1,000", "1.5", "1'000", "1 1/2"; null when two readings are equally good.
 * `'` always groups thousands, the Arabic decimal sign always begins decimals.
 */
export function writtenNumber(text: string, unit: Unit): number | null {
  if (text.includes("/")) return fraction(text);
  if (/^(?:0|[1-9]\d{0,5})$/.test(text)) return Number(text);
  if (thousands.test(text)) {
    const signs = text.replace(/\d/g, "");
    const parts = text.split(/\D/);
    const decimals = signs.at(-1) === signs[0] ? "" : parts.pop();
    return Number(`${parts.join("")}.${decimals}`);
  }
  const [, whole = "", sign = "", decimals = ""] =
    /^(|0|[1-9]\d{0,5})([.,\u066B])(\d{1,3})$/.exec(text) ?? [];
  if (sign === "") return null;
  return decimals.length < 3 || sign === "\u066B"
    ? Number(`${whole}.${decimals}`)
    : withThreeDigits(whole, decimals, unit);
}
