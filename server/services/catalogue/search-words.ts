/**
 * Search that forgives typing mistakes: the typed words are first put right by a small dictionary of the words that
 * names hold, then looked up in the names. Broad lists are never sorted by likeness.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";

const mostWords = 6;
const longestWord = 40;
/** Words of the dictionary that one typed word may stand for. */
const mostMeanings = 4;
/** Likeness of trigrams from which a word of the dictionary is meant. */
const likeness = 0.3;

/** Words of a text, lower case, at most 6. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u0640]/g, "")
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.slice(0, longestWord));
  return [...new Set(words)].slice(0, mostWords);
}

/** Letters that Arabic writers use for one another, made one. */
const alike = (word: SQL) => sql`translate(${word}, 'أإآٱىةؤئ', 'ااااايهوي')`;

/**
 * For each typed word what it may mean, best first: itself where names hold it, otherwise the most similar words of
 * the dictionary. Words that mean nothing are left out when others mean something.
 */
export async function meaningsOf(
  database: Queryable,
  text: string,
  moduleIds: readonly number[],
): Promise<string[][]> {
  const words = wordsOf(text);
  if (words.length === 0 || moduleIds.length === 0) return [];
  const typed = sql.join(
    words.map(
      (word, index) => sql`(${index}::int, lower(unaccent('unaccent'::regdictionary, ${word}::text)))`,
    ),
    sql`, `,
  );
  const modules = [...moduleIds];
  const rows = rowsOf<{ place: number; word: string; held: boolean; similar: string[] | null }>(
    await database.execute(sql`
      select typed.place, typed.word,
        exists (select 1 from search_words w where w.module_id in ${modules}
          and w.word like '%' || typed.word || '%') as held,
        (select json_agg(near.word order by near.likeness desc, near.word) from (
          select w.word, max(greatest(similarity(w.word, typed.word),
              case when ${alike(sql`w.word`)} like ${alike(sql`typed.word`)} || '%' then 0.9 else 0 end)) as likeness
            from search_words w
            where w.module_id in ${modules}
              and (w.word % typed.word or ${alike(sql`w.word`)} like ${alike(sql`typed.word`)} || '%')
              and length(typed.word) > 1
            group by w.word order by 2 desc, 1 limit ${mostMeanings}) as near
          where near.likeness >= ${likeness}) as similar
      from (values ${typed}) as typed (place, word)
      order by typed.place`),
  );
  const meanings = rows.map((row) => ({
    known: row.held || (row.similar ?? []).length > 0,
    words: row.held ? [row.word] : (row.similar ?? [row.word]),
  }));
  const known = meanings.filter((meaning) => meaning.known);
  return (known.length > 0 ? known : meanings).map((meaning) => meaning.words);
}

/** Condition that a searchable text holds one meaning of every word. `text` is the indexed expression. */
export function holdsMeanings(text: SQL, meanings: readonly string[][]): SQL {
  if (meanings.length === 0) return sql`false`;
  return sql.join(
    meanings.map((words) => {
      const patterns = words.map((word) => sql`${text} like ${`%${word.replace(/[\\%_]/g, "\\$&")}%`}`);
      return sql`(${sql.join(patterns, sql` or `)})`;
    }),
    sql` and `,
  );
}

/** The names of the row `alias` in all languages, as the search indexes hold them. */
export function searchableName(alias: string): SQL {
  const table = sql.raw(alias);
  return sql`searchable(${table}.name, ${table}.translations)`;
}

/** Writes the dictionary of a module anew from the names of its items, stores and categories. */
export async function rebuildSearchWords(database: Queryable): Promise<void> {
  await database.execute(sql`delete from search_words`);
  await database.execute(sql`
    insert into search_words (module_id, word)
    select distinct names.module_id, words.word
    from (
      select module_id, searchable(name, translations) as text from items where active
      union all select module_id, searchable(name, translations) from stores where status
      union all select module_id, searchable(name, translations) from categories where active
    ) as names, regexp_split_to_table(names.text, '[\\s.,;:!?()"''’،/&+-]+') as words (word)
    where length(words.word) > 1
    on conflict do nothing`);
}
