// @chunk listing
/** Matching names with a search text on the device. */

/** Arabic letters that are written for one another, as the server's `search_text` makes them one. */
const arabicSpellings: Readonly<Record<string, string>> = {
  "\u0671": "\u0627", // alef wasla, alef
  "\u0649": "\u064a", // alef maksura, yeh
  "\u0629": "\u0647", // teh marbuta, heh
  "\u06af": "\u0643", // gaf, kaf
  "\u067e": "\u0628", // peh, beh
  "\u06a4": "\u0641", // veh, feh
};

/**
 * Letters without case, marks and Arabic vowel signs, and Arabic letters written for one another made one, so that 'creme'
 * finds 'Crème', a bare alef one with its hamza and a final heh a teh marbuta.
 */
export function normaliseText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f\u064b-\u0655\u0670\u0640]/g, "")
    .replace(/[\u0671\u0649\u0629\u06af\u067e\u06a4]/g, (letter) => arabicSpellings[letter] ?? letter)
    .toLowerCase();
}

/** Words of this length may contain one typing mistake. */
const minFuzzyLength = 4;

/**
 * Whether the name contains every word of the search. With `mistakes`, a longer word also matches one that differs by a
 * letter, or whose beginning does.
 */
export function matchesText(name: string, text: string, mistakes = false): boolean {
  const plain = normaliseText(name);
  const words = plain.split(/[^\p{L}\p{N}]+/u);
  return normaliseText(text)
    .split(/\s+/)
    .filter(Boolean)
    .every(
      (word) =>
        plain.includes(word) ||
        (mistakes && word.length >= minFuzzyLength && words.some((other) => isNear(word, other))),
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
