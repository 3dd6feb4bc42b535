import { latinDigits } from "@/domain/latin-digits";

/**
 * A typed amount of money in major units, with a point, a comma or the Arabic decimal sign; null where it is none. A comma
 * with three digits behind it is refused: it may well mean thousands.
 */
export function readAmount(text: string): number | null {
  const written = latinDigits(text.trim());
  if (!/^\d{1,9}([.\u066B]\d{1,3}|,\d{1,2})?$/.test(written)) return null;
  return Number(written.replace(/[,\u066B]/, "."));
}
