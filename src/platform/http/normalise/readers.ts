/**
 * Tolerant readers of single values. Backends of the contract's generations send numbers as strings, flags in three
 * styles, JSON inside strings and null anywhere; none of these readers throws.
 */
import { ApiError } from "../api-error";

export type Fields = Record<string, unknown>;

/** An object, also when it came as JSON text; otherwise null. */
export function fields(value: unknown): Fields | null {
  const plain = unpacked(value);
  return typeof plain === "object" && plain !== null && !Array.isArray(plain) ? (plain as Fields) : null;
}

/** An array, also as JSON text or as an object with numeric keys (a filtered array of some backends); otherwise empty. */
export function list(value: unknown): unknown[] {
  const plain = unpacked(value);
  if (Array.isArray(plain)) return plain;
  if (typeof plain !== "object" || plain === null) return [];
  const keys = Object.keys(plain);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(plain) : [];
}

/** Each row through its reader; a row that is null or makes its reader throw is dropped. */
export function rows<T>(value: unknown, read: (row: Fields) => T | null): T[] {
  const result: T[] = [];
  for (const raw of list(value)) {
    const row = fields(raw);
    if (row === null) continue;
    try {
      const entity = read(row);
      if (entity !== null) result.push(entity);
    } catch {
      // One broken row must not take the list with it.
    }
  }
  return result;
}

/** Text; numbers become text. Everything else, null included, is the fallback. */
export function text(value: unknown, fallback = ""): string {
  if (typeof value === "string") return value;
  if (typeof value === "number" && Number.isFinite(value)) return String(value);
  return fallback;
}

/** Text, or null when there is none worth showing. */
export function textOrNull(value: unknown): string | null {
  const found = text(value);
  return found.trim() === "" || found === "null" ? null : found;
}

export function numberOrNull(value: unknown): number | null {
  if (typeof value === "boolean") return value ? 1 : 0;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.trim() === "") return null;
  // "1,250.50" of hand-formatted columns.
  const parsed = Number(value.replace(/,(?=\d{3}\b)/g, ""));
  return Number.isFinite(parsed) ? parsed : null;
}

export function number(value: unknown, fallback = 0): number {
  return numberOrNull(value) ?? fallback;
}

export function integer(value: unknown, fallback = 0): number {
  return Math.trunc(number(value, fallback));
}

export function integerOrNull(value: unknown): number | null {
  const found = numberOrNull(value);
  return found === null ? null : Math.trunc(found);
}

/** A row's id: a positive safe integer, or null, and then the row cannot be used. */
export function identifier(value: unknown): number | null {
  const id = numberOrNull(value);
  return id !== null && Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** One test for the three styles of flags: true, 1, "1", "on" (and "true", "yes"). */
export function isOn(value: unknown, fallback = false): boolean {
  if (value === null || value === undefined || value === "") return fallback;
  if (typeof value === "boolean") return value;
  if (typeof value === "number") return value === 1;
  return typeof value === "string" && ["1", "on", "true", "yes"].includes(value.trim().toLowerCase());
}

export function flag(value: unknown, fallback = false): 0 | 1 {
  return isOn(value, fallback) ? 1 : 0;
}

/** A word from the list; anything else is the fallback. */
export function word<const T extends string>(value: unknown, words: readonly T[], fallback: NoInfer<T>): T {
  const found = text(value).trim() as T;
  return words.includes(found) ? found : fallback;
}

/** Several fields through the same reader, by name. Tables of names are half the size of spelt-out objects. */
export function readEach<const N extends string, T>(
  row: Fields,
  names: readonly N[],
  read: (value: unknown) => T,
): Record<N, T> {
  const result = {} as Record<N, T>;
  for (const name of names) result[name] = read(row[name]);
  return result;
}

export function texts(value: unknown): string[] {
  return list(value).flatMap((entry) => {
    const found = textOrNull(entry);
    return found === null ? [] : [found];
  });
}

/** `HH:mm[:ss]`, otherwise the fallback. */
export function timeOfDay(value: unknown, fallback: string): string {
  const found = text(value).trim();
  return /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(found) ? found : fallback;
}

/**
 * The response as an object; throws `unusable` when it is none or an empty one. With `anyOf` it must name one of these
 * fields, so that the right shape of another call is not taken for this one's.
 */
export function requireObject(value: unknown, anyOf?: readonly string[]): Fields {
  const response = fields(value);
  if (response === null) throw new ApiError("unusable");
  const named = anyOf ? anyOf.some((name) => response[name] !== undefined) : Object.keys(response).length > 0;
  if (!named) throw new ApiError("unusable");
  return response;
}

/** Null, which the framework of many backends writes as an empty object. */
export function isNothing(value: unknown): boolean {
  return value === null || (fields(value) !== null && Object.keys(fields(value) ?? {}).length === 0);
}

/** An array, also as an object with numeric keys; throws `unusable` for anything else, an empty object included. */
export function requireList(value: unknown): unknown[] {
  const found = list(value);
  if (found.length === 0 && !Array.isArray(unpacked(value))) throw new ApiError("unusable");
  return found;
}

/** The rows of a list. Broken ones are dropped; throws `unusable` when it is no list, or none of its entries a row. */
export function requireReadable<T>(value: unknown, read: (row: Fields) => T | null): T[] {
  const found = requireList(value);
  if (found.length > 0 && found.every((entry) => fields(entry) === null)) throw new ApiError("unusable");
  return rows(found, read);
}

/** The response's rows: a bare array or `{data: […]}`; throws `unusable` for anything else. */
export function requireRows<T>(value: unknown, read: (row: Fields) => T | null): T[] {
  const response = fields(value);
  return requireReadable(response !== null && "data" in response ? response.data : value, read);
}

/** An entity whose own id is missing cannot be shown. */
export function requireEntity<T>(entity: T | null): T {
  if (entity === null) throw new ApiError("unusable");
  return entity;
}

function unpacked(value: unknown): unknown {
  if (typeof value !== "string" || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}
