/** Finds the stores for a text: first by their names, then by what they sell. */
import { type SQL, sql } from "drizzle-orm";
import type { SearchNote } from "@/contract/calls/catalogue";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { inServedZones, type ServedZone } from "../zones/served-zones";
import type { Unit } from "./dictionary";
import { findItems } from "./find-items";
import { storeWordsOf } from "./match-ranking";
import type { ParsedQuery } from "./parse-query";

/** Stores that a search is answered with. */
const maxStores = 500;

/** Ids of stores, the best first where it matters. */
export interface FoundStores {
  /** Stores that are called so. */
  named: number[];
  /** Those and stores that sell it. */
  all: number[];
  note: SearchNote;
}

/** The words of the names of stores `s`, as their index holds them. */
const nameWords = sql`search_words_in(s.name || ' ' || coalesce(translated_texts(s.translations, 'name'), ''))`;

const joined = (conditions: readonly SQL[], word: SQL) => sql`(${sql.join([...conditions], word)})`;

/** The condition on stores `s` that their names have every word; null when none can. */
export function namedSo(units: readonly Unit[]): SQL | null {
  const conditions = units.map((unit) =>
    storeWordsOf(unit).map((parts) =>
      joined(
        parts.map((words) => sql`${nameWords} && ${sql.param([...new Set(words)])}::text[]`),
        sql` and `,
      ),
    ),
  );
  if (conditions.length === 0 || conditions.some((alternatives) => alternatives.length === 0)) return null;
  return joined(
    conditions.map((alternatives) => joined(alternatives, sql` or `)),
    sql` and `,
  );
}

/** Ids of stores that are called so. */
async function findNamedStores(
  database: Queryable,
  { units }: ParsedQuery,
  served: readonly ServedZone[],
): Promise<number[]> {
  const condition = namedSo(units);
  if (condition === null || served.length === 0) return [];
  const found = await database.execute(sql`
    select s.id from stores s where s.status and ${condition} and ${joined(inServedZones("s", served), sql` or `)}
    limit ${maxStores}`);
  return rowsOf<{ id: number }>(found).map(({ id }) => id);
}

/** Ids of stores that are called so or sell items for the text. */
export async function findStores(
  database: Queryable,
  understood: ParsedQuery,
  served: readonly ServedZone[],
): Promise<FoundStores> {
  const named = await findNamedStores(database, understood, served);
  const { search, note } = await findItems(database, understood, served);
  // Stores that are called by all words are what was meant, rather than those that sell something of some words.
  if (named.length > 0 && note.any_word) return { named, all: named, note: understood.note };
  const selling = rowsOf<{ id: number }>(
    await database.execute(sql`
      select distinct i.store_id as id from items i where i.active and ${search.condition(served)} limit ${maxStores}`),
  );
  return { named, all: [...new Set([...named, ...selling.map(({ id }) => id)])], note };
}
