/** Columns that hold numbers: amounts, shares, counts, coordinates. */
import { latinDigits } from "@/domain/latin-digits";
import { type Field, type FieldOptions, field, type Reading } from "./field";
import { readPlainNumber, readPrice, writeMinor } from "./read-price";

/** An amount in the currency's major unit as people write it ("9.90", "9,90"); stored in its smallest unit. */
export const amountField = (options: FieldOptions): Field =>
  field(options, {
    sqlType: "bigint",
    allowed: "an amount, as 9.90 or 9,90",
    example: "9.90",
    schema: { type: ["number", "string"], minimum: 0 },
    read: readPrice,
    write: (value, { digits }) => writeMinor(value as number, digits),
  });

/** A share of a hundred ("12.5" or "12.5 %"); stored in basis points. */
export const percentField = (options: FieldOptions): Field =>
  field(options, {
    sqlType: "integer",
    allowed: "a percentage from 0 to 100 with at most two decimals, as 12.5",
    example: "12.5",
    schema: { type: ["number", "string"], minimum: 0, maximum: 100 },
    read: readPercent,
    write: (value) => String((value as number) / 100),
  });

function readPercent(text: string): Reading {
  const points = readPlainNumber(text.replace(/\s*[%\u066a]$/u, ""));
  if (points === null) return { problem: "is no number" };
  if (points < 0 || points > 100) return { problem: "is not between 0 and 100" };
  const basis = Math.round(points * 100);
  return Math.abs(basis - points * 100) > 1e-6 ? { problem: "has more than two decimals" } : { value: basis };
}

/** A discount: an amount ("2.50") or a share ("10 %"). Stored as `{amount}` in smallest units or `{percent}` in basis points. */
export const discountField = (options: FieldOptions): Field =>
  field(options, {
    sqlType: "jsonb",
    allowed: "a percentage with its sign, as 10%, or an amount, as 2.50",
    example: "10%",
    schema: { type: ["number", "string"] },
    read: (text, rules) => {
      const isShare = /[%\u066a]\s*$/u.test(text);
      const reading = isShare ? readPercent(text) : readPrice(text, rules);
      if ("problem" in reading) return reading;
      return { value: isShare ? { percent: reading.value } : { amount: reading.value } };
    },
    write: (value, { digits }) => {
      const { percent, amount = 0 } = value as { percent?: number; amount?: number };
      return percent === undefined ? writeMinor(amount, digits) : `${percent / 100}%`;
    },
  });

/** A whole number. */
export const countField = ({
  min = 0,
  max = 1_000_000_000,
  ...options
}: FieldOptions & { min?: number; max?: number }): Field =>
  field(options, {
    sqlType: "integer",
    allowed: `a whole number from ${min} to ${max}`,
    example: "12",
    schema: { type: "integer", minimum: min, maximum: max },
    read: (text) => {
      const plain = latinDigits(text);
      if (!/^[+-]?\d{1,10}$/.test(plain)) return { problem: "is no whole number" };
      const value = Number(plain);
      return value >= min && value <= max ? { value } : { problem: "is outside of that" };
    },
  });

/** A number with decimals between two limits, in the unit that the meaning says. */
export const decimalField = ({ min, max, ...options }: FieldOptions & { min: number; max: number }): Field =>
  field(options, {
    sqlType: "double precision",
    allowed: `a number from ${min} to ${max}`,
    example: "2.5",
    schema: { type: "number", minimum: min, maximum: max },
    read: (text) => {
      const value = readPlainNumber(text);
      if (value === null) return { problem: "is no number" };
      return value >= min && value <= max ? { value } : { problem: "is outside of that" };
    },
  });
