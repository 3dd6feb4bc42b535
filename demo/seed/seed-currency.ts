/**
 * The demo town in another currency: its prices keep their numbers of the smallest unit, so that what costs 6.50 dollars costs
 * 650 yen, or 0.650 dinars of a thousand fils. Where nobody pays with the smallest unit any more, amounts are whole.
 */
import { usualSign } from "@/domain/currencies/currency-signs";
import { currencyOf, smallAmountOf } from "@/domain/currencies/currency-table";
import { currencySigns } from "../../server/seeding";

export interface DemoCurrency {
  /** Decimals of the shop. */
  digits: number;
  sign: { en: string; ar: string };
  direction: "left" | "right";
}

/** How the demo counts in a currency of the server's settings. */
export function demoCurrency(code: string): DemoCurrency {
  const currency = currencyOf(code);
  if (!currency) throw new Error(`The demo cannot be in ${code}.`);
  const { sign, direction } = usualSign(currency, currencySigns.en);
  return {
    digits: smallAmountOf(currency) >= 100 ? 0 : currency.decimals,
    sign: { en: sign, ar: usualSign(currency, currencySigns.ar).sign },
    direction,
  };
}
