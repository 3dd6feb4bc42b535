/**
 * Languages that the shop brought for a program of its own people (the board, the couriers' page). The device keeps them, so that
 * they are there before the first paint and without a network.
 */
import { areStaffLanguages, type StaffLanguage } from "../../domain/branding/staff-language";
import { defaultLanguage, type LanguageRow, languages } from "./languages";
import { formatMessage, type TextParameters } from "./message-format";

const storageKey = (program: string) => `doorstep-${program}.languages`;

/** Texts by the language's code. */
let brought: ReadonlyMap<string, StaffLanguage["texts"]> = new Map();

/** Puts them behind those of the build in the table of languages. */
function take(rows: readonly StaffLanguage[]): void {
  const built = languages.filter(({ languageCode }) => !brought.has(languageCode));
  const more = rows.filter((row) => !built.some(({ languageCode }) => languageCode === row.languageCode));
  const own = more.map(({ texts: _, ...row }) => row as unknown as LanguageRow);
  languages.splice(0, languages.length, ...built, ...own);
  brought = new Map(more.map(({ languageCode, texts }) => [languageCode, texts]));
}

function kept(program: string): StaffLanguage[] {
  try {
    const rows: unknown = JSON.parse(localStorage.getItem(storageKey(program)) ?? "[]");
    return areStaffLanguages(rows) ? rows : [];
  } catch {
    // Damaged or forbidden: the server tells them again.
    return [];
  }
}

/** Takes what the device keeps; to be called before anything reads which languages there are. */
export const takeKeptLanguages = (program: string): void => take(kept(program));

/**
 * Asks the server for the languages of a program and keeps them. What is on the screen changes with the next start; a language that
 * is chosen now has its texts at once. Resolves to whether there are others than before, and never rejects.
 */
export async function readStaffLanguages(program: string): Promise<boolean> {
  try {
    const response = await fetch(`/texts/${program}.json`);
    const rows: unknown = response.ok ? await response.json() : null;
    if (!areStaffLanguages(rows)) return false;
    const text = JSON.stringify(rows);
    if (text === JSON.stringify(kept(program))) return false;
    take(rows);
    localStorage.setItem(storageKey(program), text);
    return true;
  } catch {
    // No line, or a full storage: those of before stay.
    return false;
  }
}

/** Says the text of a key in a language: the shop's own, else the build's, else the English one. */
export function staffText<Key extends string>(
  built: Readonly<Record<string, Readonly<Record<Key, string>>>>,
  language: string,
  key: Key,
  parameters: TextParameters = {},
): string {
  const own = brought.get(language)?.[key] ?? built[language]?.[key];
  if (own !== undefined) return formatMessage(own, parameters, language);
  // Its plurals are English ones, too.
  return formatMessage(built[defaultLanguage]?.[key] ?? key, parameters, defaultLanguage);
}
