import type { Translations } from "../../db/schema";
import { refuse } from "../refusals";

interface StoreTexts {
  name: string;
  address: string;
  translations: Translations;
}

const maxRows = 40;
const maxLength = 191;
/** NUL and halves of surrogate pairs, which no database can hold; in JSON within text they come escaped. */
const unstorable = /[\p{Surrogate}\0]/u;

/**
 * Name and address of a store in its languages, from the form's JSON. The first name and address are those of the shop's
 * first language. Refuses with 403 `translations` anything else, and a list that lacks one of the two.
 */
export function readStoreTexts(json: string): StoreTexts {
  const first: Record<string, string> = {};
  const translations: Record<string, Record<string, string>> = {};
  for (const row of parseRows(json)) {
    const { locale, key, value } = (row ?? {}) as Record<string, unknown>;
    if (typeof locale !== "string" || !/^[a-z]{2,3}(-[A-Za-z]{2,4})?$/.test(locale))
      throw refuse("store_texts");
    if ((key !== "name" && key !== "address") || typeof value !== "string") throw refuse("store_texts");
    const text = value.trim();
    if (text.length > maxLength || unstorable.test(text)) throw refuse("store_texts");
    if (text === "") continue;
    if (first[key] === undefined) first[key] = text;
    else translations[locale] = { ...translations[locale], [key]: text };
  }
  const { name, address } = first;
  if (!name || !address) throw refuse("store_texts");
  return { name, address, translations };
}

function parseRows(json: string): unknown[] {
  try {
    const rows: unknown = JSON.parse(json);
    if (Array.isArray(rows) && rows.length <= maxRows) return rows;
  } catch {
    // Refused below, like any text that is not a list.
  }
  throw refuse("store_texts");
}
