import cldr from "cldr-core/supplemental/currencyData.json" with { type: "json" };
import { codes as isoCodes, code as isoCurrency, publishDate } from "currency-codes";
import { describe, expect, it } from "vitest";
import { cashStepOf, currencyCodes, currencyOf, smallAmountOf } from "./currency-table";

const found = (code: string) => {
  const currency = currencyOf(code);
  if (!currency) throw new Error(`${code} is missing.`);
  return currency;
};

describe("the table of currencies against ISO 4217", () => {
  it("has the decimals of the list of 2024-06-25", () => {
    expect(publishDate).toBe("2024-06-25");
    const listed = currencyCodes.filter((code) => code !== "XCG");
    expect(listed.map((code) => [code, found(code).decimals])).toEqual(
      listed.map((code) => [code, isoCurrency(code)?.digits]),
    );
  });

  it("leaves out nothing but funds, metals, testing and what has ended since", () => {
    const notForShops =
      "BOV CHE CHW CLF COU MXV USN UYI UYW VED XAG XAU XBA XBB XBC XBD XDR XPD XPT XSU XTS XUA XXX";
    const ended = "ANG BGN CUC";
    const left = isoCodes().filter((code) => currencyOf(code) === null);
    expect(left.sort()).toEqual(`${notForShops} ${ended}`.split(" ").sort());
  });

  it("has one row a code, whatever its letters", () => {
    expect(new Set(currencyCodes).size).toBe(currencyCodes.length);
    expect(currencyOf("kwd")).toEqual(found("KWD"));
    expect([currencyOf("XYZ"), currencyOf(""), currencyOf("toString")]).toEqual([null, null, null]);
  });
});

describe("a currency at Stripe", () => {
  it.each([
    ["USD", { decimals: 2, step: 1 }],
    ["EUR", { decimals: 2, step: 1 }],
    ["HUF", { decimals: 2, step: 1 }],
    ["TWD", { decimals: 2, step: 1 }],
    ["IDR", { decimals: 2, step: 1 }],
    ["JPY", { decimals: 0, step: 1 }],
    ["KRW", { decimals: 0, step: 1 }],
    ["CLP", { decimals: 0, step: 1 }],
    ["MGA", { decimals: 0, step: 1 }],
    ["KWD", { decimals: 3, step: 10 }],
    ["BHD", { decimals: 3, step: 10 }],
    ["JOD", { decimals: 3, step: 10 }],
    ["OMR", { decimals: 3, step: 10 }],
    ["TND", { decimals: 3, step: 10 }],
    ["ISK", { decimals: 2, step: 100 }],
    ["UGX", { decimals: 2, step: 100 }],
    ["IQD", null],
    ["LYD", null],
    ["GHS", null],
  ])("%s is counted as %o", (code, unit) => {
    expect(found(code).gateways.stripe).toEqual(unit);
  });
});

describe("sums in cash", () => {
  /** Major units. CLDR counts its rounding in the decimals of cash, and 0 means one of them. */
  const cldrSteps = Object.entries(cldr.supplemental.currencyData.fractions).flatMap(([code, row]) => {
    const {
      _cashRounding: rounding,
      _cashDigits: cashDigits,
      _digits: digits,
    } = row as Record<string, string>;
    if (rounding === undefined || currencyOf(code) === null) return [];
    return [[code, (Number(rounding) || 1) / 10 ** Number(cashDigits ?? digits)] as const];
  });

  it("are rounded as CLDR says", () => {
    expect(cldrSteps.length).toBeGreaterThan(10);
    expect(cldrSteps.map(([code]) => [code, cashStepOf(found(code), "")])).toEqual(cldrSteps);
  });

  it("are rounded otherwise only where a central bank took coins away", () => {
    const others = currencyCodes.filter(
      (code) => cashStepOf(found(code), "") !== null && !cldrSteps.some(([known]) => known === code),
    );
    expect(others).toEqual(["AUD", "CLP", "ILS", "MYR", "NZD", "SGD", "ZAR"]);
  });

  it.each([
    ["EUR", "FI", 0.05],
    ["EUR", "be", 0.05],
    ["EUR", "DE", null],
    ["EUR", "NL", null],
    ["CHF", "CH", 0.05],
    ["CHF", "LI", 0.05],
    ["USD", "US", null],
    ["JPY", "JP", null],
    ["KWD", "KW", null],
  ])("%s in %s: %s", (code, country, step) => {
    expect(cashStepOf(found(code), country)).toBe(step);
  });
});

describe("a small amount", () => {
  it.each([
    ["USD", 1],
    ["EUR", 1],
    ["KWD", 0.1],
    ["JPY", 100],
    ["HUF", 100],
    ["KRW", 1000],
    ["VND", 1000],
    ["TND", 1],
    // Three zeros went with the leone of before 2022, SLL.
    ["SLE", 10],
    ["INR", 10],
    ["EGP", 10],
    ["PHP", 10],
    ["RUB", 10],
    ["THB", 10],
    ["TRY", 10],
    ["MXN", 10],
    ["ZAR", 10],
    ["CZK", 10],
    ["SEK", 10],
    ["UAH", 10],
    ["AED", 1],
    ["SAR", 1],
    ["BRL", 1],
    ["PLN", 1],
    ["GBP", 1],
    ["CHF", 1],
    ["BDT", 100],
    ["ETB", 100],
    ["ARS", 1000],
  ])("tips in %s are counted in %d", (code, amount) => {
    expect(smallAmountOf(found(code))).toBe(amount);
  });
});
