import { describe, expect, it } from "vitest";
import { latinDigits } from "./latin-digits";
import { cleanCode, cleanName, codeDigits, readOrderNumber } from "./written-text";

describe("digits of every script", () => {
  const zeros: number[] = [];
  for (let code = 0; code <= 0x1ffff; code += 1) {
    const isDigit = (at: number) => /\p{Nd}/u.test(String.fromCodePoint(at));
    if (isDigit(code) && !isDigit(code - 1)) zeros.push(code);
  }

  it("are known by dozens", () => expect(zeros.length).toBeGreaterThan(60));

  it.each(zeros.map((zero) => [zero.toString(16), zero]))(
    "from U+%s on have the values 0 to 9",
    (_, zero) => {
      const ten = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value)).join("");
      expect(latinDigits(ten)).toBe("0123456789");
    },
  );

  it("of mathematics have five alphabets side by side", () => {
    expect(latinDigits("\u{1d7ce}\u{1d7d7}\u{1d7d8}\u{1d7e1}\u{1d7ff}")).toBe("09099");
  });
});

describe("a code", () => {
  it.each([
    ["HARBOUR10", "HARBOUR10"],
    ["  HARBOUR10\n", "HARBOUR10"],
    ["HARBOUR\u200b10", "HARBOUR10"],
    ["\u202aHARBOUR10\u202c", "HARBOUR10"],
    ["\ufeffHARBOUR10", "HARBOUR10"],
    ["HARBOUR١٠", "HARBOUR10"],
    ["HARBOUR۱۰", "HARBOUR10"],
    ["HARBOUR१०", "HARBOUR10"],
    ["ＨＡＲＢＯＵＲ１０", "HARBOUR10"],
    ["SAVE–10", "SAVE-10"],
    ["SAVE—10", "SAVE-10"],
    ["SAVE\u201110", "SAVE-10"],
    ["SAVE−10", "SAVE-10"],
    ["SAVE﹣10", "SAVE-10"],
    ["SA\u00adVE", "SAVE"],
    ["Cafe\u0301", "Café"],
    ["save", "save"],
  ])("%j is %j", (written, code) => expect(cleanCode(written)).toBe(code));
});

describe("a one-time code", () => {
  it.each([
    ["123456", "123456"],
    ["123 456", "123456"],
    ["123-456", "123456"],
    ["١٢٣٤٥٦", "123456"],
    ["۱۲۳۴۵۶", "123456"],
    ["१२३४५६", "123456"],
    ["１２３４５６", "123456"],
    ["\u200e123456\u200e", "123456"],
    ["Your code is 123456.", "123456"],
    ["𝟏𝟐𝟑𝟒𝟓𝟔", "123456"],
  ])("of %j is %j", (written, code) => expect(codeDigits(written)).toBe(code));
});

describe("a name", () => {
  it.each([
    ["Ada Lovelace", "Ada Lovelace"],
    ["  Ada \t Lovelace\n", "Ada Lovelace"],
    ["A\u200bda", "Ada"],
    ["\u2067عائشة\u2069", "عائشة"],
    ["Zoe\u0308", "Zoë"],
    ["Ａｄａ", "Ada"],
    ["Anne‐Marie", "Anne-Marie"],
    ["علی\u200cرضا", "علی\u200cرضا"],
    ["क्\u200dष", "क्\u200dष"],
    ["An\u200dna", "Anna"],
    ["李", "李"],
    ["\u200b\u200d\u2060", ""],
    ["\u3164", ""],
    ["\u2800\u2800", ""],
    ["\u00ad", ""],
    ["\u{e0041}\u{e0042}", ""],
    ["\ufe0f", ""],
    ["\u0301", ""],
    ["\u00a0\u3000", ""],
    ["", ""],
  ])("%j is %j", (written, name) => expect(cleanName(written)).toBe(name));
});

describe("an order's number", () => {
  it.each([
    ["100123", 100123],
    ["#100123", 100123],
    ["№ 100123", 100123],
    ["No. 100123", 100123],
    ["１００１２３", 100123],
    ["١٠٠١٢٣", 100123],
    ["۱۰۰۱۲۳", 100123],
    ["१००१२३", 100123],
    ["\u200f# 100 123\u200f", 100123],
    ["100,123", 100123],
    ["", null],
    ["#", null],
    ["0", null],
    ["-5", null],
    ["12a", null],
    ["99999999999999999999", null],
  ])("of %j is %j", (written, number) => expect(readOrderNumber(written)).toBe(number));
});
