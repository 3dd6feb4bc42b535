/**
 * Reads JSON that people wrote into the database by hand: what of it is well formed. Each reader calls `malformed` for what it
 * leaves out.
 */
import { isRecord } from "@/domain/is-record";
import type { LocalText, StoredChoice, StoredOptionGroup, Translations } from "../../db/schema";

/** An entry of JSON; undefined when nothing of it can be read. */
type EntryReader<T> = (value: unknown, malformed: () => void) => T | undefined;
/** The JSON of a column; empty when nothing of it can be read. */
export type ColumnReader<T> = (value: unknown, malformed: () => void) => T;

/** Counts, ids and amounts in the smallest unit. */
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function leaveOut(malformed: () => void): undefined {
  malformed();
  return undefined;
}

/** An entry that fits, or none. */
const entry =
  <T>(fits: (value: unknown) => value is T): EntryReader<T> =>
  (value, malformed) =>
    fits(value) ? value : leaveOut(malformed);
const text = entry((value): value is string => typeof value === "string");
const count = entry(isCount);

const listOf =
  <T>(read: EntryReader<T>): ColumnReader<T[]> =>
  (value, malformed) => {
    if (Array.isArray(value)) return value.flatMap((part: unknown) => read(part, malformed) ?? []);
    malformed();
    return [];
  };

/** An object with any keys, such as languages. */
const recordOf =
  <T>(read: EntryReader<T>): ColumnReader<Record<string, T>> =>
  (value, malformed) => {
    const record: Record<string, T> = {};
    if (!isRecord(value)) malformed();
    else
      for (const [key, part] of Object.entries(value)) {
        const known = read(part, malformed);
        if (known !== undefined) record[key] = known;
      }
    return record;
  };

export const readTexts = listOf(text);
export const readIds = listOf(count);
const readTextsByLanguage = recordOf(text);
export const readTranslations: ColumnReader<Translations> = recordOf(readTextsByLanguage);

export const readLocalText: ColumnReader<LocalText> = (value, malformed) => {
  if (typeof value === "string") return value;
  const { en, ...others } = readTextsByLanguage(value, malformed);
  if (en === undefined) malformed();
  return { ...others, en: en ?? "" };
};

/** Reads a part that may be missing: undefined then, without a log line. */
const optional = <T>(value: unknown, read: ColumnReader<T>, malformed: () => void): T | undefined =>
  value === undefined || value === null ? undefined : read(value, malformed);

const option = entry(
  (value): value is StoredOptionGroup["values"][number] =>
    isRecord(value) && typeof value.label === "string" && isCount(value.price),
);

const groupTexts: EntryReader<{ name: string; labels: string[] }> = (value, malformed) => {
  if (!isRecord(value) || typeof value.name !== "string") return leaveOut(malformed);
  return { name: value.name, labels: readTexts(value.labels, malformed) };
};
const optionGroup: EntryReader<StoredOptionGroup> = (value, malformed) => {
  if (!isRecord(value)) return leaveOut(malformed);
  const { name, type, min = 0, max = 0, required = false } = value;
  const values = listOf(option)(value.values, malformed);
  if (
    typeof name !== "string" ||
    name === "" ||
    (type !== "single" && type !== "multi") ||
    !isCount(min) ||
    !isCount(max) ||
    typeof required !== "boolean" ||
    values.length === 0
  )
    return leaveOut(malformed);
  const translations = optional(value.translations, recordOf(groupTexts), malformed);
  return { name, type, min, max, required, values, ...(translations && { translations }) };
};
export const readOptionGroups = listOf(optionGroup);

const choice: EntryReader<StoredChoice> = (value, malformed) => {
  if (!isRecord(value) || typeof value.name !== "string" || typeof value.title !== "string")
    return leaveOut(malformed);
  const titles = optional(value.titles, readTextsByLanguage, malformed);
  const optionNames = optional(value.optionNames, recordOf(readTexts), malformed);
  return {
    name: value.name,
    title: value.title,
    options: readTexts(value.options, malformed),
    ...(titles && { titles }),
    ...(optionNames && { optionNames }),
  };
};
export const readChoices = listOf(choice);

const optionalText: ColumnReader<LocalText> = (value, malformed) =>
  optional(value, readLocalText, malformed) ?? "";

/** Names and values of a way of paying outside of the app. */
export const readDetails = listOf<{ name: LocalText; value: LocalText }>((value, malformed) =>
  isRecord(value)
    ? { name: readLocalText(value.name, malformed), value: readLocalText(value.value, malformed) }
    : leaveOut(malformed),
);

/** Fields that a shopper fills in. */
export const readFields = listOf<{
  key: string;
  label: LocalText;
  placeholder: LocalText;
  required: boolean;
}>((value, malformed) =>
  isRecord(value) && typeof value.key === "string"
    ? {
        key: value.key,
        label: readLocalText(value.label, malformed),
        placeholder: optionalText(value.placeholder, malformed),
        required: value.required === true,
      }
    : leaveOut(malformed),
);

/** Counts of 5, 4, 3, 2, 1 stars. */
export const readStars: ColumnReader<[number, number, number, number, number]> = (value, malformed) => {
  const [five, four, three, two, one, ...more] = readIds(value, malformed);
  if (one !== undefined && more.length === 0) return [five ?? 0, four ?? 0, three ?? 0, two ?? 0, one];
  malformed();
  return [0, 0, 0, 0, 0];
};
