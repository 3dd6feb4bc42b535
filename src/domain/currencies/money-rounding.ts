/** Amounts that have to be a multiple of something: of what a gateway can charge, or of the smallest coin. */
import type { Config } from "@/contract";
import { type Minor, roundHalfUp, toMinor } from "../money";
import type { GatewayUnit } from "./currency-table";

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** The smallest amount that both are a divisor of. */
export const commonStep = (a: Minor, b: Minor): Minor => (a / greatestDivisor(a, b)) * b;

/** The step at a gateway of amounts of a shop with so many decimals, minor units of the shop. */
export function stepAtGateway({ decimals, step }: GatewayUnit, shopDecimals: number): Minor {
  if (shopDecimals > decimals) return step * 10 ** (shopDecimals - decimals);
  return step / greatestDivisor(step, 10 ** (decimals - shopDecimals));
}

/** A shop's amount in a gateway's smallest unit. Throws for an amount that the gateway cannot charge. */
export function toGatewayAmount(amount: Minor, shopDecimals: number, unit: GatewayUnit): number {
  if (amount % stepAtGateway(unit, shopDecimals) !== 0)
    throw new RangeError(`The gateway cannot charge ${amount} of 10^-${shopDecimals}.`);
  const power = unit.decimals - shopDecimals;
  return power >= 0 ? amount * 10 ** power : amount / 10 ** -power;
}

/** Rounds half up to a multiple of the step. */
export const roundToStep = (amount: Minor, step: Minor): Minor =>
  step > 1 ? roundHalfUp(amount / step) * step : amount;

/** The same amounts with another rounding of their total. */
export function roundedTotal<Amounts extends { total: Minor; rounding: Minor }>(
  amounts: Amounts,
  step: Minor,
): Amounts {
  const exact = amounts.total - amounts.rounding;
  const total = roundToStep(exact, step);
  return { ...amounts, total, rounding: total - exact };
}

/** The settings of a shop's currency that its amounts depend on, minor units. */
export interface CurrencyTerms {
  /** The step of totals that are paid at the door. */
  readonly cash: Minor;
  /** The step of all other totals. */
  readonly other: Minor;
  /** The unit of tips and change: about a dollar. */
  readonly smallAmount: Minor;
}

/** The unit of tips and change, major units. */
export const shopSmallAmount = ({ currency }: Pick<Config, "currency">): number =>
  currency?.small_amount || 1;

/** The terms of a shop's config; the smallest unit and one of the currency where it names none. */
export function currencyTerms(config: Pick<Config, "currency" | "digit_after_decimal_point">): CurrencyTerms {
  const { currency, digit_after_decimal_point: digits } = config;
  const stepOf = (major: number | undefined): Minor => Math.max(1, toMinor(major, digits));
  return {
    cash: stepOf(currency?.cash_step),
    other: stepOf(currency?.step),
    smallAmount: stepOf(shopSmallAmount(config)),
  };
}
