import type { Field } from "../../server/services/shop-files/fields/field";

/** Meaning of an empty cell as a cell's text; "" for nothing. */
export function fallbackText({ fallback, write }: Field): string {
  if (fallback === null || (Array.isArray(fallback) && fallback.length === 0)) return "";
  return write(fallback, { digits: 2, currency: "EUR", readPhone: () => null, translations: [] });
}
