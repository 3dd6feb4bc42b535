/** Canonical forms of what identifies a person, so that equal people are found whatever way they type. */
import { domainToASCII, domainToUnicode } from "node:url";
import { isEmailAddress, mailboxOf } from "@/domain/email";
import { phoneParts, phoneText, readPhoneNumber, typedPhoneNumber } from "@/domain/phone-number";
import { cleanName } from "@/domain/written-text";
import type { Queryable } from "../../context";
import { phoneLibrary } from "../../core/phone-library";
import { readSetting } from "../settings/settings";
import { countryOfStored } from "../settings/shop-country";

type Written = string | null | undefined;

/** E.164, or null when the text is no number of any country's plan. */
export type ReadPhone = (text: Written) => string | null;

/** Where numbers without a country code belong, ISO 3166. */
export async function readShopCountry(database: Queryable): Promise<string> {
  return countryOfStored(await readSetting(database, "country"));
}

/** Reads phone numbers as people in the shop's country write them. */
export async function phoneReader(database: Queryable): Promise<ReadPhone> {
  const country = await readShopCountry(database);
  return (text) => (text ? readPhoneNumber(text, phoneLibrary, country) : null);
}

/** Writes phone numbers as people in the shop's country do. */
export async function phoneWriter(database: Queryable): Promise<(stored: string) => string> {
  const country = await readShopCountry(database);
  return (stored) => phoneText(stored, phoneLibrary, country);
}

/** The form in which a mailbox is stored and written to, its domain in ASCII; null when the text is no e-mail address. */
export const canonicalEmail = (text: Written): string | null =>
  text ? mailboxOf(text, domainToASCII) : null;

/** A stored mailbox as its owner writes it, the domain in its own letters. */
export function writtenEmail(mailbox: string): string {
  const at = mailbox.lastIndexOf("@") + 1;
  return mailbox.slice(0, at) + (domainToUnicode(mailbox.slice(at)) || mailbox.slice(at));
}

/** As e-mail addresses were stored before domains were. */
function typedEmail(text: string): string | null {
  const plain = text.trim().toLowerCase();
  return isEmailAddress(plain) ? plain : null;
}

/**
 * A number as it is stored, and as the same one was when only its digits counted: with the zero of its country, or without. Not
 * what is somebody else's number: 01520 3456789 of Germany without its zero is +1 520 345 6789 of Arizona.
 */
function phoneForms(text: string, country: string): (string | null)[] {
  const parts = phoneParts(text, phoneLibrary, country);
  if (parts === null) return [typedPhoneNumber(text)];
  const national = parts.national.replace(/\D/g, "");
  const { number, callingCode } = parts;
  const shortest = number.slice(callingCode.length + 1);
  const older = [national, shortest, `${callingCode}${national}`, `00${callingCode}${shortest}`]
    .map((digits) => `+${digits}`)
    .filter((form) => (readPhoneNumber(form, phoneLibrary, country) ?? number) === number);
  return [number, typedPhoneNumber(text), ...older];
}

/** An e-mail address as it is stored, and as the same one was when its domain stayed as it was typed. */
function emailForms(text: string): (string | null)[] {
  const mailbox = canonicalEmail(text);
  return [mailbox, typedEmail(text), mailbox && writtenEmail(mailbox)];
}

/**
 * The forms in which a phone number or an e-mail address may be stored: the canonical one first, then the one of rows that could
 * not be brought to it. Empty when the text is neither.
 */
export async function storedForms(
  database: Queryable,
  medium: "phone" | "email",
  text: Written,
): Promise<string[]> {
  if (!text) return [];
  const forms = medium === "phone" ? phoneForms(text, await readShopCountry(database)) : emailForms(text);
  return [...new Set(forms.filter((form) => form !== null))];
}

/** First word and the rest; both are "" when nothing of the name can be seen. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = cleanName(name).split(" ");
  return { firstName, lastName: rest.join(" ") };
}
