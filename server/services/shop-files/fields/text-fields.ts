/** Columns that hold words: names, keys, lists, addresses of people. */
import { withoutInvisible } from "@/domain/written-text";
import { canonicalEmail } from "../../contacts/contacts";
import { isPictureKey } from "../../pictures";
import { type Field, type FieldOptions, field, type ReferredKind } from "./field";

const unstorable = /\0|\p{Surrogate}/u;

/** Words; `max` is the longest, in letters. */
export const textField = ({ max = 255, ...options }: FieldOptions & { max?: number }): Field =>
  field(options, {
    sqlType: "text",
    allowed: `a text of at most ${max} letters`,
    example: "Corner Bakery",
    schema: { type: "string", maxLength: max },
    read: (text) => {
      if (unstorable.test(text)) return { problem: "has a sign that cannot be stored" };
      if (text.length > max) return { problem: `has ${text.length} letters, more than ${max}` };
      return withoutInvisible(text).trim() === ""
        ? { problem: "has nothing that can be seen" }
        : { value: text };
    },
  });

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The operator's own name of a record, which stands in addresses: it does not change when the name that people read does. */
export const slugField = (options: FieldOptions): Field =>
  field(options, {
    sqlType: "text",
    allowed: "small letters a to z, digits and hyphens, at most 100, as corner-bakery",
    example: "corner-bakery",
    schema: { type: "string", pattern: slugPattern.source, maxLength: 100 },
    read: (text) =>
      slugPattern.test(text) && text.length <= 100 ? { value: text } : { problem: "is no such key" },
  });

const skuPattern = /^[\p{L}\p{N}][\p{L}\p{N}._+-]{0,99}$/u;

/** A number or name by which the shop's own system knows a thing. Text, so that zeros at the front stay. */
export const skuField = (options: FieldOptions): Field =>
  field(options, {
    sqlType: "text",
    allowed: "letters, digits, dots, hyphens and underscores, at most 100, without spaces",
    example: "0042",
    schema: { type: "string", pattern: skuPattern.source },
    read: (text) =>
      skuPattern.test(text) ? { value: text } : { problem: "has a space or another sign that no SKU has" },
  });

/** The key of a record of another file. */
export const referenceField = (refersTo: ReferredKind, options: FieldOptions): Field =>
  field(options, {
    sqlType: "text",
    allowed:
      refersTo === "items"
        ? "the store and SKU of an item, as corner-bakery/0042"
        : `a key of the file ${refersTo}`,
    example: refersTo === "items" ? "corner-bakery/0042" : "corner-bakery",
    schema: { type: "string", maxLength: 200 },
    refersTo,
    read: (text) => ({ value: text }),
  });

/** The sign between the entries of a list in one cell. */
export const listSign = "|";

/** Several texts in one cell, with | between them. */
export const listField = ({
  refersTo = null,
  isPicture = false,
  ...options
}: FieldOptions & { refersTo?: ReferredKind | null; isPicture?: boolean }): Field =>
  field(
    { fallback: [], ...options },
    {
      sqlType: "jsonb",
      allowed: `texts with ${listSign} between them`,
      example: "vegan|new",
      schema: { type: "array", items: { type: "string", maxLength: 255, pattern: "^[^|]+$" } },
      refersTo,
      isPicture,
      read: (text) => {
        if (unstorable.test(text)) return { problem: "has a sign that cannot be stored" };
        // Entries of another language are stored as lines of one text.
        const entries = text.split(listSign).map((entry) => entry.trim().replace(/\s*[\r\n]+\s*/g, " "));
        if (entries.includes("")) return { problem: `has nothing between two ${listSign}` };
        if (entries.some((entry) => entry.length > 255))
          return { problem: "has an entry of more than 255 letters" };
        const odd = isPicture ? entries.find((entry) => !isPictureKey(entry)) : undefined;
        if (odd !== undefined) return { problem: `names ${odd}, which is no path of a picture` };
        const twice = entries.find((entry, index) => entries.indexOf(entry) !== index);
        return twice === undefined ? { value: entries } : { problem: `names ${twice} twice` };
      },
      write: (value) => (value as string[]).join(listSign),
    },
  );

/** One of some words. */
export const choiceField = <T extends string>(
  words: readonly T[],
  options: FieldOptions & { fallback?: T },
): Field =>
  field(options, {
    sqlType: "text",
    allowed: `one of ${words.join(", ")}`,
    example: words[0] ?? "",
    schema: { enum: words },
    read: (text) => {
      const word = text.toLowerCase().replaceAll(" ", "_").replaceAll("-", "_");
      const found = words.find((one) => one.replaceAll("-", "_") === word);
      return found === undefined ? { problem: "is none of them" } : { value: found };
    },
  });

export const emailField = (options: FieldOptions): Field =>
  field(options, {
    sqlType: "text",
    allowed: "an e-mail address",
    example: "orders@bakery.example",
    schema: { type: "string", maxLength: 255 },
    read: (text) => {
      const mailbox = canonicalEmail(text);
      return mailbox === null ? { problem: "is no e-mail address" } : { value: mailbox };
    },
  });

export const phoneField = (options: FieldOptions): Field =>
  field(options, {
    sqlType: "text",
    allowed: "a phone number as it is dialled in the shop's country, or with a plus and the country's code",
    example: "+49 151 23456789",
    schema: { type: "string", maxLength: 40 },
    read: (text, { readPhone }) => {
      const number = readPhone(text);
      return number === null ? { problem: "is a number that no country's plan has" } : { value: number };
    },
  });

/** A picture of the folder `pictures`, by its path without the ending. */
export const pictureField = (options: FieldOptions): Field =>
  field(options, {
    sqlType: "text",
    allowed: "the path of a picture in the folder pictures without its ending, as items/bread",
    example: "items/bread",
    isPicture: true,
    schema: { type: "string", maxLength: 500 },
    read: (text) => {
      const key = text.replace(/^pictures\//, "").replace(/\.(png|jpe?g|webp|avif)$/i, "");
      return isPictureKey(key)
        ? { value: key }
        : { problem: "is no such path: small letters a to z, digits and hyphens, at most four folders deep" };
    },
  });

/** A number under which a thing is sold everywhere (EAN, UPC, ISBN): 8, 12, 13 or 14 digits, the last of which checks the others. */
export const barcodeField = (options: FieldOptions): Field =>
  field(options, {
    sqlType: "text",
    allowed: "an EAN, UPC or ISBN of 8, 12, 13 or 14 digits",
    example: "4006381333931",
    schema: { type: "string", pattern: "^(\\d{8}|\\d{12,14})$" },
    read: (text) => {
      const plain = text.replace(/[ -]/g, "");
      if (/e\+?\d+$/i.test(plain))
        return { problem: "was rounded by a spreadsheet: format the column as text and type it again" };
      if (!/^(\d{8}|\d{12,14})$/.test(plain)) return { problem: `has ${plain.length} signs` };
      return hasRightCheckDigit(plain) ? { value: plain } : { problem: "has a wrong last digit" };
    },
  });

function hasRightCheckDigit(digits: string): boolean {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return sum % 10 === 0;
}
