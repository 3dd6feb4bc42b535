import type { Language } from "../../context";
import type { Translations } from "../../db/schema";
import { defaultLanguage } from "../../locales";

/** A column in a language, in English where there is no translation. */
export function translated<T extends string | null>(
  english: T,
  translations: Translations | null | undefined,
  column: string,
  language: Language,
): T | string {
  if (language === defaultLanguage) return english;
  const text: unknown = translations?.[language]?.[column];
  // An operator may have written anything.
  return typeof text === "string" && text !== "" ? text : english;
}

/** A text that was written down in any language, in the reader's; unchanged where the column does not say so any more. */
export function translatedAgain(
  written: string,
  english: string,
  translations: Translations | null | undefined,
  column: string,
  language: Language,
): string {
  const known = [english, ...Object.values(translations ?? {}).map((texts) => texts?.[column])];
  return known.includes(written) ? translated(english, translations, column, language) : written;
}

/** Several short texts of one column are kept as lines of one translation. */
export const listSeparator = "\n";

/** A list column in a language. */
export function translatedList(
  english: readonly string[],
  translations: Translations | null | undefined,
  column: string,
  language: Language,
): string[] {
  const text: unknown = language === defaultLanguage ? undefined : translations?.[language]?.[column];
  const list = typeof text === "string" && text !== "" ? text.split(listSeparator) : [];
  return list.length === english.length ? list : [...english];
}

const pictureRoot = "/pictures/";

/** The same-origin path of a picture; what is an address already stays one. */
export function pictureUrl(key: string | null | undefined): string | null {
  if (!key) return null;
  return /^(https?:\/|\/)/.test(key) ? key : pictureRoot + key;
}
