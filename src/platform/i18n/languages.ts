/**
 * The table of languages: each that ships is a folder under `locales` and a line here. The first one is the default and fills
 * what others lack. Those that the shop brought follow, as the document names them.
 */
import { type BroughtLanguageRow, broughtLanguagesMeta } from "../../domain/branding/brought-language";
import { baseLanguage } from "../../domain/visitor-language";
import { meta } from "../document-meta";
import arabic from "./locales/ar/language";
import english from "./locales/en/language";

/** Languages the page is offered in. */
export const languages: LanguageRow[] = [
  english,
  arabic,
  ...(JSON.parse(meta(broughtLanguagesMeta) || "[]") as LanguageRow[]),
];

/** Codes of the languages that ship. At run time it may also be one that the shop brought, of which tables have no row. */
export type LanguageCode = (typeof english | typeof arabic)["languageCode"];

export interface LanguageRow extends Omit<BroughtLanguageRow, "languageCode" | "direction" | "file"> {
  languageCode: LanguageCode;
  /** Absent where it is written from left to right. */
  direction?: "ltr" | "rtl";
  /** Where the texts are that the shop brought; those that ship are in the build. */
  file?: string;
}

export const defaultLanguage: LanguageCode = english.languageCode;

const rowOf = (tag: string): LanguageRow | undefined =>
  languages.find(({ languageCode }) => languageCode === baseLanguage(tag));

/** Direction of a language code; a region ("ar-SA") does not matter. */
export function direction(languageCode: string): "ltr" | "rtl" {
  return rowOf(languageCode)?.direction ?? "ltr";
}

/** The offered language that matches a code; the default one when none does. */
export function offeredLanguage(languageCode: string | null | undefined): LanguageCode {
  return rowOf(languageCode ?? "")?.languageCode ?? defaultLanguage;
}
