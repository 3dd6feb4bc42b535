/**
 * The server's languages: one folder each. A new one is added to `locales`; texts that it leaves out fall back to English.
 */
import type { LocalSigns } from "@/domain/currencies/currency-signs";
import { texts as ar } from "./ar";
import { currencySigns as arabicSigns } from "./ar/currency-signs";
import { texts as en, type Texts } from "./en";

export type { Texts };

/** A language's texts, some of which may be missing. */
export type PartialTexts = Missing<Texts>;
type Missing<T> = T extends readonly unknown[] | string ? T : { [Key in keyof T]?: Missing<T[Key]> };

const locales: Readonly<Record<string, PartialTexts>> = { en, ar };

/** A code of two letters: of a folder here, or of a language that the shop brought. */
export type Language = string;
export const defaultLanguage: Language = "en";
export const shippedLanguages: readonly Language[] = Object.keys(locales);

/** Signs of currencies in each language's own letters. */
export const currencySigns: Readonly<Record<Language, LocalSigns>> = { en: {}, ar: arabicSigns };

/** Those of all languages: a sign may be set in any of them. */
export const allCurrencySigns: LocalSigns = Object.assign({}, ...Object.values(currencySigns));

/** A language's texts, with English in the place of missing ones. A list is taken whole. */
export function withFallback(texts: PartialTexts, fallback: Texts = en): Texts {
  return filled(texts, fallback) as Texts;
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function filled(own: unknown, fallback: unknown): unknown {
  if (!isTable(fallback)) return own ?? fallback;
  const table = isTable(own) ? own : {};
  return Object.fromEntries(Object.entries(fallback).map(([key, text]) => [key, filled(table[key], text)]));
}

const complete = new Map<Language, Texts>();
const known: Language[] = [];

/** The languages that there are now: the shipped ones, then those that the shop brought. */
export const languages: readonly Language[] = known;

/** The languages that the shop brought, in the place of those that were known before. One process serves one shop. */
export function setBroughtLanguages(brought: ReadonlyMap<Language, PartialTexts>): void {
  complete.clear();
  for (const [language, texts] of [...brought, ...Object.entries(locales)])
    complete.set(language, withFallback(texts));
  known.splice(
    0,
    known.length,
    ...shippedLanguages,
    ...[...brought.keys()].filter((code) => !(code in locales)),
  );
}

setBroughtLanguages(new Map());

/** All texts of a language; English ones of a language that is not there any more. */
export const textsOf = (language: Language): Texts => complete.get(language) ?? withFallback({});

/** The texts of every language. */
export const allTexts = (): Texts[] => languages.map(textsOf);

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
