import { describe, expect, it } from "vitest";
import { allCurrencySigns, currencySigns } from "../../../server/locales";
import { meaningOfSign, usualSign } from "./currency-signs";
import { type Currency, currencyCodes, currencyOf } from "./currency-table";

const currency = (code: string): Currency => {
  const found = currencyOf(code);
  if (!found) throw new Error(`${code} is missing.`);
  return found;
};

describe("a sign", () => {
  it.each([
    ["€", ["EUR"]],
    ["د.ك", ["KWD"]],
    ["د.ك.\u200f", ["KWD"]],
    ["د.إ", ["AED"]],
    ["د.م", ["MAD"]],
    ["د.م.", ["MAD"]],
    ["ر.ع.", ["OMR"]],
    ["KWD", ["KWD"]],
    [" CHF ", ["CHF"]],
    // Both countries write these.
    ["₱", ["PHP", "CUP"]],
    ["₩", ["KRW", "KPW"]],
    ["د.ا", ["AED", "JOD"]],
  ])("%s stands for %j and nothing else", (sign, codes) => {
    expect(meaningOfSign(sign, currencySigns.ar)).toEqual({ codes, isComplete: true });
  });

  it.each([
    ["$", "USD"],
    ["$", "CUP"],
    ["£", "EGP"],
    ["¥", "CNY"],
    ["kr", "ISK"],
    ["₨", "PKR"],
  ])("%s stands for %s among others", (sign, code) => {
    const meaning = meaningOfSign(sign, currencySigns.ar);
    expect(meaning?.isComplete).toBe(false);
    expect(meaning?.codes).toContain(code);
  });

  it.each(["Fr.", "", "constructor", "☺", "XYZ", "usd"])("%j is not known", (sign) => {
    expect(meaningOfSign(sign, currencySigns.ar)).toBeNull();
  });

  it("is in Arabic letters for readers of Arabic where there is one", () => {
    const inArabic = (code: string) => usualSign(currency(code), currencySigns.ar).sign;
    expect(["KWD", "AED", "JOD", "DZD", "JPY", "SEK"].map(inArabic)).toEqual([
      "د.ك",
      "د.إ",
      "د.أ",
      "د.ج",
      "¥",
      "SEK",
    ]);
  });

  it.each([
    ["USD", "$", "left"],
    ["JPY", "¥", "left"],
    ["KWD", "KWD", "right"],
    ["SEK", "SEK", "right"],
  ])("of %s is %s where nothing is set", (code, sign, direction) => {
    expect(usualSign(currency(code))).toEqual({ sign, direction });
  });

  it.each(Object.entries(currencySigns))("that is written in %s means its currency", (_, signs) => {
    for (const code of currencyCodes) {
      const { sign } = usualSign(currency(code), signs);
      expect([code, meaningOfSign(sign, allCurrencySigns)?.codes]).toEqual([
        code,
        expect.arrayContaining([code]),
      ]);
    }
  });
});
