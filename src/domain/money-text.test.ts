import { describe, expect, it } from "vitest";
import { type AmountStyle, amountText, isolatedIn, type MoneyFormat, roundToDigits } from "./money-text";

const dollar: MoneyFormat = { symbol: "$", direction: "left", digits: 2 };
const euro: MoneyFormat = { symbol: "€", direction: "right", digits: 2 };
const dirham: MoneyFormat = { symbol: "د.إ", direction: "left", digits: 2 };
const riyal: MoneyFormat = { symbol: "ر.س", direction: "right", digits: 2 };
const dinar: MoneyFormat = { symbol: "د.ك.", direction: "right", digits: 3 };

/** Isolates and marks by name, so that a failure can be read. */
const named = (text: string): string =>
  text
    .replaceAll("\u2068", "[")
    .replaceAll("\u2069", "]")
    .replaceAll("\u200E", "<LRM>")
    .replaceAll("\u200F", "<RLM>");

describe("an amount", () => {
  it.each<[number, MoneyFormat, AmountStyle, string]>([
    [12.5, dollar, {}, "$12.50"],
    [-4.01, dollar, {}, "−$4.01"],
    [1234567.891, dollar, {}, "$1,234,567.89"],
    [1.005, dollar, {}, "$1.01"],
    [-0.001, dollar, {}, "$0.00"],
    [Number.NaN, dollar, {}, "$0.00"],
    [1e-7, dollar, {}, "$0.00"],
    [12.5, { ...dollar, digits: 0 }, {}, "$13"],
    [12.3456, { ...dollar, digits: 3 }, {}, "$12.346"],
    [20, dollar, { short: true }, "$20"],
    [20.5, dollar, { short: true }, "$20.50"],
    [2.5, dollar, { plus: true }, "+$2.50"],
    [0, dollar, { plus: true }, "$0.00"],
    [-2.5, dollar, { plus: true }, "−$2.50"],
    [-4.01, euro, {}, "−4.01 €"],
    [-1500, { symbol: "¥", direction: "left", digits: 0 }, {}, "−¥1,500"],
    [12.5, { symbol: "CHF", direction: "left", digits: 2 }, {}, "CHF12.50"],
  ])("%d in words from left to right", (amount, format, style, expected) =>
    expect(amountText(amount, format, style)).toBe(expected),
  );

  it.each<[number, MoneyFormat, string]>([
    [12.5, dirham, "[<LRM>د.إ<RLM><LRM>12.50]"],
    [-4.01, dirham, "[<LRM>−د.إ<RLM><LRM>4.01]"],
    [12.5, riyal, "[<LRM>12.50 ر.س<RLM>]"],
    [-4.01, riyal, "[<LRM>−4.01 ر.س<RLM>]"],
    [-4.015, dinar, "[<LRM>−4.015 د.ك.<RLM>]"],
    [1, { symbol: "₪", direction: "left", digits: 2 }, "₪1.00"],
    [1, { symbol: "﷼", direction: "left", digits: 2 }, "[<LRM>﷼<RLM><LRM>1.00]"],
  ])("%d of a currency from right to left is isolated there", (amount, format, expected) =>
    expect(named(amountText(amount, format))).toBe(expected),
  );

  it.each<[number, MoneyFormat, AmountStyle, string]>([
    [12.5, dollar, {}, "[$12.50]"],
    [-4.01, dollar, {}, "[−$4.01]"],
    [-4.01, euro, {}, "[−4.01 €]"],
    [12.5, riyal, {}, "[<RLM><LRM>12.50 ر.س<RLM>]"],
    [-4.01, riyal, {}, "[<RLM><LRM>−4.01 ر.س<RLM>]"],
    [4.01, riyal, { plus: true }, "[<RLM><LRM>+4.01 ر.س<RLM>]"],
    [12.5, dirham, {}, "[<LRM>د.إ<RLM><LRM>12.50]"],
    [-4.01, dirham, {}, "[<LRM>د.إ<RLM><LRM>−4.01]"],
    [-4.015, dinar, {}, "[<RLM><LRM>−4.015 د.ك.<RLM>]"],
    [20, riyal, { short: true }, "[<RLM><LRM>20 ر.س<RLM>]"],
  ])("%d in words from right to left is isolated", (amount, format, style, expected) =>
    expect(named(amountText(amount, format, { ...style, rightToLeft: true }))).toBe(expected),
  );
});

it("a part of a text is isolated where it or the text runs from right to left", () => {
  expect(isolatedIn("Bread", false)).toBe("Bread");
  expect(named(isolatedIn("خبز", false))).toBe("[خبز]");
  expect(named(isolatedIn("Bread", true))).toBe("[Bread]");
});

it("digits are rounded as they are written", () => {
  expect([roundToDigits(1.005, 2), roundToDigits(2.675, 2), roundToDigits(-1.5, 0)]).toEqual([
    1.01, 2.68, -1,
  ]);
});
