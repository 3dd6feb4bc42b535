import { roundToDigits } from "@/domain/amount-text";

/** A plain number with at most so many digits, without trailing zeros: 4.5, 4.67, 5. */
export function formatNumber(value: number, digits: number): string {
  return String(roundToDigits(Number.isFinite(value) ? value : 0, digits));
}

/** A rating, rounded to at most so many digits and shown with at least one of them, so that rows align: 4.0, 4.3, 4.67. */
export function formatRating(value: number, digits: number): string {
  const text = formatNumber(value, digits);
  return digits > 0 && !text.includes(".") ? `${text}.0` : text;
}
