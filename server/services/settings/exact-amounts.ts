/** Amounts that operators type have to be ones that the currency can write. */

import { currencyOf } from "@/domain/currencies/currency-table";
import { isRecord } from "@/domain/is-record";
import { toMajor, toMinor } from "@/domain/money";
import type { Queryable } from "../../context";
import { StartError } from "../../core/errors";
import { readSetting } from "./settings";
import { readDigits, shopCurrencyKey } from "./shop-view";

/** Settings that are amounts, in major units; of a record, its part. */
const moneySettings: Readonly<Record<string, readonly string[]>> = {
  additional_charge: [""],
  per_km_shipping_charge: [""],
  minimum_shipping_charge: [""],
  parcel_per_km_shipping_charge: [""],
  parcel_minimum_shipping_charge: [""],
  free_delivery_over: [""],
  admin_free_delivery: ["free_delivery_over"],
  add_fund_minimum: [""],
  add_fund_maximum: [""],
  ref_earning_exchange_rate: [""],
  cash_rounding: [""],
  parcel_categories: ["parcel_per_km_shipping_charge", "parcel_minimum_shipping_charge"],
};

/** The amounts in a setting's value with where they stand. */
function amountsIn(key: string, value: unknown): [name: string, amount: number][] {
  if (Array.isArray(value))
    return value.flatMap((row, index) =>
      amountsIn(key, row).map(([name, amount]): [string, number] => [
        name.replace(key, `${key}[${index}]`),
        amount,
      ]),
    );
  return (moneySettings[key] ?? []).flatMap((part): [string, number][] => {
    const amount = part === "" ? value : isRecord(value) ? value[part] : undefined;
    return typeof amount === "number" ? [[part === "" ? key : `${key}.${part}`, amount]] : [];
  });
}

/** Throws a StartError with a sentence for an amount (major units) that has more decimals than the shop's currency. */
export async function checkAmounts(
  database: Queryable,
  amounts: readonly (readonly [name: string, amount: number])[],
): Promise<void> {
  const digits = await readDigits(database);
  const wrong = amounts.find(
    ([, amount]) => Math.abs(toMajor(toMinor(amount, digits), digits) - amount) > 1e-9,
  );
  if (!wrong) return;
  const code = await readSetting(database, shopCurrencyKey);
  const currency = typeof code === "string" && currencyOf(code) ? code : "the currency";
  const [name, amount] = wrong;
  throw new StartError(
    `${name} is ${amount}, but amounts in ${currency} have ${digits === 0 ? "no decimals" : `at most ${digits} decimals`}: the smallest step is ${toMajor(1, digits)}. Nothing was changed.`,
  );
}

/** The same for the amounts in a setting. */
export const checkAmountSetting = (database: Queryable, key: string, value: unknown): Promise<void> =>
  checkAmounts(database, amountsIn(key, value));
