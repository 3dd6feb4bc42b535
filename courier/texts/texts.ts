/** The page's own words. Both languages are in its script: they are small, and it starts without a network. */
import { useMemo } from "react";
import { defaultLanguage, type LanguageCode } from "@/platform/i18n/languages";
import { formatMessage, type TextParameters } from "@/platform/i18n/message-format";
import arabic from "../locales/ar.json";
import english from "../locales/en.json";
import { useDeviceSettings } from "../settings/device-settings";

export type TextKey = keyof typeof english;
export type Translate = (key: TextKey, parameters?: TextParameters) => string;

const texts: Record<LanguageCode, Readonly<Record<TextKey, string>>> = { en: english, ar: arabic };

/** `t` of a language. */
export const translator =
  (language: LanguageCode): Translate =>
  (key, parameters = {}) =>
    formatMessage((texts[language] ?? texts[defaultLanguage])[key], parameters, language);

export function useTexts(): Translate {
  const language = useDeviceSettings((settings) => settings.language);
  return useMemo(() => translator(language), [language]);
}
