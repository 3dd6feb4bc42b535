import { searchText } from "@/domain/search-text";
import { editDistance } from "../../server/services/search";

/** Names and typed words are compared as in every search. */
export const normalize = searchText;

function wordScore(typed: string, word: string): number {
  if (word === typed) return 12;
  if (word.startsWith(typed)) return 10;
  // People often leave out the Arabic article.
  if (word.startsWith(`ال${typed}`)) return 9;
  const allowed = typed.length > 5 ? 2 : typed.length > 3 ? 1 : 0;
  if (allowed === 0) return 0;
  const start = word.slice(0, Math.max(typed.length, Math.min(word.length, typed.length + 1)));
  const distance = Math.min(
    editDistance(typed, word, allowed),
    editDistance(typed, start.slice(0, typed.length), allowed),
  );
  return distance <= allowed ? 7 - 2 * distance : 0;
}

/** Words that people confuse, because they say little about which street is meant. */
const streetWords = new Set(
  "st street ln lane rd road row walk close ave avenue شارع زقاق طريق صف ممشي درب جاده".split(" "),
);

const names = new Map<string, string>();

/** How well a name fits a normalised query: 0 is not at all; every typed word must fit a word of the name. */
export function matchScore(query: string, name: string): number {
  let target = names.get(name);
  if (target === undefined) {
    target = searchText(name);
    names.set(name, target);
  }
  if (target === query) return 100;
  if (target.startsWith(query)) return 80;
  const words = target.split(" ");
  let total = 0;
  const typed = query.split(" ");
  for (const word of typed) {
    const best = Math.max(...words.map((candidate) => wordScore(word, candidate)));
    if (best === 0 && (typed.length === 1 || !streetWords.has(word))) return 0;
    total += best;
  }
  const inOrder = wordScore(typed[0] ?? "", words[0] ?? "") > 0 ? 8 : 0;
  return (total / typed.length) * 4 + inOrder;
}
