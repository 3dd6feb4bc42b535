/** How each language writes times and distances. In the first script, because first screens show them. */

import type { Formats, FormatTexts } from "./language-formats";
import { type LanguageCode, offeredLanguage } from "./languages";
import arabic from "./locales/ar/formats";
import english from "./locales/en/formats";

/** English formats fill in what a language leaves out. */
export const languageFormats: Record<LanguageCode, Partial<FormatTexts>> = { en: english, ar: arabic };

export const formatsOf = (languageCode: string): Formats => {
  const locale = offeredLanguage(languageCode);
  return { ...english, locale, ...languageFormats[locale] };
};
