import { type SQL, sql } from "drizzle-orm";
import { refusal } from "../../core/errors";

const maxId = 2_147_483_647;

/** A positive id from text; null for anything else. */
export function idFrom(text: string): number | null {
  if (!/^\d{1,10}$/.test(text)) return null;
  const id = Number(text);
  return id >= 1 && id <= maxId ? id : null;
}

/** A condition on the row `alias` for an id or a slug; null when the text can be neither. */
export function isIdOrSlug(alias: string, text: string): SQL | null {
  const table = sql.raw(alias);
  const id = idFrom(text);
  if (id !== null) return sql`${table}.id = ${id}`;
  // Slugs never begin with a digit alone; control characters would be refused by the database.
  if (/^\d+$/.test(text) || !/^[\p{L}\p{N}_.-]{1,191}$/u.test(text)) return null;
  return sql`${table}.slug = ${text}`;
}

/** Words of a list parameter: `["popular","low"]`, `[popular,low]` and `popular,low` are the same. */
export function listFrom(text: string | undefined): string[] {
  return (text ?? "")
    .replace(/[[\]"'\s]/g, "")
    .split(",")
    .filter((word) => word !== "")
    .slice(0, 100);
}

/** Ids of a list parameter; words that are no ids are left out. */
export function idsFrom(text: string | undefined): number[] {
  return [...new Set(listFrom(text).flatMap((word) => idFrom(word) ?? []))];
}

/** A number of the query; refuses with the field's name what is none. */
export function numberParameter(field: string, text: string | undefined): number | null {
  const plain = text?.trim() ?? "";
  if (plain === "" || plain === "null" || plain === "undefined") return null;
  if (!/^-?\d{1,12}(\.\d{1,6})?$/.test(plain)) throw refusal(403, field, `The ${field} must be a number.`);
  return Number(plain);
}
