/** Amounts and numbers as people type them into a spreadsheet, in any country. */
import { latinDigits } from "@/domain/latin-digits";
import type { Reading, ShopRules } from "./field";

/** The largest amount, in major units: its smallest unit is still counted exactly by every program. */
const maxMajor = 1_000_000_000;

/** A pattern is made once and not for every cell. */
const codesOfCurrencies = new Map<string, RegExp>();

function codeOf(currency: string): RegExp {
  const known = codesOfCurrencies.get(currency);
  if (known) return known;
  const pattern = new RegExp(`^\\s*${currency}\\s*|\\s*${currency}\\s*$`, "i");
  codesOfCurrencies.set(currency, pattern);
  return pattern;
}

/** Digits of any script, the Arabic decimal sign as a dot, and no blanks or signs between thousands that nobody else uses. */
const plainDigits = (text: string): string =>
  latinDigits(text)
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", "'")
    .replace(/[\s\u00a0\u202f'’]/gu, "");

/** A number with a dot or a comma before its decimals; null for what is none, and for more than one separator. */
export function readPlainNumber(text: string): number | null {
  const plain = plainDigits(text).replace("−", "-");
  return /^-?\d{1,15}([.,]\d{1,15})?$/.test(plain) ? Number(plain.replace(",", ".")) : null;
}

/**
 * An amount in smallest units. "9.90" and "9,90" are the same; "1,000.50" and "1.000,50" too. "1,000" and "1.000" may be one or
 * a thousand and are refused, but "1.250" where the currency has three decimals, and both where it has none.
 */
export function readPrice(text: string, { digits, currency }: ShopRules): Reading {
  const bare = text.replace(codeOf(currency), "");
  const plain = plainDigits(bare.replace(/^\s*\p{Sc}|\p{Sc}\s*$/u, "")).replace("−", "-");
  if (/^-/.test(plain)) return { problem: "is below 0" };
  if (/^\d+(\.\d+)?e\+?\d+$/i.test(plain)) return { problem: "was rounded by a spreadsheet: type it again" };
  const parts = /^(\d{1,3}(?:([.,])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d+))?$/.exec(plain);
  if (!parts) return { problem: "is no amount" };
  const [, whole = "", thousands, sign, decimals = ""] = parts;
  if (thousands !== undefined && thousands === sign) return { problem: "is no amount" };
  const groups = thousands === undefined ? 0 : whole.split(thousands).length - 1;
  // Without decimals there is nothing else that it could be.
  if (groups === 1 && sign === undefined && digits > 0) {
    const isDecimal = digits === 3 && thousands === ".";
    if (!isDecimal) {
      const thousand = whole.replace(/[.,]/, "");
      return {
        problem: `may be ${thousand} or ${Number(whole.replace(",", "."))}: write ${thousand} or ${whole.replace(/[.,].*/, "")}`,
      };
    }
    return minorOf(whole.replace(".", ""), "", digits, 3);
  }
  return minorOf(whole.replace(/[.,]/g, ""), decimals, digits, decimals.length);
}

function minorOf(whole: string, decimals: string, digits: number, written: number): Reading {
  const cut = decimals.replace(/0+$/, "");
  if (cut.length > digits) {
    return {
      problem: digits === 0 ? "has decimals, which the currency has not" : `has more than ${digits} decimals`,
    };
  }
  if (Number(decimals === "" && written > 0 ? whole.slice(0, -written) : whole) > maxMajor) {
    return { problem: `is more than ${maxMajor}` };
  }
  const scaled = decimals === "" && written > 0 ? whole : whole + cut.padEnd(digits, "0");
  return { value: Number(scaled) };
}

/** Smallest units as major ones with all decimals, "9.90". */
export function writeMinor(minor: number, digits: number): string {
  const text = String(Math.abs(minor)).padStart(digits + 1, "0");
  const whole = text.slice(0, text.length - digits);
  return `${minor < 0 ? "-" : ""}${whole}${digits === 0 ? "" : `.${text.slice(-digits)}`}`;
}
