/** Languages that the shop brought, for rows that are rendered on the server: there is no document that names them. */

import { type BroughtTexts, setBroughtTexts } from "@/platform/i18n/brought-texts";
import { type LanguageRow, languages } from "@/platform/i18n/languages";
import { forgetTexts, preloadTexts, startTexts } from "@/platform/i18n/texts";

export interface BroughtLanguageTexts {
  row: LanguageRow;
  texts: BroughtTexts;
  /** Another one for other texts. */
  version: string;
}

/** Versions of those that are there. */
const prepared = new Map<string, string>();

/** Resolves when the language is one of the table, with these texts and the namespaces that rows need. */
export async function prepareLanguage(
  { row, texts, version }: BroughtLanguageTexts,
  namespaces: Parameters<typeof preloadTexts>,
): Promise<void> {
  const code = row.languageCode;
  if (prepared.get(code) === version) return;
  const index = languages.findIndex(({ languageCode }) => languageCode === code);
  languages.splice(index < 0 ? languages.length : index, index < 0 ? 0 : 1, row);
  setBroughtTexts(code, texts);
  forgetTexts(code);
  await startTexts(code);
  await preloadTexts(...namespaces);
  prepared.set(code, version);
}
