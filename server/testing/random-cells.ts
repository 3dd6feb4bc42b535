/** Random values of a field of a shop's files, as JSON has them: what the field's own description allows. */
import fc from "fast-check";
import type { Field } from "../services/shop-files/fields/field";

/** Texts that programs between two shops have broken before. */
const awkward = [
  "=1+1",
  "+49",
  "-",
  "@all",
  "'quoted'",
  "'=1",
  "''",
  '"',
  '""',
  "a,b;c\td",
  "two\nlines",
  "two\r\nlines",
  "old\rline",
  "0042",
  "1e5",
  "null",
  "yes",
  "\\N",
  "\u202bשלום\u202c",
  "خبز، طازج",
  "👩‍🍳 e\u0301 ﷽",
  "<b>&amp;</b>",
  "a/b",
  "100 %",
];

/** What can be seen, without blanks around it; `max` is the longest, in letters. */
export const text = (max: number): fc.Arbitrary<string> =>
  fc
    .oneof(
      { weight: 2, arbitrary: fc.constantFrom(...awkward) },
      { weight: 3, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }) },
      { weight: 1, arbitrary: fc.string({ unit: "grapheme", minLength: 1, maxLength: max }) },
    )
    .map((written) => written.trim())
    .filter((written) => written.length <= max && /[\p{L}\p{N}\p{P}\p{S}]/u.test(written));

const two = (value: number) => String(value).padStart(2, "0");
const amount: fc.Arbitrary<string> = fc
  .oneof(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 0, max: 1e10 }))
  .map((cents) => `${Math.floor(cents / 100)}.${two(cents % 100)}`);
const share = fc.integer({ min: 1, max: 10_000 }).map((points) => String(points / 100));
export const discount = (): fc.Arbitrary<string> =>
  fc.oneof(
    share.map((percent) => `${percent}%`),
    fc.integer({ min: 1, max: 5000 }).map((cents) => `${Math.floor(cents / 100)}.${two(cents % 100)}`),
  );
const day: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 3650 })
  .map((n) => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10));
const time: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 86_399 })
  .map((s) => `${two(Math.floor(s / 3600))}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`);
/** Seconds since 1970. */
export const moment = (): fc.Arbitrary<number> => fc.integer({ min: 1_700_000_000, max: 2_000_000_000 });
const picture = fc.constantFrom("items/bread", "a", "stores/one/two-3");
const phone = fc.constantFrom("+49 151 23456789", "+12025550199");
const mailbox = fc.constantFrom("orders@bakery.example", "A.B+c@example.org");
const barcode = fc.constantFrom("4006381333931", "96385074", "036000291452");

/** A key of small letters that no other has, by its number. */
export const slug = (n: number): fc.Arbitrary<string> =>
  fc.stringMatching(/^[a-z0-9]{1,5}(-[a-z0-9]{1,5}){0,2}$/).map((word) => `${word}-${n}`);
export const sku = (n: number): fc.Arbitrary<string> =>
  fc.stringMatching(/^[0-9A-Za-zäش][0-9A-Za-z._+-]{0,8}$/).map((word) => `${word}${n}`);

const entry = text(60)
  .map((written) => written.replaceAll("|", " ").trim())
  .filter((written) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(written));
const list = (of: fc.Arbitrary<string>) => fc.uniqueArray(of, { maxLength: 3 });

/** A value that the field takes. */
export function cell(field: Field): fc.Arbitrary<unknown> {
  const { schema, sqlType, isPicture } = field;
  const { minimum, maximum, maxLength, format } = schema as Record<string, never>;
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as string[]));
  if (sqlType === "boolean") return fc.boolean();
  if (sqlType === "bigint") return amount;
  if (sqlType === "date" || format === "date") return day;
  if (sqlType === "time") return time;
  if (schema.type === "integer") return fc.integer({ min: minimum, max: maximum });
  if (sqlType === "integer") return share;
  if (schema.type === "array") return list(isPicture ? picture : entry);
  if (sqlType === "jsonb") return discount();
  if (isPicture) return picture;
  if (field.allowed.startsWith("a phone")) return phone;
  if (field.allowed.startsWith("an e-mail")) return mailbox;
  if (field.allowed.startsWith("an EAN")) return barcode;
  if (schema.pattern !== undefined) return sku(0);
  return text(maxLength ?? 60);
}
