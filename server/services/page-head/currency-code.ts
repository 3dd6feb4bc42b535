import { currencySymbols } from "../../locales";

const dollars =
  "USD AUD BBD BMD BND BSD BZD CAD CLP COP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD XCD ARS UYU";

/** What signs may mean, where they do not mean every currency: an Egyptian pound is written with "£" too. */
const meanings: Readonly<Record<string, string>> = {
  $: dollars,
  "£": "GBP EGP FKP GIP LBP SDG SHP SSP SYP",
  "¥": "JPY CNY",
  kr: "SEK NOK DKK ISK",
  Rs: "INR PKR LKR NPR MUR SCR",
  "₨": "INR PKR LKR NPR MUR SCR",
  "€": "EUR",
  "₹": "INR",
  "৳": "BDT",
  "₺": "TRY",
  "₽": "RUB",
  "₴": "UAH",
  "₩": "KRW KPW",
  "₫": "VND",
  "₦": "NGN",
  "₱": "PHP CUP",
  "฿": "THB",
  "₪": "ILS",
  "₵": "GHS",
  "₸": "KZT",
  US$: "USD",
  R$: "BRL",
  zł: "PLN",
  ...currencySymbols,
};

/**
 * ISO 4217 of the money that pages show, for search engines: the shop's `CURRENCY`. Where the sign on the pages means other
 * currencies, the one that it means; null where it may mean several: no price is better than one in another currency.
 */
export function currencyCode(symbol: string, currency: string): string | null {
  const sign = symbol
    .replace(/[\u200E\u200F]/g, "")
    .trim()
    .replace(/(?<=[\u0621-\u064A])\.$/, "");
  const code = currency.toUpperCase();
  const named = /^[A-Z]{3}$/.test(sign) ? sign : undefined;
  const meant = named ?? (Object.hasOwn(meanings, sign) ? meanings[sign] : undefined);
  if (meant === undefined) return code;
  const codes = meant.split(" ");
  if (codes.includes(code)) return code;
  return codes.length === 1 ? meant : null;
}
