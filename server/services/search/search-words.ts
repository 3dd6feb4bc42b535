/**
 * Search that forgives typing mistakes: the typed words are first put right by a small dictionary of the words in
 * names. Stores and categories are then looked up by their names, items by the dictionary's words. Broad lists are
 * never sorted by similarity.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { allTexts } from "../../locales";
import type { ItemsInZones } from "../items/item-lists";
import type { ServedZone } from "../zones/served-zones";
import { allowedTypos, editDistance } from "./edit-distance";

const maxWords = 6;
const maxWordLength = 40;
/** Words of the dictionary that are considered, and that one typed word may mean. */
const maxCandidates = 12;
const maxMatches = 4;
/** Trigram similarity (0 to 1) from which a word of the dictionary is considered. */
const minSimilarity = 0.25;
/** Words that do not narrow a search. */
const stopWords = new Set(allTexts.flatMap(({ search }) => search.stopWords.split(" ")));

/** Words of a text, lower case, at most 6; empty ones only when there are no others. */
export function wordsOf(text: string): string[] {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u0640]/g, "")
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.slice(0, maxWordLength));
  const significant = words.filter((word) => !stopWords.has(word));
  return [...new Set(significant.length > 0 ? significant : words)].slice(0, maxWords);
}

const written = allTexts.map(({ search }) => search.writtenLetters).join("");
const heard = allTexts.map(({ search }) => search.heardLetters).join("");
const heardLetters = new Map([...written].map((letter, index) => [letter, [...heard][index] ?? letter]));

/** Letters that writers of a language use for one another, made one (`search.writtenLetters` of the locales). */
export function normalizeLetters(word: string): string {
  return [...word].map((letter) => heardLetters.get(letter) ?? letter).join("");
}
const normalized = (word: SQL) => sql`translate(${word}, ${written}, ${heard})`;

/** Articles that are written together with their word. */
const articles = new RegExp(`^(?:${allTexts.flatMap(({ search }) => search.article || []).join("|")})(?=..)`);

/** Words of the dictionary that a typed word may mean, best first. */
export function closestWords(typed: string, candidates: readonly string[]): string[] {
  const word = normalizeLetters(typed);
  const limit = allowedTypos(word);
  return candidates
    .map((candidate) => {
      const other = normalizeLetters(candidate).replace(articles, "");
      if (word.length > 2 && other.startsWith(word)) return { candidate, mistakes: 0 };
      // A word is often typed half, so its beginning counts too.
      const beginnings = word.length > 3 ? [-1, 0, 1].map((more) => other.slice(0, word.length + more)) : [];
      const mistakes = Math.min(...[other, ...beginnings].map((form) => editDistance(word, form, limit)));
      return { candidate, mistakes };
    })
    .filter(({ mistakes }) => mistakes <= limit)
    .sort((a, b) => a.mistakes - b.mistakes)
    .filter(({ mistakes }, _, list) => mistakes <= (list[0]?.mistakes ?? 0))
    .slice(0, maxMatches)
    .map(({ candidate }) => candidate);
}

/**
 * For each typed word what it may mean: itself where names contain it, otherwise the nearest words of the dictionary. Words
 * that mean nothing are left out when others mean something.
 */
export async function matchingWords(
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
  const rows = rowsOf<{ word: string; held: boolean; similar: string[] | null }>(
    await database.execute(sql`
      select typed.word, known.held,
        case when known.held or length(typed.word) < 3 then null else
          (select json_agg(near.word order by near.likeness desc, near.word) from (
            select w.word, max(greatest(similarity(w.word, typed.word), similarity(${normalized(sql`w.word`)},
                ${normalized(sql`typed.word`)}))) as likeness
            from search_words w where w.module_id in ${modules} and w.word !~ '^[0-9]+$'
            group by w.word order by 2 desc, 1 limit ${maxCandidates}) as near
            where near.likeness >= ${minSimilarity}) end as similar
      from (values ${typed}) as typed (place, word)
      cross join lateral (select exists (select 1 from search_words w where w.module_id in ${modules}
        and w.word like '%' || typed.word || '%') as held) as known
      order by typed.place`),
  );
  const meanings = rows.map((row) => (row.held ? [row.word] : closestWords(row.word, row.similar ?? [])));
  const known = meanings.filter((meaning) => meaning.length > 0);
  return known.length > 0 ? known : rows.map((row) => [row.word]);
}

