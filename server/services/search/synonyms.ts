/** The synonyms of the search: what else a typed word or phrase means. */
import { sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { tokenize } from "./tokenize";

export interface Synonym {
  typed: string;
  meaning: string;
}

/** Words of a phrase at most; a longer one would never be looked up. */
export const maxPhraseWords = 3;

/** All synonyms in alphabetical order, or those in which a text stands. */
export async function listSynonyms(database: Queryable, text?: string): Promise<Synonym[]> {
  const filter =
    text === undefined
      ? sql`true`
      : sql`position(search_text(${text}) in search_text(typed || ' ' || meaning)) > 0`;
  return rowsOf<Synonym>(
    await database.execute(
      sql`select typed, meaning from search_synonyms where ${filter} order by typed, meaning`,
    ),
  );
}

/** Whether a phrase can be a synonym: it has one to three words that a search looks at. */
export function isPhrase(text: string): boolean {
  const { words } = tokenize(text);
  return words.length > 0 && words.length <= maxPhraseWords;
}

const asPhrase = (text: string) => tokenize(text).words.join(" ");

/** Adds that `typed` also means `meaning`; false when it is known already. Searches use it at once. */
export async function addSynonym(database: Queryable, { typed, meaning }: Synonym): Promise<boolean> {
  const added = await database.execute(sql`
    insert into search_synonyms (typed, meaning) values (${asPhrase(typed)}, ${asPhrase(meaning)})
    on conflict do nothing returning 1`);
  return rowsOf(added).length > 0;
}

/** Removes what `typed` also means, or only one meaning of it; returns how many were removed. */
export async function removeSynonyms(database: Queryable, typed: string, meaning?: string): Promise<number> {
  const same = (column: ReturnType<typeof sql>, text: string) =>
    sql`search_text(${column}) in (search_text(${text}), search_text(${asPhrase(text)}))`;
  const condition =
    meaning === undefined
      ? same(sql`typed`, typed)
      : sql`${same(sql`typed`, typed)} and ${same(sql`meaning`, meaning)}`;
  return rowsOf(await database.execute(sql`delete from search_synonyms where ${condition} returning 1`))
    .length;
}
