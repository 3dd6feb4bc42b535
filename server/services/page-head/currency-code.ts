import { currencySymbols } from "../../locales";

/** Symbols that stand for one currency wherever they are used. */
const bySymbol: Readonly<Record<string, string>> = {
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "৳": "BDT",
  "₺": "TRY",
  "₽": "RUB",
  "₴": "UAH",
  "₩": "KRW",
  "₫": "VND",
  "₦": "NGN",
  "₱": "PHP",
  "฿": "THB",
  "₪": "ILS",
  "₵": "GHS",
  "₸": "KZT",
  US$: "USD",
  R$: "BRL",
  zł: "PLN",
  ...currencySymbols,
};

/** What a bare dollar, yen or crown sign means depends on the country. */
const byCountry: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  $: {
    US: "USD",
    CA: "CAD",
    AU: "AUD",
    NZ: "NZD",
    SG: "SGD",
    HK: "HKD",
    MX: "MXN",
    AR: "ARS",
    CL: "CLP",
    CO: "COP",
  },
  "¥": { JP: "JPY", CN: "CNY" },
  kr: { SE: "SEK", NO: "NOK", DK: "DKK", IS: "ISK" },
};

/** ISO 4217 of the shop's money, from its symbol and country (ISO 3166); null when that is ambiguous. */
export function currencyCode(symbol: string, country: string): string | null {
  const sign = symbol.trim();
  if (/^[A-Z]{3}$/.test(sign)) return sign;
  if (Object.hasOwn(bySymbol, sign)) return bySymbol[sign] ?? null;
  const countries = Object.hasOwn(byCountry, sign) ? (byCountry[sign] ?? {}) : {};
  const code = country.trim().toUpperCase();
  return Object.hasOwn(countries, code) ? (countries[code] ?? null) : null;
}
