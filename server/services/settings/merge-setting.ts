/** Merges a new value into the old one: parts and languages that it does not name stay. */
import { isRecord } from "@/domain/is-record";
import { defaultLanguage } from "../../locales";

/** A text in some languages, by their two letters; English may be missing. */
export const isTranslations = (value: unknown): value is Record<string, string> =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => /^[a-z]{2}$/.test(key) && typeof text === "string");

/** A text of more languages; one in no language counts as English. */
function mergedText(value: Record<string, string>, before: unknown): unknown {
  if (typeof before === "string") return { [defaultLanguage]: before, ...value };
  return isTranslations(before) ? { ...before, ...value } : value;
}

/** The value with every text completed by its other languages, and no more parts than it names itself: what is checked. */
export function completedSetting(value: unknown, before: unknown): unknown {
  if (!isRecord(value)) return value;
  if (isTranslations(value)) return mergedText(value, before);
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      completedSetting(part, isRecord(before) ? before[name] : undefined),
    ]),
  );
}

/** The value with everything of the one before that it does not name: what is stored. Lists are replaced. */
export function mergedSetting(value: unknown, before: unknown): unknown {
  if (!isRecord(value)) return value;
  if (isTranslations(value)) return mergedText(value, before);
  const kept = isRecord(before) ? before : {};
  const named = Object.entries(value).map(([name, part]) => [name, mergedSetting(part, kept[name])]);
  return { ...kept, ...Object.fromEntries(named) };
}

/** The value without one of its parts; undefined where nothing is left, null where that part was never set. */
export function withoutPart(value: unknown, [name, ...path]: readonly string[]): unknown {
  if (name === undefined) return undefined;
  if (!isRecord(value) || !Object.hasOwn(value, name)) return null;
  const { [name]: part, ...others } = value;
  const left = withoutPart(part, path);
  if (left === null) return null;
  if (left !== undefined) return { ...others, [name]: left };
  return Object.keys(others).length === 0 ? undefined : others;
}
