/** Looks typed words up in the dictionary: themselves, their other forms, synonyms, and words that they begin or are part of. */
import { sql } from "drizzle-orm";
import type { Queryable } from "../../context";
import { fixedPlan, isAnyOf, literal } from "../../db/fixed-plan";
import { rowsOf } from "../../db/rows";

/** How a word of the dictionary matches a typed one, the best first. */
export const matchLevels = { same: 0, synonym: 1, beginning: 2, piece: 3 } as const;
export type MatchLevel = (typeof matchLevels)[keyof typeof matchLevels];

/** A word of the dictionary that a typed word may mean. */
export interface WordMatch {
  moduleId: number;
  word: string;
  /** `:` name, `=` tags and active ingredients, `~` description, `@` name of a store, `#b7` a label. */
  field: string;
  level: MatchLevel;
}

/** Words that have to match together: one typed word, or a phrase that has a synonym. */
export interface Unit {
  /** Each of them is enough; all parts of it are needed. */
  alternatives: WordMatch[][][];
}

/** The meaning of a typed text in the shop's words. */
export interface Meaning {
  units: Unit[];
  /** Indexes of typed words that match nothing. */
  unknown: number[];
}

/** Words of one typed word: of the same stem, and of those that it begins or is part of. */
const maxSameStem = 300;
const maxLonger = 200;
/** Words of a phrase that has a synonym, less one. */
const phraseReach = 2;

interface MatchRow {
  first: number;
  last: number;
  synonym: number;
  part: number;
  parts: number;
  module_id: number;
  word: string;
  field: string;
  level: MatchLevel;
}

async function readMatches(
  database: Queryable,
  words: readonly string[],
  modules: readonly number[],
): Promise<MatchRow[]> {
  const inModules = isAnyOf(sql`s.module_id`, modules);
  // In a pharmacy a piece of a name is another medicine: omeprazole is no esomeprazole.
  const mayBePiece = sql`s.module_id not in (select m.id from modules m where m.type = 'pharmacy')`;
  // An alef and a lam that were just typed may begin a word as well as be the article.
  const begins = sql`(s.bare like w.bare || '%' or s.word like w.word || '%')`;
  const rows = rowsOf<MatchRow>(
    await database.execute(sql`
      ${fixedPlan} with typed as materialized (
        select raw.place::int - 1 as place, normal.word, search_bare(normal.word) as bare,
          search_stem(normal.word) as stem
        from unnest(${sql.param([...words])}::text[]) with ordinality as raw (word, place),
          search_text(raw.word) as normal (word)),
      phrases as (
        select a.place as first, b.place as last,
          (select string_agg(t.stem, ' ' order by t.place) from typed t where t.place between a.place and b.place) as key
        from typed a join typed b on b.place between a.place and a.place + ${literal(phraseReach)}),
      wanted as (
        select place as first, place as last, 0 as synonym, 1::bigint as part, 1 as parts, word, bare, stem from typed
        union all
        select p.first, p.last, y.id, stems.part, jsonb_array_length(y.meaning_stems), null, null, stems.stem
        from phrases p
        join search_synonyms y on y.typed_key = p.key
        cross join lateral jsonb_array_elements_text(y.meaning_stems) with ordinality as stems (stem, part))
      select w.first, w.last, w.synonym, w.part::int as part, w.parts, m.module_id, m.word, m.field, m.level
      from wanted w cross join lateral (
        (select s.module_id, s.word, s.field,
            case when w.synonym = 0 then ${literal(matchLevels.same)} else ${literal(matchLevels.synonym)} end as level
          from search_words s where ${inModules} and s.stem = w.stem limit ${literal(maxSameStem)})
        union all
        (select s.module_id, s.word, s.field,
            case when ${begins} then ${literal(matchLevels.beginning)} else ${literal(matchLevels.piece)} end
          from search_words s where w.word <> '' and ${inModules} and s.word like '%' || w.bare || '%'
            and s.stem <> w.stem
            and (${begins} or length(w.word) > 1 and s.field <> '~' and ${mayBePiece})
          order by ${begins} desc, s.field = '~', length(s.word), s.word limit ${literal(maxLonger)})
      ) as m`),
  );
  return rows.sort((a, b) => a.level - b.level);
}

/** Looks up the words of a text in these modules; units are in the order of the words. */
export async function lookUp(
  database: Queryable,
  words: readonly string[],
  modules: readonly number[],
): Promise<Meaning> {
  if (words.length === 0 || modules.length === 0) return { units: [], unknown: words.map((_, at) => at) };
  const rows = await readMatches(database, words, modules);
  const asMatch = ({ module_id, word, field, level }: MatchRow): WordMatch => ({
    moduleId: module_id,
    word,
    field,
    level,
  });
  const literal = (at: number) => rows.filter((row) => row.synonym === 0 && row.first === at).map(asMatch);
  /** Each way to understand the words from `at` to `last`. */
  const alternativesOf = (at: number, last: number) =>
    [
      Array.from({ length: last - at + 1 }, (_, index) => literal(at + index)),
      ...synonymsOf(rows.filter((row) => row.first === at && row.last === last)).map((parts) =>
        parts.map((part) => part.map(asMatch)),
      ),
    ].filter((parts) => parts.every((part) => part.length > 0));
  const units: Unit[] = [];
  const unknown: number[] = [];
  for (let at = 0; at < words.length; ) {
    // The longest phrase that has a synonym is one unit.
    const ends = rows.filter((row) => row.synonym !== 0 && row.first === at).map((row) => row.last);
    const last = Math.max(at, ...ends.filter((end) => alternativesOf(at, end).length > 0));
    const alternatives = alternativesOf(at, last);
    if (alternatives.length > 0) units.push({ alternatives });
    else unknown.push(at);
    at = last + 1;
  }
  return { units, unknown };
}

/** The matches of each synonym, part by part; a part that matches nothing is empty. */
function synonymsOf(rows: readonly MatchRow[]): MatchRow[][][] {
  const ids = [...new Set(rows.map((row) => row.synonym))].filter((id) => id !== 0);
  return ids.map((id) => {
    const own = rows.filter((row) => row.synonym === id);
    return Array.from({ length: own[0]?.parts ?? 0 }, (_, index) =>
      own.filter((row) => row.part === index + 1),
    );
  });
}
