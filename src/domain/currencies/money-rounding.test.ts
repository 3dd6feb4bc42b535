import { describe, expect, it } from "vitest";
import { currencyOf, type GatewayUnit } from "./currency-table";
import {
  commonStep,
  currencyTerms,
  roundedTotal,
  roundToStep,
  stepAtGateway,
  toGatewayAmount,
} from "./money-rounding";

const stripeUnit = (code: string): GatewayUnit => {
  const unit = currencyOf(code)?.gateways.stripe;
  if (!unit) throw new Error(`Stripe takes no ${code}.`);
  return unit;
};

describe("an amount at Stripe", () => {
  it.each([
    // currency, the shop's decimals, the shop's amount, Stripe's, and what amounts are a multiple of in the shop
    ["USD", 2, 501, 501, 1],
    ["USD", 0, 5, 500, 1],
    ["EUR", 1, 55, 550, 1],
    ["KWD", 3, 5_130, 5_130, 10],
    ["KWD", 2, 513, 5_130, 1],
    ["KWD", 0, 5, 5_000, 1],
    ["BHD", 3, 12_340, 12_340, 10],
    ["JOD", 3, 10, 10, 10],
    ["OMR", 3, 1_000, 1_000, 10],
    ["TND", 3, 99_990, 99_990, 10],
    ["JPY", 0, 1_250, 1_250, 1],
    ["ISK", 0, 2_490, 249_000, 1],
    ["ISK", 2, 249_000, 249_000, 100],
    ["UGX", 0, 15_500, 1_550_000, 1],
    ["HUF", 0, 1_995, 199_500, 1],
    ["HUF", 2, 199_550, 199_550, 1],
    ["TWD", 0, 320, 32_000, 1],
    ["MGA", 2, 500_000, 5_000, 100],
    ["MGA", 0, 5_000, 5_000, 1],
  ])("of %s with %i decimals: %i is sent as %i, in steps of %i", (code, digits, amount, sent, step) => {
    expect(toGatewayAmount(amount, digits, stripeUnit(code))).toBe(sent);
    expect(stepAtGateway(stripeUnit(code), digits)).toBe(step);
  });

  it.each([
    ["KWD", 3, 5_125],
    ["BHD", 3, 1],
    ["ISK", 2, 150],
    ["MGA", 2, 20],
  ])("of %s with %i decimals cannot be %i", (code, digits, amount) => {
    expect(() => toGatewayAmount(amount, digits, stripeUnit(code))).toThrow(RangeError);
  });
});

it.each([
  [1_237, 5, 1_235],
  [1_238, 5, 1_240],
  [12_325, 50, 12_350],
  [5_125, 10, 5_130],
  [5_124, 10, 5_120],
  [-5_125, 10, -5_120],
  [1_997, 1, 1_997],
  [1_997, 500, 2_000],
  [2, 5, 0],
  [0, 5, 0],
])("%i in steps of %i is %i", (amount, step, rounded) => {
  expect(roundToStep(amount, step)).toBe(rounded);
});

it.each([
  [1, 1, 1],
  [10, 1, 10],
  [5, 10, 10],
  [4, 10, 20],
])("what is a multiple of %i and %i is one of %i", (a, b, step) => {
  expect(commonStep(a, b)).toBe(step);
});

it("rounds a total again for another way of paying without adding up what was rounded before", () => {
  const cash = roundedTotal({ total: 1_237, rounding: 0 }, 5);
  expect(cash).toEqual({ total: 1_235, rounding: -2 });
  expect(roundedTotal(cash, 1)).toEqual({ total: 1_237, rounding: 0 });
  expect(roundedTotal(cash, 100)).toEqual({ total: 1_200, rounding: -37 });
});

it.each([
  [
    { code: "KWD", step: 0.01, cash_step: 0.01, small_amount: 0.1 },
    3,
    { other: 10, cash: 10, smallAmount: 100 },
  ],
  [{ code: "CHF", step: 0.01, cash_step: 0.05, small_amount: 1 }, 2, { other: 1, cash: 5, smallAmount: 100 }],
  [{ code: "HUF", step: 1, cash_step: 5, small_amount: 100 }, 0, { other: 1, cash: 5, smallAmount: 100 }],
  [undefined, 2, { other: 1, cash: 1, smallAmount: 100 }],
  [{ code: "", step: 0, cash_step: 0, small_amount: 0 }, 2, { other: 1, cash: 1, smallAmount: 100 }],
])("the steps of %o with %i decimals are %o", (currency, digits, steps) => {
  expect(currencyTerms({ currency, digit_after_decimal_point: digits })).toEqual(steps);
});
