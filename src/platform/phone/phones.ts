/** The library of the world's phone numbers with the rules that use it. Heavy: forms and shown numbers load it, no first screen. */
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { type PhoneLibrary, phoneParts, phoneText, readPhoneNumber } from "@/domain/phone-number";

const library: PhoneLibrary = {
  parse: (text, country) =>
    parsePhoneNumberFromString(text, {
      extract: false,
      ...(country !== undefined && isSupportedCountry(country) ? { defaultCountry: country } : {}),
    }),
  callingCode: (country) => (isSupportedCountry(country) ? getCountryCallingCode(country) : null),
};

/** The main country of each code that several countries share. */
const mainCountries: Readonly<Record<string, string>> = {
  1: "US",
  7: "RU",
  39: "IT",
  44: "GB",
  47: "NO",
  61: "AU",
  212: "MA",
  262: "RE",
  290: "SH",
  358: "FI",
  590: "GP",
  599: "CW",
};

/** E.164; null when the text is no number of any country's plan. */
export const readPhone = (text: string, country: string): string | null =>
  readPhoneNumber(text, library, country);

/** As people write it in that country. */
export const writePhone = (text: string, country: string): string => phoneText(text, library, country);

/** A typical number of a country, with the country's code; undefined when it is no country. */
export function examplePhone(country: string): string | undefined {
  const code = country.trim().toUpperCase();
  return isSupportedCountry(code) ? getExampleNumber(code, examples)?.formatInternational() : undefined;
}

/** Countries that have phone numbers, with the digits of their codes. */
export const callingCodes = (): { country: string; code: string }[] =>
  getCountries().map((country) => ({ country, code: getCountryCallingCode(country) }));

/** The country that a typed number names by its code; null while it names none. */
export function countryOfTyped(text: string, country: string): string | null {
  const known = phoneParts(text, library, country);
  if (known !== null) return known.country;
  const written = text.replace(/[^\d+]/g, "").replace(/^00/, "+");
  if (!written.startsWith("+")) return null;
  const main = Object.entries(mainCountries).find(([code]) => written.startsWith(`+${code}`))?.[1];
  const codes = callingCodes().filter(({ code }) => written.startsWith(`+${code}`));
  // One code may belong to several countries: the shop's own first.
  return (
    (
      codes.find((entry) => entry.country === country) ??
      codes.find((entry) => entry.country === main) ??
      codes[0]
    )?.country ?? null
  );
}

/** The typed number as one of another country: in the shop's own country without its code, in others with it. */
export function inCountry(text: string, chosen: string, shopCountry: string): string {
  const typed = phoneParts(text, library, countryOfTyped(text, shopCountry) ?? shopCountry);
  const digits = typed?.national ?? text.replace(/^\s*(?:\+|00)\d*\s*/, "");
  const number = readPhoneNumber(digits, library, chosen);
  if (number !== null) return phoneText(number, library, shopCountry);
  if (chosen === shopCountry) return digits;
  return `+${library.callingCode(chosen) ?? ""} ${digits.replace(/^0+/, "")}`;
}
