/**
 * One phone number, however it is written. The plans of the world's numbers come from a library that the caller hands in: the
 * server has it at hand, the page loads it with its forms.
 */
import { latinDigits } from "./latin-digits";
import { withoutInvisible } from "./written-text";

/** The part of libphonenumber-js that this rule needs; only its full metadata know which numbers exist. */
export interface PhoneLibrary {
  /** Reads a text that is nothing but a number; undefined when it is none. `country` is where a national number belongs. */
  parse(text: string, country: string | undefined): ParsedPhone | undefined;
  /** Digits of a country's code; null for what is no country. */
  callingCode(country: string): string | null;
}

interface ParsedPhone {
  /** E.164. */
  number: string;
  /** ISO 3166; undefined for numbers of no country, such as +800. */
  country?: string | undefined;
  countryCallingCode: string;
  isValid(): boolean;
  /** Whether its length occurs in its country. */
  isPossible(): boolean;
  formatNational(): string;
  formatInternational(): string;
}

/** "+" and digits as they were typed; null when the text is more than a number. Letters and extensions make it none. */
function plainForm(text: string): string | null {
  const written = latinDigits(withoutInvisible(text).normalize("NFKC"))
    .trim()
    .replace(/^tel(?:\.?:|\.)\s*/i, "");
  const plain = written.replace(/[\s\p{Pd}\u2212\u2043\u30fc.,·•/\u2044\u2215\\()[\]{}'’_~]/gu, "");
  return /^\+?\d{3,20}$/.test(plain) ? plain : null;
}

/** "+49 (0)151 …": the zero, or another short prefix, that is dialled inside the country only. */
const bracketedPrefix = /^(\D*\d{1,6}\D*?)[([]\s*(?:0|06|1|8)\s*[)\]]/;

function withoutBracketedPrefix(text: string): string | null {
  const written = latinDigits(withoutInvisible(text).normalize("NFKC")).trim();
  const isInternational = /^(?:tel\S*?:?\s*)?[([]?\s*(?:\+|00)/i.test(written);
  return isInternational && bracketedPrefix.test(written) ? written.replace(bracketedPrefix, "$1 ") : null;
}

/** The readings of a text, the likeliest first. */
function* readings(text: string, library: PhoneLibrary, country: string | undefined) {
  for (const written of [text, withoutBracketedPrefix(text)]) {
    const plain = written === null ? null : plainForm(written);
    if (plain === null) continue;
    // Where the shop has no country a local number may be anybody's: taken for a country code its first digits would name a stranger.
    if (country === undefined && !/^(?:\+|00)/.test(plain)) continue;
    // The shop's own code without the plus: a country without fixed lengths would take it for a national number.
    const code = country === undefined ? null : library.callingCode(country);
    if (code !== null && plain.startsWith(code)) yield library.parse(`+${plain}`, country);
    yield library.parse(plain, country);
    // "00" leads abroad from most countries, and no number anywhere begins with it.
    if (plain.startsWith("00")) yield library.parse(`+${plain.slice(2)}`, country);
    // A country code without the plus, as the contract lets it be sent.
    else if (!plain.startsWith("+")) yield library.parse(`+${plain}`, country);
    // "+0151 …" is a national number to which a plus was added: no country code begins with 0.
    else if (plain.startsWith("+0")) yield library.parse(plain.slice(1), country);
  }
}

function parsePhone(text: string, library: PhoneLibrary, country: string): ParsedPhone | null {
  const home = country.trim().toUpperCase();
  const known = library.callingCode(home) === null ? undefined : home;
  for (const reading of readings(text, library, known)) if (reading?.isValid()) return reading;
  return null;
}

/**
 * The number in E.164, or null when it exists in no country's plan. `country` (ISO 3166, two letters) is where a number without
 * a country code belongs; one that is no country leaves only numbers with a country code.
 */
export const readPhoneNumber = (text: string, library: PhoneLibrary, country: string): string | null =>
  parsePhone(text, library, country)?.number ?? null;

/** The country and national form of a number, for a field where the country is chosen beside it; null when it is none. */
export function phoneParts(
  text: string,
  library: PhoneLibrary,
  country: string,
): { number: string; country: string | null; callingCode: string; national: string } | null {
  const phone = parsePhone(text, library, country);
  if (phone === null) return null;
  return {
    number: phone.number,
    country: phone.country ?? null,
    callingCode: phone.countryCallingCode,
    national: phone.formatNational(),
  };
}

/** A number as people write it in a country: its own without the country code, others with it. What is no number stays. */
export function phoneText(text: string, library: PhoneLibrary, country: string): string {
  const phone = parsePhone(text, library, country);
  if (phone === null) return text;
  const home = library.callingCode(country.trim().toUpperCase());
  return phone.country !== undefined && phone.countryCallingCode === home
    ? phone.formatNational()
    : phone.formatInternational();
}

/**
 * A number as it was stored before plans were known: its digits after a plus. Accounts whose number could not be read since are
 * found by it. Null when the text is no number of 8 to 15 digits.
 */
export function typedPhoneNumber(text: string): string | null {
  const plain = plainForm(text)?.replace(/^\+/, "");
  return plain !== undefined && /^\d{8,15}$/.test(plain) ? `+${plain}` : null;
}

/**
 * A number that was stored before plans were known, in E.164: as it is where that exists, else as the national number to which a
 * plus was added. Null when it is neither, or could as well be meant as a foreign number with a slip in it.
 */
export function readStoredPhone(stored: string, library: PhoneLibrary, country: string): string | null {
  const asStored = readPhoneNumber(stored, library, country);
  if (asStored !== null || library.parse(stored, undefined)?.isPossible()) return asStored;
  return readPhoneNumber(stored.replace(/^\+/, ""), library, country);
}
