/** Guesses for a word that the shop does not know. */
import { type SQL, sql } from "drizzle-orm";
import { withoutArticle } from "@/domain/search-text";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import { allowedTypos, editDistance } from "./edit-distance";

/** A word of the dictionary like a typed one. */
export interface Candidate {
  word: string;
  spelling: string;
  stem: string;
  /** Some label (brand, condition, category) has it. */
  label: boolean;
  /** Some item of a pharmacy has it. */
  pharmacy: boolean;
}

/** Words of the dictionary that are considered for a typed one. */
const maxCandidates = 12;
/** Trigram similarity (0 to 1) from which a word is considered. */
const minSimilarity = 0.25;
/** Letters of a word, without article, up to which another letter is no slip. */
const maxShortWord = 4;
/** Words of a pharmacy that are shorter may be another medicine, a letter away from the typed one. */
const minMedicineLength = 8;

/**
 * Whether a stem is of a word that is right as it stands: the whole shop uses it somewhere, a synonym has it, or it is one of the
 * words of goods that no shop has to sell.
 */
const isRightWord = (stem: SQL): SQL => sql`(
  exists (select 1 from search_words w where w.stem = ${stem})
  or exists (select 1 from search_plain_words p where p.stem = ${stem})
  or exists (select 1 from search_synonyms y
    where ${stem} = any(string_to_array(y.typed_key, ' ')) or y.meaning_stems @> to_jsonb(${stem})))`;

/** The nearest words of the dictionary, read once, for each typed word; none for a correct one. */
async function readCandidates(
  database: Queryable,
  words: readonly string[],
  modules: readonly number[],
): Promise<{ stem: string; typed: string; candidates: Candidate[] }[]> {
  return rowsOf<{ stem: string; typed: string; candidates: Candidate[] }>(
    await database.execute(sql`
      with typed as materialized (
        select words.*, ${isRightWord(sql`words.stem`)} as is_right from (
          select raw.place, normal.word, search_bare(normal.word) as bare, search_stem(normal.word) as stem
          from unnest(${sql.param([...words])}::text[]) with ordinality as raw (word, place),
            search_text(raw.word) as normal (word)) as words),
      dictionary as materialized (
        select w.word, w.bare, w.stem, min(w.spelling) as spelling, bool_or(w.field like '#%') as label,
          bool_or(m.type = 'pharmacy') as pharmacy
        from search_words w join modules m on m.id = w.module_id
        where w.module_id in ${[...modules]} and w.field <> '~' and w.word !~ '^[0-9]+$'
        group by w.word, w.bare, w.stem)
      select typed.word as typed, typed.stem, coalesce(
        (select json_agg(json_build_object('word', near.word, 'spelling', near.spelling, 'stem', near.stem,
            'label', near.label, 'pharmacy', near.pharmacy) order by near.likeness desc, near.word)
          from (select d.*, alike.likeness
            from dictionary d cross join lateral (
              select greatest(similarity(d.bare, typed.bare),
                case when d.stem <> d.bare or typed.stem <> typed.bare then similarity(d.stem, typed.stem) end) as likeness
            ) as alike
            where alike.likeness >= ${minSimilarity} and not typed.is_right
            order by alike.likeness desc, d.word limit ${maxCandidates}) as near), '[]') as candidates
      from typed order by typed.place`),
  );
}

/** Whether a typed word may be read as this word of a pharmacy, which may name a medicine. Both are without article. */
function isSafeInPharmacy(typed: string, word: string, label: boolean, typos: number): boolean {
  if (label && typed.length < minMedicineLength) return typos <= 1;
  return typed.length >= minMedicineLength && typos <= 1 && word[0] === typed[0];
}

/** The word that a typed one most likely means; null when none is near, or when two medicines are. */
export function closestWord(
  typed: { word: string; stem: string },
  candidates: readonly Candidate[],
): Candidate | null {
  if (/^\d+$/.test(typed.word)) return null;
  const bare = withoutArticle(typed.word);
  const limit = allowedTypos(bare);
  // Another letter makes a short word another word: soup is no soap. One that is missing, doubled or swapped is a slip.
  const isShort = bare.length <= maxShortWord;
  const changeCost = isShort ? 2 : 1;
  const typosOf = (word: string, stem: string): number => {
    // A word is often typed half, so its beginning counts too.
    const lengths = isShort ? [0, 1] : [-1, 0, 1];
    const beginnings = bare.length > 3 ? lengths.map((more) => word.slice(0, bare.length + more)) : [];
    const distances = [word, ...beginnings].map((form) => editDistance(bare, form, limit, changeCost));
    return Math.min(...distances, editDistance(typed.stem, stem, allowedTypos(typed.stem), changeCost));
  };
  const near = candidates
    .map((candidate) => ({ candidate, word: withoutArticle(candidate.word) }))
    .map(({ candidate, word }) => ({ candidate, word, typos: typosOf(word, candidate.stem) }))
    // A word that is further off must at least begin the same.
    .filter(({ word, typos }) => typos <= (word[0] === bare[0] ? limit : 1))
    .filter(
      ({ candidate, word, typos }) =>
        !candidate.pharmacy || isSafeInPharmacy(bare, word, candidate.label, typos),
    )
    .sort((a, b) => a.typos - b.typos);
  const [best] = near;
  if (best === undefined) return null;
  const rival = near.find(
    ({ candidate, typos }) => typos === best.typos && candidate.stem !== best.candidate.stem,
  );
  return best.candidate.pharmacy && rival ? null : best.candidate;
}

/** A guess for each word, in their order; null where there is none. */
export async function guessWords(
  database: Queryable,
  words: readonly string[],
  modules: readonly number[],
): Promise<(Candidate | null)[]> {
  if (words.length === 0) return [];
  // Where nothing is sold, no word can be meant.
  if (modules.length === 0) return words.map(() => null);
  const rows = await readCandidates(database, words, modules);
  return rows.map(({ typed, stem, candidates }) => closestWord({ word: typed, stem }, candidates));
}
