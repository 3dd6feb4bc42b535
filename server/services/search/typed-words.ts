/** The words of a typed text. */
import { allTexts } from "../../locales";

const maxWords = 8;
const maxWordLength = 40;
/** Words that do not narrow a search. */
const stopWords = new Set(allTexts.flatMap(({ search }) => search.stopWords.split(" ")));
/** An amount written together with its unit: 500mg is 500 and mg, as most names have it. */
const amountWithUnit = new RegExp(
  `^(\\d+)(${allTexts.map(({ search }) => search.units.split(" ").join("|")).join("|")})$`,
);

export interface TypedWords {
  /** Lower case, without signs and vowel signs; at most 8. Words that say nothing only when there are no others. */
  words: string[];
  /** What was too much. */
  rest: string[];
}

export function typedWords(text: string): TypedWords {
  const words = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u064b-\u065f\u0670\u0640]/g, "")
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((word) => amountWithUnit.exec(word)?.slice(1) ?? [word])
    .filter((word) => word !== "")
    .map((word) => word.slice(0, maxWordLength));
  const significant = words.filter((word) => !stopWords.has(word));
  const distinct = [...new Set(significant.length > 0 ? significant : words)];
  return { words: distinct.slice(0, maxWords), rest: distinct.slice(maxWords) };
}
