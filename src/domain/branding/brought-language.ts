/** A language that the shop brought, as server, page and worker exchange it. */
import { isRecord } from "../is-record";

/** A row of the page's table of languages; the document has those that the shop brought as JSON in a meta element. */
export interface BroughtLanguageRow {
  /** Its name in itself. */
  languageName: string;
  languageCode: string;
  direction: "ltr" | "rtl";
  /** Address of all its texts of the page, which never change there: another text is another address. */
  file: string;
}

/** The name of that meta element. */
export const broughtLanguagesMeta = "languages";

export interface BroughtLanguage extends BroughtLanguageRow {
  /** Texts that the build writes into documents, by the English ones. */
  documentTexts: Readonly<Record<string, string>>;
  /** Texts of the landing's first screen, by their keys. */
  firstScreen: Readonly<Record<string, string>>;
  /** Texts of the worker, by their keys. */
  worker: Readonly<Record<string, string>>;
}

const isTable = (value: unknown): boolean =>
  isRecord(value) && Object.values(value).every((text) => typeof text === "string");

/** Whether a value that was read from the network or from storage is a list of such languages. */
export const areBroughtLanguages = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every(
    (row: unknown) =>
      isRecord(row) &&
      /^[a-z]{2}$/.test(String(row.languageCode)) &&
      /^\/texts\/[\w-]+\/[a-z]{2}\.json$/.test(String(row.file)) &&
      (row.direction === "ltr" || row.direction === "rtl") &&
      typeof row.languageName === "string" &&
      [row.documentTexts, row.firstScreen, row.worker].every(isTable),
  );
