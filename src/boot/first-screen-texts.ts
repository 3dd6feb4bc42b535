/** Texts that the prerendered first screen and the landing share, by language. */
import type { LanguageCode } from "../platform/i18n/languages";
import arabic from "../platform/i18n/locales/ar/first-screen";
import english from "../platform/i18n/locales/en/first-screen";

export const firstScreenTexts: Record<LanguageCode, Readonly<Record<keyof typeof english, string>>> = {
  en: english,
  ar: arabic,
};
