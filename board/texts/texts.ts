/**
 * The board's own words. Both languages of the build are in its script: they are small, and a tablet changes hands. Those that the
 * shop brought are kept by the device.
 */
import { useMemo } from "react";
import { defaultLanguage, type LanguageCode } from "@/platform/i18n/languages";
import type { TextParameters } from "@/platform/i18n/message-format";
import { staffText } from "@/platform/i18n/staff-languages";
import arabic from "../locales/ar.json";
import english from "../locales/en.json";
import { useDeviceSettings } from "../settings/device-settings";

export type TextKey = keyof typeof english;
export type Translate = (key: TextKey, parameters?: TextParameters) => string;

const texts: Record<LanguageCode, Readonly<Record<TextKey, string>>> = { en: english, ar: arabic };

/** `t` of a language. */
export const translator =
  (language: LanguageCode): Translate =>
  (key, parameters) =>
    staffText(texts, language, key, parameters);

export function useTexts(): Translate {
  const language = useDeviceSettings((settings) => settings.language);
  return useMemo(() => translator(language), [language]);
}

/** A text by a word of the server, such as a status; null where there is none for it. */
export function textOfWord(
  t: Translate,
  prefix: "status" | "amount" | "did" | "field" | "pay" | "paidBy",
  word: string,
): string | null {
  const key = `${prefix}.${word}`;
  return Object.hasOwn(texts[defaultLanguage], key) ? t(key as TextKey) : null;
}
