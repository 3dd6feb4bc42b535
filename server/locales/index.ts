/**
 * The server's languages: one folder each. A new one is added to `locales`; texts that it leaves out fall back to English.
 */
import type { LocalSigns } from "@/domain/currencies/currency-signs";
import { texts as ar } from "./ar";
import { currencySigns as arabicSigns } from "./ar/currency-signs";
import { texts as en, type Texts } from "./en";

export type { Texts };

/** A language's texts, some of which may be missing. */
export type PartialTexts = { [Section in keyof Texts]?: Partial<Texts[Section]> | Texts[Section] };

const locales = { en, ar } satisfies Record<string, PartialTexts>;

export type Language = keyof typeof locales;
export const languages = Object.keys(locales) as Language[];
export const defaultLanguage: Language = "en";

/** Signs of currencies in each language's own letters. */
export const currencySigns: Readonly<Record<Language, LocalSigns>> = { en: {}, ar: arabicSigns };

/** Those of all languages: a sign may be set in any of them. */
export const allCurrencySigns: LocalSigns = Object.assign({}, ...Object.values(currencySigns));

/** A language's texts, with English in the place of missing ones. */
export function withFallback(texts: PartialTexts, fallback: Texts = en): Texts {
  return Object.fromEntries(
    Object.entries(fallback).map(([section, english]) => {
      const own = texts[section as keyof Texts];
      const isTable = typeof english === "object" && !Array.isArray(english);
      return [section, isTable ? { ...english, ...(own as object | undefined) } : (own ?? english)];
    }),
  ) as Texts;
}

const complete = Object.fromEntries(
  languages.map((language) => [language, withFallback(locales[language])]),
) as Record<Language, Texts>;

/** All texts of a language. */
export const textsOf = (language: Language): Texts => complete[language];

/** The texts of every language. */
export const allTexts: readonly Texts[] = Object.values(complete);

/** A text with its braces filled. A value that is missing leaves nothing. */
export function fillText(
  text: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** The language of a tag like "ar-EG"; null for one that is not among ours. */
export function knownLanguage(tag: string): Language | null {
  const code = tag.trim().toLowerCase();
  return languages.find((language) => new RegExp(`^${language}(?![a-z])`).test(code)) ?? null;
}

/** The language that a header or a stored value names; English otherwise. */
export function languageFrom(tag: string | null | undefined): Language {
  return knownLanguage(tag ?? "") ?? defaultLanguage;
}
