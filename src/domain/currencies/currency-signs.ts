/**
 * Meanings of currency signs, and which one is written where a shop has set none. For the server: the page gets the
 * sign of its own currency with config.
 */
import { type Currency, currencyOf } from "./currency-table";

const codes = (text: string): readonly string[] => text.split(" ");

/** By sign, all currencies that are written with it. */
const ownSigns: Readonly<Record<string, readonly string[]>> = {
  "€": ["EUR"],
  "₹": ["INR"],
  "৳": ["BDT"],
  "₺": ["TRY"],
  "₽": ["RUB"],
  "₴": ["UAH"],
  "₩": ["KRW", "KPW"],
  "₫": ["VND"],
  "₦": ["NGN"],
  "₱": ["PHP", "CUP"],
  "฿": ["THB"],
  "₪": ["ILS"],
  "₵": ["GHS"],
  "₸": ["KZT"],
  "₾": ["GEL"],
  "₼": ["AZN"],
  "֏": ["AMD"],
  "₮": ["MNT"],
  "₲": ["PYG"],
  US$: ["USD"],
  R$: ["BRL"],
  zł: ["PLN"],
};

/** Signs of many countries. The currencies beside them are the usual ones; others are written so as well. */
const sharedSigns: Readonly<Record<string, readonly string[]>> = {
  $: codes(
    "USD AUD BBD BMD BND BSD BZD CAD CLP COP CUP FJD GYD HKD JMD KYD LRD MXN NAD NZD SBD SGD SRD TTD TWD XCD ARS UYU",
  ),
  "£": codes("GBP EGP FKP GIP LBP SDG SHP SSP SYP"),
  "¥": codes("JPY CNY"),
  kr: codes("SEK NOK DKK ISK"),
  Rs: codes("INR PKR LKR NPR MUR SCR"),
  "₨": codes("INR PKR LKR NPR MUR SCR"),
};

/** Signs that are written before the amount where nothing else was set; other currencies are named by their codes. */
const commonSigns: Readonly<Record<string, string>> = { USD: "$", GBP: "£", JPY: "¥", EUR: "€", INR: "₹" };

/** Signs in the letters of a language, and the ISO 4217 codes of all currencies that are written with them. */
export type LocalSigns = Readonly<Record<string, readonly string[]>>;

export interface SignMeaning {
  /** ISO 4217. */
  readonly codes: readonly string[];
  /** Whether no other currency is written with the sign. */
  readonly isComplete: boolean;
}

/** Arabic signs are written with and without a point at their end. */
const plainSign = (sign: string): string =>
  sign
    .replace(/[\u200e\u200f]/g, "")
    .trim()
    .replace(/(?<=[\u0621-\u064a])\.$/, "");

/**
 * The currencies that a sign, or an ISO 4217 code in capital letters, may stand for; null for a sign that is not known.
 * `localSigns` are those of the shop's languages.
 */
export function meaningOfSign(written: string, localSigns: LocalSigns = {}): SignMeaning | null {
  const sign = plainSign(written);
  if (currencyOf(sign)?.code === sign) return { codes: [sign], isComplete: true };
  const own = Object.entries({ ...ownSigns, ...localSigns }).find(([known]) => plainSign(known) === sign);
  if (own) return { codes: own[1], isComplete: true };
  const shared = Object.hasOwn(sharedSigns, sign) ? sharedSigns[sign] : undefined;
  return shared ? { codes: shared, isComplete: false } : null;
}

/** How a currency is written where the shop has set no sign. */
export function usualSign(
  { code }: Currency,
  localSigns: LocalSigns = {},
): { sign: string; direction: "left" | "right" } {
  const common = commonSigns[code];
  if (common !== undefined) return { sign: common, direction: "left" };
  const [local] = Object.entries(localSigns).find(([, meant]) => meant.join() === code) ?? [];
  return { sign: local ?? code, direction: "right" };
}