/** Words of the dictionary for one meaning; a text with more matches is too broad to narrow by words. */
const maxWordsPerMeaning = 100;
/** Terms (a word with module and zone) of one query, as long as each meaning has `minWordsPerMeaning`. */
const maxTerms = 5000;
const minWordsPerMeaning = 20;

/** For each meaning the words of names that contain it, those that begin with it first. */
async function wordsContaining(
  database: Queryable,
  meanings: readonly string[][],
  served: readonly ServedZone[],
): Promise<string[][]> {
  const limit = Math.max(
    minWordsPerMeaning,
    Math.min(maxWordsPerMeaning, Math.floor(maxTerms / served.length)),
  );
  const modules = [...new Set(served.map(({ moduleId }) => moduleId))];
  return Promise.all(
    meanings.map(async (words) => {
      const holds = words.map((word) => sql`w.word like ${`%${asPattern(word)}%`}`);
      const begins = words.map((word) => sql`w.word like ${`${asPattern(word)}%`}`);
      const found = rowsOf<{ word: string }>(
        await database.execute(sql`
          select w.word from search_words w where w.module_id in ${modules} and (${sql.join(holds, sql` or `)})
          group by w.word order by (${sql.join(begins, sql` or `)}) desc, length(w.word), w.word limit ${limit}`),
      ).map(({ word }) => word);
      return [...new Set([...words, ...found])];
    }),
  );
}

/** Items by the words of their names. */
export interface ItemsByTerms {
  /** Every meaning, and any of them. */
  every: ItemsInZones;
  any: ItemsInZones;
  /** Whether so few words are meant that reading all that is found costs little. */
  few: boolean;
}

/** Up to this many words `few` is true. */
const maxFewWords = 40;

/** How items that mean this are found; no meanings, no items. */
export async function itemsByTerms(
  database: Queryable,
  meanings: readonly string[][],
  served: readonly ServedZone[],
): Promise<ItemsByTerms> {
  const nothing = () => sql`false`;
  if (meanings.length === 0 || served.length === 0) return { every: nothing, any: nothing, few: true };
  const words = await wordsContaining(database, meanings, served);
  const hold = (some: readonly string[], zones: readonly ServedZone[]) => {
    const terms = zones.flatMap(({ moduleId, zoneId }) =>
      some.map((word) => `${moduleId}.${zoneId}:${word}`),
    );
    return sql`search_terms(i.module_id, i.zone_id, i.name, i.translations) && ${sql.param(terms)}::text[]`;
  };
  const all = words.flat();
  return {
    every: (zones) =>
      sql`(${sql.join(
        words.map((some) => hold(some, zones)),
        sql` and `,
      )})`,
    any: (zones) => sql`(${hold(all, zones)})`,
    few: all.length <= maxFewWords,
  };
}

const asPattern = (word: string): string => word.replace(/[\\%_]/g, "\\$&");

/** Condition that a searchable text holds one meaning of every word. `text` is the indexed expression. */
export function matchesWords(text: SQL, meanings: readonly string[][], how: "every" | "any" = "every"): SQL {
  if (meanings.length === 0) return sql`false`;
  const conditions = meanings.map((words) => {
    const patterns = words.map((word) => sql`${text} like ${`%${asPattern(word)}%`}`);
    return sql`(${sql.join(patterns, sql` or `)})`;
  });
  return sql`(${sql.join(conditions, how === "every" ? sql` and ` : sql` or `)})`;
}

/** The names of the row `alias` in all languages, as the search indexes hold them. */
export function searchableName(alias: string): SQL {
  const table = sql.raw(alias);
  return sql`searchable(${table}.name, ${table}.translations)`;
}

/**
 * Deletes from the dictionary the words of no listed name: a corrected typo
 * would otherwise count as a word, and hide the intended one. What was added meanwhile is inserted again.
 */
export async function removeUnusedSearchWords(database: Queryable): Promise<number> {
  const used = sql`
    select distinct names.module_id, words.word
    from (
      select module_id, name, translations from items where active
      union all select module_id, name, translations from stores where status
      union all select module_id, name, translations from categories where active
    ) as names, unnest(search_words_of(names.name, names.translations)) as words (word)`;
  const gone = rowsOf(
    await database.execute(sql`
      with used as materialized (${used})
      delete from search_words w where not exists (
        select 1 from used where used.module_id = w.module_id and used.word = w.word)
      returning 1`),
  );
  await database.execute(sql`insert into search_words (module_id, word) ${used} on conflict do nothing`);
  return gone.length;
}
