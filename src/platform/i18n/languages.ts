/** The table of languages: each is a folder under `locales` and a line here. The first one is the default and fills what others lack. */
import { baseLanguage, visitorLanguage } from "../../domain/visitor-language";
import arabic from "./locales/ar/language";
import english from "./locales/en/language";

/** Languages the page is offered in; the country is the flag and the default of the country selector. */
export const languages = [english, arabic] as const;

export type LanguageCode = (typeof languages)[number]["languageCode"];

export const defaultLanguage = languages[0].languageCode;

/** Written from right to left, by the specification; every other language goes from left to right. */
const rightToLeft = ["ar", "arc", "dv", "fa", "ha", "he", "khw", "ks", "ku", "ps", "ur", "yl"];

/** Direction of a language code; a region ("ar-SA") does not matter. */
export function direction(languageCode: string): "ltr" | "rtl" {
  return rightToLeft.includes(baseLanguage(languageCode)) ? "rtl" : "ltr";
}

/** The offered language that matches a code; the default one when none does. */
export function offeredLanguage(languageCode: string | null | undefined): LanguageCode {
  const base = baseLanguage(languageCode ?? "");
  return languages.find((language) => language.languageCode === base)?.languageCode ?? defaultLanguage;
}

/**
 * The language of a visitor who has chosen none: the device's, else the shop's. `offered` are the shop's codes, its own first;
 * codes that have no texts here do not count, and where nothing is left it is the page's own table.
 */
export function languageForVisitor(wanted: readonly string[], offered: readonly string[]): LanguageCode {
  const codes = languages.map((language) => language.languageCode);
  const [first, ...others] = offered.flatMap((code) => codes.find((known) => known === code) ?? []);
  return visitorLanguage(wanted, first ? [first, ...others] : [defaultLanguage, ...codes]);
}
