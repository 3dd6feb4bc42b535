/**
 * One form for text that people type, paste or dictate: names, codes, coupons, referral codes and order numbers are cleaned
 * here, and phone numbers and mailboxes start here. Page and server share it, so that both compare the same text.
 */
import { latinDigits } from "./latin-digits";

/** Takes no room on the screen: direction marks, joiners, soft hyphens, fillers, variation selectors, and two blank symbols. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]/gu;
/** Every dash, the minus sign and the hyphen bullet. */
const dashes = /[\p{Pd}\u2212\u2043]/gu;
/** The text without its invisible characters. */
export const withoutInvisible = (text: string): string => text.replace(invisible, "");

/** Joiners are spelling in these scripts: without them words of Persian and of India are drawn wrongly. */
const joined =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gujarati}\p{Script=Gurmukhi}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Oriya}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Telugu}]/u;

/** The text without its invisible characters, but with joiners between two letters of a script spelled with them. */
export const withSpelledJoiners = (text: string): string =>
  text.replace(invisible, (mark, at: number) => {
    if (mark !== "\u200c" && mark !== "\u200d") return "";
    return joined.test(text.charAt(at - 1)) && joined.test(text.charAt(at + 1)) ? mark : "";
  });

const inOneForm = (text: string): string => latinDigits(text.normalize("NFKC")).replace(dashes, "-");

/**
 * A code, coupon, referral code or order number as it is compared: compatibility forms, digits and dashes in one form, nothing
 * invisible, no spaces around it. Upper and lower case stay as they are.
 */
export const cleanCode = (text: string): string => inOneForm(withoutInvisible(text)).trim();

/** A name on one line, in the same form; "" when none of it is visible. */
export function cleanName(text: string): string {
  const name = inOneForm(withSpelledJoiners(text))
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(name) ? name : "";
}

/** The digits of a one-time code; what a pasted text has besides is dropped. */
export const codeDigits = (text: string): string => cleanCode(text).replace(/\D/g, "");

/** An order's number, with or without its sign; null when the text is none. */
export function readOrderNumber(text: string): number | null {
  const written = cleanCode(text)
    .replace(/^(?:#|№|No\.?)/i, "")
    .replace(/[\s,]/g, "");
  const number = /^\d+$/.test(written) ? Number(written) : Number.NaN;
  return Number.isSafeInteger(number) && number > 0 ? number : null;
}
