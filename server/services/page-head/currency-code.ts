import { meaningOfSign } from "@/domain/currencies/currency-signs";
import { allCurrencySigns } from "../../locales";

/**
 * ISO 4217 of the money that pages show, for search engines: the shop's `CURRENCY`. Where the sign on the pages means other
 * currencies, the one that it means; null where it may mean several: no price is better than one in another currency.
 */
export function currencyCode(symbol: string, currency: string): string | null {
  const code = currency.toUpperCase();
  const { codes } = meaningOfSign(symbol, allCurrencySigns) ?? { codes: [code] };
  if (codes.includes(code)) return code;
  return codes.length === 1 ? (codes[0] ?? null) : null;
}
