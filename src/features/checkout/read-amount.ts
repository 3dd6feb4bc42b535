import { latinDigits } from "@/platform/format/latin-digits";

/**
 * A typed amount of money in major units, with a point, a comma or the Arabic decimal sign; null where it is none. It has no
 * more decimals than the currency can have.
 */
export function readAmount(text: string): number | null {
  const written = latinDigits(text.trim()).replace(/[,\u066B]/, ".");
  return /^\d{1,9}(\.\d{1,3})?$/.test(written) ? Number(written) : null;
}
