import { describe, expect, it } from "vitest";
import { callingCodes, countryOfTyped, examplePhone, inCountry, readPhone, writePhone } from "./phones";

describe("the country of a typed number", () => {
  it.each([
    ["+966", "US", "SA"],
    ["+966 50 123 4567", "US", "SA"],
    ["00966 50", "DE", "SA"],
    ["+1", "DE", "US"],
    ["+1", "CA", "CA"],
    ["+44 20 7946 0018", "US", "GB"],
    ["+7 701 123 4567", "US", "KZ"],
    ["0501234567", "SA", "SA"],
    ["05", "SA", null],
    ["", "SA", null],
  ])("%j in %s is %s", (typed, shop, country) => expect(countryOfTyped(typed, shop)).toBe(country));
});

describe("a number in another country", () => {
  it.each([
    ["0501234567", "SA", "US", "+966 50 123 4567"],
    ["501234567", "SA", "US", "+966 50 123 4567"],
    ["", "SA", "US", "+966 "],
    ["050", "SA", "US", "+966 50"],
    ["+966 50 123 4567", "SA", "SA", "050 123 4567"],
    ["+966 50 123", "DE", "US", "+49 50 123"],
    ["+49 151", "US", "US", "151"],
    ["2025550123", "US", "SA", "+1 202 555 0123"],
  ])("%j as one of %s in a shop of %s is %j", (typed, chosen, shop, text) =>
    expect(inCountry(typed, chosen, shop)).toBe(text),
  );
});

it("is read and written as in the shop's country, from every country's", () => {
  expect(readPhone("050 123 4567", "SA")).toBe("+966501234567");
  expect(writePhone("+966501234567", "SA")).toBe("050 123 4567");
  expect(writePhone("+966501234567", "DE")).toBe("+966 50 123 4567");
  expect(callingCodes().length).toBeGreaterThan(230);
});

describe("the example in a field", () => {
  it.each(["US", "DE", "SA", "KW", "JP", "MA", "BR", "gb"])(
    "is a number of %s that the field takes",
    (country) => {
      const example = examplePhone(country) ?? "";
      const code = callingCodes().find((entry) => entry.country === country.toUpperCase())?.code;
      expect(example.startsWith(`+${code} `)).toBe(true);
      expect(readPhone(example, country)).toBe(example.replace(/[^+\d]/g, ""));
    },
  );
  it.each(["", "Germany"])("is none without a country: %j", (country) =>
    expect(examplePhone(country)).toBeUndefined(),
  );
});
