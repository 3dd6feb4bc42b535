/** The words of a typed text. */
import { readableSearchText, searchText } from "@/domain/search-text";
import { allTexts } from "../../locales";

const maxWords = 8;
const maxWordLength = 40;
/** Words that do not narrow a search. */
const stopWords = new Set(allTexts().flatMap(({ search }) => searchText(search.stopWords).split(" ")));

export interface TypedWords {
  /** As people read them: lower case, without signs and vowel signs; at most 8. Words that say nothing only when there are no others. */
  words: string[];
  /** Words beyond the limit. */
  rest: string[];
}

export function tokenize(text: string): TypedWords {
  const words = readableSearchText(text)
    .split(" ")
    .map((word) => [...word].slice(0, maxWordLength).join(""))
    .map((word) => ({ word, normal: searchText(word) }))
    .filter(({ normal }) => normal !== "");
  const significant = words.filter(({ normal }) => !stopWords.has(normal));
  const known = new Map<string, string>();
  for (const { word, normal } of significant.length > 0 ? significant : words)
    if (!known.has(normal)) known.set(normal, word);
  const distinct = [...known.values()];
  return { words: distinct.slice(0, maxWords), rest: distinct.slice(maxWords) };
}
