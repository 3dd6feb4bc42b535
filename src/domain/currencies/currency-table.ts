/**
 * Currencies that shops sell in. Decimals are the minor units of ISO 4217, list one of 2024-06-25 with its amendments 176
 * (XCG since 2025-03-31, in place of ANG) and Bulgaria's euro (no BGN since 2026-01-01). Funds, metals and codes for testing
 * are left out. Compared with a published copy of the list in `currency-table.test.ts`. Never taken from ICU, whose figures
 * differ by version. The table is for the server: the page gets the figures of its own currency with config.
 */

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** ISO 4217 codes by their number of decimals. */
const codesByDecimals: Readonly<Record<number, readonly string[]>> = {
  0: words("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"),
  2: words(`
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC CUP CVE
    CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR
    KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD PAB
    PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY
    TTD TWD TZS UAH USD UYU UZS VES WST XCD XCG YER ZAR ZMW ZWG`),
  3: words("BHD IQD JOD KWD LYD OMR TND"),
};

/** How a gateway counts a currency: the power of ten of its smallest unit, and what each amount is a multiple of. */
export interface GatewayUnit {
  /** Decimals of an amount: 3 for thousandths. */
  readonly decimals: number;
  /** In the gateway's smallest unit. */
  readonly step: number;
}

/** Stripe's units where they are not hundredths, and what it does not take (docs.stripe.com/currencies, read 2026-11-28). */
const stripe = {
  /** Among them MGA, which has two decimals at ISO 4217. */
  wholeUnits: words("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF"),
  /** The last digit is 0, because card networks drop it. */
  tens: words("BHD JOD KWD OMR TND"),
  /** Have no decimals any more and are still sent with two, which are 00. */
  wholeHundreds: words("ISK UGX"),
  notTaken: words(`
    BTN CUP ERN GHS IQD IRR KPW LYD MRU SDG SSP STN SVC SYP TMT VES ZWG`),
};

/** How Stripe counts a currency; null where it takes none. HUF and TWD have decimals when charged and none when paid out. */
function stripeUnit(code: string): GatewayUnit | null {
  if (stripe.notTaken.includes(code)) return null;
  if (stripe.wholeUnits.includes(code)) return { decimals: 0, step: 1 };
  if (stripe.tens.includes(code)) return { decimals: 3, step: 10 };
  return { decimals: 2, step: stripe.wholeHundreds.includes(code) ? 100 : 1 };
}

/**
 * Steps of sums in cash where the smaller coins are gone, major units. From CLDR 48.2.0 (`_cashRounding`), except
 * AUD, NZD, SGD, MYR, ZAR, ILS and CLP: their central banks, as of 2026.
 */
const cashSteps: Readonly<Record<string, number>> = {
  AMD: 1,
  AUD: 0.05,
  CAD: 0.05,
  CHF: 0.05,
  CLP: 10,
  CRC: 1,
  CZK: 1,
  DKK: 0.5,
  GYD: 1,
  HUF: 5,
  ILS: 0.1,
  MNT: 1,
  MUR: 1,
  MYR: 0.05,
  NOK: 1,
  NZD: 0.1,
  RSD: 1,
  SEK: 1,
  SGD: 0.05,
  TWD: 1,
  TZS: 1,
  UZS: 1,
  ZAR: 0.1,
};

/**
 * Units of tips and change where one of the currency is worth more or much less than a dollar, major units: the power
 * of ten next to a dollar, not above one and a half, by the rates of November 2026.
 */
const smallAmounts: Readonly<Record<number, readonly string[]>> = {
  0.1: words("BHD JOD KWD OMR"),
  10: words(`
    AFN ALL BTN BWP CUP CVE CZK DKK DOP EGP ERN GHS GMD HKD HNL INR KGS LSL MAD MDL MKD MOP MRU MUR MVR MXN MZN NAD NIO NOK
    PHP RUB SCR SEK SLE SRD STN SVC SZL THB TJS TRY TWD UAH UYU ZAR ZMW`),
  100: words(`
    AMD BDT CRC DJF DZD ETB GYD HTG HUF ISK JMD JPY KES KMF KZT LKR LRD NGN NPR PKR RSD VUV XAF XOF XPF YER`),
  1000: words(
    "AOA ARS BIF CDF CLP COP GNF IDR IQD IRR KHR KRW LAK LBP MGA MMK MNT MWK PYG RWF SOS TZS UGX UZS VND",
  ),
};

/** Countries (ISO 3166) of the euro whose law rounds sums in cash, major units; elsewhere shops decide. */
const euroCashSteps: Readonly<Record<string, number>> = { BE: 0.05, EE: 0.05, FI: 0.05, LT: 0.05, SK: 0.05 };

export interface Currency {
  /** ISO 4217, capital letters. */
  readonly code: string;
  /** Decimals of a price: the most that a shop may count with. */
  readonly decimals: number;
  /** By the gateway's key. One that is not here counts as the shop does. Null: it does not take the currency. */
  readonly gateways: Readonly<Record<string, GatewayUnit | null>>;
}

const decimalsByCode: ReadonlyMap<string, number> = new Map(
  Object.entries(codesByDecimals).flatMap(([decimals, codes]) =>
    codes.map((code) => [code, Number(decimals)] as const),
  ),
);

/** A currency of the table by its ISO 4217 code in any letters; null for others. */
export function currencyOf(code: string): Currency | null {
  const known = code.toUpperCase();
  const decimals = decimalsByCode.get(known);
  return decimals === undefined ? null : { code: known, decimals, gateways: { stripe: stripeUnit(known) } };
}

/**
 * All codes of the table.
 * @internal Tests compare it with ISO 4217.
 */
export const currencyCodes: readonly string[] = [...decimalsByCode.keys()].sort();

/** The step of sums in cash, major units; null where it is the smallest unit. `country` is ISO 3166. */
export function cashStepOf({ code }: Currency, country: string): number | null {
  if (code === "EUR") return euroCashSteps[country.toUpperCase()] ?? null;
  return cashSteps[code] ?? null;
}

/** The unit of tips and change, major units: about a dollar. */
export function smallAmountOf({ code }: Currency): number {
  const [amount] = Object.entries(smallAmounts).find(([, codes]) => codes.includes(code)) ?? ["1"];
  return Number(amount);
}
