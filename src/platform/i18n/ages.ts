// @chunk cards
/** How each language says how long ago something was. */
import type { Ages } from "./language-formats";
import { type LanguageCode, offeredLanguage } from "./languages";
import arabic from "./locales/ar/ages";
import english from "./locales/en/ages";

/** English fills in what a language leaves out. */
export const languageAges: Record<LanguageCode, Partial<Ages>> = { en: english, ar: arabic };

export const agesOf = (languageCode: string): Ages => ({
  ...english,
  ...languageAges[offeredLanguage(languageCode)],
});
