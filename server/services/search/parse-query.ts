/** The meaning of a typed text in the shop, with the note that the response has to carry. */
import type { SearchNote } from "@/contract/calls/catalogue";
import type { Queryable } from "../../context";
import { lookUp, type Unit } from "./dictionary";
import { guessWords } from "./spell-correct";
import { tokenize } from "./tokenize";

export interface ParsedQuery {
  /** Empty when no word means anything. */
  units: Unit[];
  note: SearchNote;
}

/** A shorter word is searched for only beside others. */
const minWordLength = 3;

/**
 * Understands a text in these modules. A word that the shop does not know is replaced by a guess, and the note has the
 * text as it was searched for; one without a guess is left out, and the note names it.
 */
export async function parseQuery(
  database: Queryable,
  text: string,
  modules: readonly number[],
): Promise<ParsedQuery> {
  const { words, rest } = tokenize(text);
  const first = await lookUp(database, words, modules);
  const unmatched = (some: readonly string[]): SearchNote =>
    some.length > 0 ? { unmatched_words: [...some] } : {};
  if (first.unknown.length === 0) return { units: first.units, note: unmatched(rest) };

  const guesses = await guessWords(
    database,
    first.unknown.map((at) => words[at] as string),
    modules,
  );
  const guessAt = new Map(first.unknown.map((at, index) => [at, guesses[index] ?? null]));
  const isLeftOut = (at: number) => guessAt.get(at) === null;
  const unknown = [...words.filter((_, at) => isLeftOut(at)), ...rest];
  // The rest of "usb c" without its first word says nothing.
  if (words.every((word, at) => isLeftOut(at) || word.length < minWordLength))
    return { units: [], note: unmatched(unknown) };
  if (guesses.every((guess) => guess === null)) return { units: first.units, note: unmatched(unknown) };

  const read = words.flatMap((word, at) => (isLeftOut(at) ? [] : [guessAt.get(at)?.word ?? word]));
  const shown = words.flatMap((word, at) => (isLeftOut(at) ? [] : [guessAt.get(at)?.spelling ?? word]));
  const { units } = await lookUp(database, read, modules);
  return { units, note: { corrected_query: shown.join(" "), ...unmatched(unknown) } };
}
