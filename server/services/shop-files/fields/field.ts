/** A column of a shop's files: how it is read, checked, written again and described. */
import type { ReadPhone } from "../../contacts/contacts";

/** The shop's own rules by which values are read. */
export interface ShopRules {
  /** Decimals of the currency. */
  digits: number;
  /** Code of the currency (ISO 4217), which may be written beside an amount. */
  currency: string;
  readPhone: ReadPhone;
  /** Languages of the shop besides English: each may have a translated column, as `name:ar`. */
  translations: readonly string[];
}

/** A value as the database takes it, or what is wrong with the text, as a clause without its subject. */
export type Reading = { value: unknown } | { problem: string };

/** Kinds of records that others refer to, by the name of their file. */
export type ReferredKind =
  | "zones"
  | "modules"
  | "categories"
  | "brands"
  | "conditions"
  | "stores"
  | "items"
  | "add-ons"
  | "campaigns"
  | "flash-sales";

export interface Field {
  /** The type of PostgreSQL in which the value waits to be written. */
  readonly sqlType:
    | "text"
    | "bigint"
    | "integer"
    | "boolean"
    | "double precision"
    | "date"
    | "time"
    | "timestamptz"
    | "jsonb";
  readonly meaning: string;
  /** The allowed values, as they follow "must be" in a message. */
  readonly allowed: string;
  readonly example: string;
  readonly required: boolean;
  /** Other languages may have a column of their own, as `name:ar`. */
  readonly translated: boolean;
  /** The value of an empty cell, and of a new record without this column. */
  readonly fallback: unknown;
  /** The kind whose keys the value is one of, or several of where it is a list. */
  readonly refersTo: ReferredKind | null;
  /** The value is the key of a picture, or several. */
  readonly isPicture: boolean;
  /** The JSON Schema of the value in a JSON file. */
  readonly schema: Readonly<Record<string, unknown>>;
  /** Reads a text that is not empty. */
  read(text: string, rules: ShopRules): Reading;
  /** Writes a value that is neither null nor the fallback of an empty cell, so that `read` gives the same again. */
  write(value: unknown, rules: ShopRules): string;
}

/** Description of a field. */
export interface FieldOptions {
  meaning: string;
  example?: string;
  required?: boolean;
  translated?: boolean;
  fallback?: unknown;
}

/** A field from what is special to it. */
export function field(
  options: FieldOptions,
  special: Pick<Field, "sqlType" | "allowed" | "example" | "schema" | "read"> & Partial<Field>,
): Field {
  return {
    required: false,
    translated: false,
    fallback: null,
    refersTo: null,
    isPicture: false,
    write: (value) => String(value),
    ...special,
    ...options,
    example: options.example ?? special.example,
  };
}
