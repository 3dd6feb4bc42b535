/** Amounts of other programs: what the shop cannot count is refused, and differences are exact. */
import type { ShopRules } from "../fields/field";
import { readPrice, writeMinor } from "../fields/read-price";
import type { Cell, RecordPlace, Say } from "./foreign-row";

/** Decides how amounts are read. */
export type MoneyRules = Pick<ShopRules, "digits" | "currency">;

const signsOf = (currency: string): string[] =>
  (["symbol", "narrowSymbol"] as const).map(
    (currencyDisplay) =>
      new Intl.NumberFormat("en", { style: "currency", currency, currencyDisplay })
        .formatToParts(1)
        .find(({ type }) => type === "currency")?.value ?? currency,
  );

/** Whether the amount is in another currency than the shop's; names it. */
export function otherCurrency(text: string, { currency }: MoneyRules): string | null {
  const code = /(?:^|[\d\s])([A-Z]{3})(?:$|[\d\s])/.exec(text)?.[1];
  if (code !== undefined) return code === currency.toUpperCase() ? null : code;
  const sign = /\p{Sc}/u.exec(text)?.[0];
  return sign === undefined || signsOf(currency).some((known) => known.includes(sign)) ? null : sign;
}

/** An amount in smallest units; null for none and for what cannot be read, which the field will say. */
export function minorOf(cell: Cell | null, money: MoneyRules): number | null {
  if (cell === null) return null;
  const reading = readPrice(cell.text, { ...money, readPhone: () => null, translations: [] });
  return "value" in reading ? Number(reading.value) : null;
}

/** Names an amount of another currency; returns whether it did. */
export function refuseOtherCurrency(
  place: RecordPlace,
  cell: Cell | null,
  money: MoneyRules,
  say: Say,
): boolean {
  const other = cell === null ? null : otherCurrency(cell.text, money);
  if (other === null) return false;
  say(place, cell, `is in ${other}, and the shop counts in ${money.currency.toUpperCase()}.`);
  return true;
}

/** Smallest units as a cell of ours. */
export const amountText = (minor: number, { digits }: MoneyRules): string => writeMinor(minor, digits);
