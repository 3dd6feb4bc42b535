import { describe, expect, it } from "vitest";
import { readAmount } from "./read-amount";

describe("an amount of a currency with two decimals", () => {
  it.each([
    ["7", 7],
    ["007", 7],
    [" 2.50 ", 2.5],
    ["2,5", 2.5],
    ["12,50", 12.5],
    ["12.5", 12.5],
    [".5", 0.5],
    ["5.", 5],
    ["0", 0],
    ["0,250", 0.25],
    ["1.25", 1.25],
    ["1250", 1250],
    ["1000.500", 1000.5],
    ["$12.50", 12.5],
    ["12,50 €", 12.5],
    // Digits and signs of other scripts
    ["٢٫٥", 2.5],
    ["١٢٫٥٠", 12.5],
    ["١٢,٥٠", 12.5],
    ["١٢،٥٠", 12.5],
    ["١٬٢٥٠", 1250],
    ["١٬٢٥٠٫٧٥", 1250.75],
    ["۱۲۵۰", 1250],
    ["१२.५", 12.5],
    ["１２．５", 12.5],
    ["\u200F١٢٫٥\u200F", 12.5],
    // Grouped
    ["1,250.50", 1250.5],
    ["1.250,50", 1250.5],
    ["1 250", 1250],
    ["1 250,50", 1250.5],
    ["1\u00A0250,50", 1250.5],
    ["1\u202F250", 1250],
    ["1'250.50", 1250.5],
    ["1’250", 1250],
    ["1,250,000", 1_250_000],
    ["1.250.000", 1_250_000],
    ["12,34,567.5", 1_234_567.5],
    // Two readings, or more than the currency has
    ["1,250", null],
    ["1.250", null],
    ["1,000", null],
    ["12,500", null],
    ["0.125", null],
    ["1.2345", null],
    ["1,00,50", null],
    ["1,250,50", null],
    ["12.50.1", null],
    // No amount
    ["", null],
    [".", null],
    [",", null],
    ["-3", null],
    ["−3", null],
    ["1e9", null],
    ["0x10", null],
    ["five", null],
    ["5 6", null],
    ["1/2", null],
    ["1234567890", null],
    ["Infinity", null],
  ])("%j is read as %s", (text, amount) => expect(readAmount(text, 2)).toBe(amount));
});

describe("an amount of a currency with three decimals", () => {
  it.each([
    ["1.250", 1.25],
    ["5.125", 5.125],
    ["5,125", null],
    ["٥٫١٢٥", 5.125],
    ["0,125", 0.125],
    ["1,250.125", 1250.125],
    ["5,25", 5.25],
  ])("%j is read as %s", (text, amount) => expect(readAmount(text, 3)).toBe(amount));
});

describe("an amount of a currency without decimals", () => {
  it.each([
    ["1250", 1250],
    ["1,250", 1250],
    ["1.250", 1250],
    ["١،٢٥٠", 1250],
    ["1,250.00", 1250],
    ["12.00", 12],
    ["12.50", null],
    ["٬", null],
  ])("%j is read as %s", (text, amount) => expect(readAmount(text, 0)).toBe(amount));
});

it("decimals are the shop's unless they are given", () => expect(readAmount("2.505")).toBe(null));
