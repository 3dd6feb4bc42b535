/** Finds contradictions between currency, decimals, sign and gateways. */
import { meaningOfSign } from "@/domain/currencies/currency-signs";
import { currencyOf } from "@/domain/currencies/currency-table";
import type { Queryable, ServerContext } from "../../context";
import { StartError } from "../../core/errors";
import { items, orders } from "../../db/schema";
import { allCurrencySigns } from "../../locales";
import { readSetting, writeSetting } from "./settings";
import { readDigits, shopCurrencyKey } from "./shop-view";

type Environment = Pick<ServerContext["settings"], "currency" | "currencyIsSet" | "stripe">;

/** Settings that have to fit to the currency. */
const checkedKeys = ["digit_after_decimal_point", "currency_symbol"] as const;
type CheckedSettings = Partial<Record<(typeof checkedKeys)[number], unknown>>;

/** The sign of a setting, which may be there in several languages. */
const signsOf = (value: unknown): string[] =>
  typeof value === "string"
    ? [value]
    : typeof value === "object" && value !== null
      ? Object.values(value)
      : [];

/**
 * Why the shop's settings and its currency cannot be together, as a sentence; null when they can. Where CURRENCY was never set
 * and nothing is charged by a gateway there is nothing to contradict.
 */
export function currencyProblem(
  { currency: code, currencyIsSet, stripe }: Environment,
  { digit_after_decimal_point: digits, currency_symbol: symbol }: CheckedSettings,
): string | null {
  const currency = currencyOf(code);
  if (!currency || (!currencyIsSet && stripe === null)) return null;
  const name = currencyIsSet
    ? `CURRENCY is ${currency.code}`
    : `CURRENCY is not set, which means ${currency.code}`;
  if (typeof digits === "number" && digits > currency.decimals)
    return `${name}, which has ${currency.decimals} decimals; digit_after_decimal_point is ${digits}`;
  const other = signsOf(symbol)
    .map((sign) => ({ sign, meant: meaningOfSign(sign, allCurrencySigns) }))
    .find(({ meant }) => meant?.isComplete && !meant.codes.includes(currency.code));
  return other
    ? `${name}; currency_symbol is ${other.sign}, the sign of ${other.meant?.codes.join(", ")}`
    : null;
}

/** Whether amounts are stored, which another number of decimals would make others. */
async function hasAmounts(database: Queryable): Promise<boolean> {
  const [item] = await database.select({ id: items.id }).from(items).limit(1);
  if (item) return true;
  const [order] = await database.select({ id: orders.id }).from(orders).limit(1);
  return order !== undefined;
}

/**
 * Checks a setting before it is written. Throws a StartError for one that contradicts the currency, and for another number of
 * decimals where amounts are stored.
 */
export async function checkCurrencySetting(
  { database, settings }: Pick<ServerContext, "settings"> & { database: Queryable },
  key: string,
  value: unknown,
): Promise<void> {
  if (!checkedKeys.some((checked) => checked === key)) return;
  const problem = currencyProblem(settings, { [key]: value });
  if (problem !== null) throw new StartError(`${problem}. Nothing was changed.`);
  if (key !== "digit_after_decimal_point" || value === (await readDigits(database))) return;
  if (await hasAmounts(database))
    throw new StartError(
      `The shop has prices with ${await readDigits(database)} decimals, which would become others. Nothing was changed.`,
    );
}

/**
 * At the start: settings that contradict the currency are refused with a StartError, and the decimals of a shop that has
 * amounts already are kept. Where none were set, those of the currency count.
 */
export async function openCurrency({
  database,
  settings,
}: Pick<ServerContext, "database" | "settings">): Promise<void> {
  const before = await readDigits(database);
  const stored = await readSetting(database, "digit_after_decimal_point");
  const digits = stored ?? ((await hasAmounts(database)) ? before : undefined);
  const currency_symbol = await readSetting(database, "currency_symbol");
  const problem = currencyProblem(settings, { digit_after_decimal_point: digits, currency_symbol });
  if (problem !== null)
    throw new StartError(
      `${problem}. Set CURRENCY to the currency of the shop's prices, or change the setting: npm run ops -- config set KEY JSON.`,
    );
  if (stored === undefined && digits !== undefined)
    await writeSetting(database, "digit_after_decimal_point", digits);
  await writeSetting(database, shopCurrencyKey, currencyOf(settings.currency)?.code ?? "USD");
}
