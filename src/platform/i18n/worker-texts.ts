/** The worker's texts. A worker may be stopped at any moment and loads nothing later, so its script has all languages. */
import {
  defaultLanguage,
  type LanguageCode,
  type LanguageRow,
  languages,
  offeredLanguage,
} from "./languages";
import arabic from "./locales/ar/worker";
import english from "./locales/en/worker";
import { formatMessage, type TextParameters } from "./message-format";

type WorkerTexts = Readonly<Record<keyof typeof english, string>>;

const texts: Partial<Record<LanguageCode, Partial<WorkerTexts>>> = { en: english, ar: arabic };

/** Takes a language that the shop brought, with its texts; the same one again takes the place of what was known. */
export function addWorkerLanguage(row: LanguageRow, own: Partial<WorkerTexts>): void {
  const index = languages.findIndex(({ languageCode }) => languageCode === row.languageCode);
  languages.splice(index < 0 ? languages.length : index, index < 0 ? 0 : 1, row);
  texts[row.languageCode] = own;
}

/** A text of the worker in the language of the shopper, in English where that language lacks it. */
export function workerText(
  key: keyof WorkerTexts,
  languageCode: string | null | undefined,
  parameters: TextParameters = {},
): string {
  const language = offeredLanguage(languageCode);
  const own = texts[language]?.[key];
  return formatMessage(own ?? english[key], parameters, own === undefined ? defaultLanguage : language);
}
