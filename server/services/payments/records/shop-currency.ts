/** Steps that totals and online amounts are multiples of, by the shop's currency, its coins and its gateways. */
import type { Config } from "@/contract";
import { cashStepOf, currencyOf, smallAmountOf } from "@/domain/currencies/currency-table";
import {
  type CurrencyTerms,
  commonStep,
  currencyTerms,
  stepAtGateway,
} from "@/domain/currencies/money-rounding";
import { type Minor, toMajor, toMinor } from "@/domain/money";
import type { Queryable, ServerContext } from "../../../context";
import { readConfig } from "../../settings/config";
import { readSetting } from "../../settings/settings";
import type { PaymentGateways } from "./gateway-amounts";

/** Key of the setting that stands over the table's coins. */
export const cashRoundingKey = "cash_rounding";

type Terms = Pick<Config, "digit_after_decimal_point" | "digital_payment" | "country">;
type Shop = { settings: Pick<ServerContext["settings"], "currency">; paymentGateways: PaymentGateways };

/** The step that all gateways of the shop can charge, minor units. */
export const gatewaysStep = (gateways: PaymentGateways, shopDecimals: number): Minor =>
  [...gateways.values()].reduce(
    (step, { unit }) => (unit === null ? step : commonStep(step, stepAtGateway(unit, shopDecimals))),
    1,
  );

/** The config's `currency`; `cashRounding` is the operator's own smallest sum in cash, major units, if they set one. */
export function shopCurrency(
  { digit_after_decimal_point: digits, digital_payment: isOnline, country }: Terms,
  cashRounding: unknown,
  { settings, paymentGateways }: Shop,
): NonNullable<Config["currency"]> {
  const known = currencyOf(settings.currency);
  const coins = typeof cashRounding === "number" ? cashRounding : known && cashStepOf(known, country);
  const step = isOnline ? gatewaysStep(paymentGateways, digits) : 1;
  const cashStep = commonStep(step, Math.max(1, toMinor(coins, digits)));
  return {
    code: settings.currency.toUpperCase(),
    step: toMajor(step, digits),
    cash_step: toMajor(cashStep, digits),
    small_amount: known ? smallAmountOf(known) : 1,
  };
}

/** The step that totals of the shop's orders are multiples of, minor units. */
export async function readCurrencyTerms(database: Queryable, shop: Shop): Promise<CurrencyTerms> {
  const config = await readConfig(database);
  const currency = shopCurrency(config, await readSetting(database, cashRoundingKey), shop);
  return currencyTerms({ ...config, currency });
}
