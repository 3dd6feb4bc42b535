import { roundToDigits } from "@/domain/money-text";

/** A plain number with at most so many digits, without trailing zeros: 4.5, 4.67, 5. */
export function formatNumber(value: number, digits: number): string {
  return String(roundToDigits(Number.isFinite(value) ? value : 0, digits));
}

/**
 * A rating, rounded to at most so many digits and shown with at least one of them, so that rows align: 4.0, 4.3, 4.67. The digits
 * are those of the shop's money; where that has none, a rating still has one: 4.5 and 5.0 are not the same store.
 */
export function formatRating(value: number, digits: number): string {
  const text = formatNumber(value, Math.max(1, digits));
  return text.includes(".") ? text : `${text}.0`;
}
