/** One record of a file: every cell read by its field, and all that is wrong with it. */
import { defaultLanguage } from "../../locales";
import { listSeparator } from "../translations/translated-columns";
import type { Field, Reading, ShopRules } from "./fields/field";
import { listSign } from "./fields/text-fields";
import type { Kind } from "./kinds/kind";
import type { Problems } from "./problems";
import type { RawRow } from "./reading/read-table";

/** A column of a file: its field, and the language of a translation. */
export interface FileColumn {
  name: string;
  fieldName: string;
  field: Field;
  language: string | null;
}

/** The column of that name, or what is wrong with it. */
export function columnOf(kind: Kind, name: string, rules: ShopRules): FileColumn | { problem: string } {
  const [fieldName = "", language] = name.split(":");
  const field = Object.hasOwn(kind.fields, fieldName) ? kind.fields[fieldName] : undefined;
  if (!field) return { problem: `is no column of ${kind.name}: ${Object.keys(kind.fields).join(", ")} are` };
  if (language === undefined || language === defaultLanguage)
    return { name, fieldName, field, language: null };
  if (!field.translated) return { problem: `has no translations: ${fieldName} is the same in all languages` };
  if (!rules.translations.includes(language)) {
    return {
      problem: `is in a language that the shop has not: ${rules.translations.join(", ")} are its others`,
    };
  }
  return { name, fieldName, field, language };
}

/** A row that can be written: values by field, and texts of other languages by language and field; null removes one. */
export interface ReadRow {
  line: number;
  values: Record<string, unknown>;
  translations: Record<string, Record<string, unknown>>;
}

/** A text is the same whichever system its line breaks come from. */
const oneLineEnd = (text: string): string => (text.includes("\r") ? text.replace(/\r\n?/g, "\n") : text);

/** The text of a value of JSON, as a table would have it; null for what no cell can hold. */
function textOfJson(value: unknown): string | null {
  if (typeof value === "string") return oneLineEnd(value.trim());
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number") return Number.isFinite(value) ? plainNumber(value) : null;
  if (Array.isArray(value)) {
    const texts = value.map((entry) => (typeof entry === "string" ? oneLineEnd(entry.trim()) : null));
    return texts.every((entry) => entry !== null && !entry.includes(listSign)) ? texts.join(listSign) : null;
  }
  return typeof value === "object" && value !== null ? JSON.stringify(value) : null;
}

const plainNumber = (value: number): string =>
  Math.abs(value) >= 1e21 || (value !== 0 && Math.abs(value) < 1e-6) ? value.toFixed(12) : String(value);

/** Lists of other languages are kept as lines of one text. */
const storedText = (value: unknown) => (Array.isArray(value) ? value.join(listSeparator) : value);

const isEmpty = (cell: unknown) =>
  cell === undefined || cell === null || cell === "" || (Array.isArray(cell) && cell.length === 0);

/** Reads a row; `isGood` is false when something is wrong with it, which `problems` says for every cell. */
export function readRow(
  file: string,
  { line, cells }: RawRow,
  columns: readonly FileColumn[],
  rules: ShopRules,
  problems: Problems,
): { row: ReadRow; isGood: boolean } {
  const row: ReadRow = { line, values: {}, translations: {} };
  let isGood = true;
  const refuse = (column: string, value: string | null, message: string) => {
    problems.add({ file, line, column, value, message });
    isGood = false;
  };
  for (const { name, fieldName, field, language } of columns) {
    const cell = cells[name];
    const put = (value: unknown) => {
      if (language === null) {
        row.values[fieldName] = value;
        return;
      }
      const texts = row.translations[language] ?? {};
      texts[fieldName] = storedText(value);
      row.translations[language] = texts;
    };
    if (isEmpty(cell)) {
      if (field.required && language === null) refuse(name, null, `is missing. It must be ${field.allowed}.`);
      else put(language === null ? field.fallback : null);
      continue;
    }
    const text = textOfJson(cell);
    const reading: Reading = text === null ? { problem: "is of another type" } : field.read(text, rules);
    if ("problem" in reading)
      refuse(name, text ?? JSON.stringify(cell), `${reading.problem}. It must be ${field.allowed}.`);
    else put(reading.value);
  }
  return { row, isGood };
}

/** The texts that name a row, with "" for a part that is empty. */
export const keyOf = (kind: Kind, row: ReadRow): string[] =>
  kind.key.map((name) => String(row.values[name] ?? ""));
