// @chunk cards
/** How each language writes times, distances and ages. In the first script, because first screens show them. */
import { type LanguageCode, offeredLanguage } from "./languages";
import arabic from "./locales/ar/formats";
import english from "./locales/en/formats";

/** Texts are messages as `formatMessage` fills them. Digits are 0 to 9 in every language. */
export interface Formats {
  /** BCP 47 tag by which the browser names months and weekdays. */
  locale: string;
  /** What follows a time of day on a clock of 12 hours. */
  morning: string;
  afternoon: string;
  /** With `{value}`. */
  metres: string;
  kilometres: string;
  justNow: string;
  /** With `{count}`. */
  minutesAgo: string;
  hoursAgo: string;
  daysAgo: string;
}

/** What a language leaves out is written as in English. */
export const languageFormats: Record<LanguageCode, Partial<Formats>> = { en: english, ar: arabic };

export const formatsOf = (languageCode: string): Formats => ({
  ...english,
  ...languageFormats[offeredLanguage(languageCode)],
});
