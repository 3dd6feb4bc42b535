/** Matching names with a search text on the device. */
import { nameHasWords, searchText, withoutArticle } from "@/domain/search-text";

/** Words of this length may contain one typing mistake. */
const minFuzzyLength = 4;

/**
 * Whether the name contains every word of the search. With `mistakes`, a longer word also matches one that differs by a
 * letter, or whose beginning does.
 */
export function matchesText(name: string, text: string, mistakes = false): boolean {
  if (!mistakes) return nameHasWords(name, text);
  const words = searchText(name).split(" ").map(withoutArticle);
  return searchText(text)
    .split(" ")
    .map(withoutArticle)
    .every(
      (word) =>
        nameHasWords(name, word) ||
        (word.length >= minFuzzyLength && words.some((other) => isNear(word, other))),
    );
}

function isNear(word: string, other: string): boolean {
  return (
    [-1, 0, 1].some((more) => differsByOne(word, other.slice(0, word.length + more))) ||
    differsByOne(word, other)
  );
}

/** Whether two texts differ by one inserted, deleted, replaced or swapped letter. */
function differsByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  if (restA === restB) return true;
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
