/** The texts of a language by their keys, and what is wrong with those that the shop brought. */

/** A text longer than the longest of ours is no translation of it, characters. */
const maxText = 2000;

/** Texts that may be empty in a language that needs none. */
const optional = /^search\./;

/**
 * All texts of a tree of objects and lists by dotted keys, e.g. "orderMail.receipt.subject"; an entry of a list by its number.
 * `null` stands for what is neither.
 */
export function textsByKey(tree: unknown, path = ""): Map<string, string | null> {
  if (typeof tree === "string") return new Map([[path, tree]]);
  if (typeof tree !== "object" || tree === null) return new Map([[path, null]]);
  return new Map(
    Object.entries(tree).flatMap(([key, inner]) => [
      ...textsByKey(inner, path === "" ? key : `${path}.${key}`),
    ]),
  );
}

const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(/\{\w+\}/g)].map(String))].sort().join(" ");

/** The problem of a text's placeholders, or null. */
type PlaceholderCheck = (text: string, english: string) => string | null;

const samePlaceholders: PlaceholderCheck = (text, english) => {
  const [has, needs] = [placeholders(text), placeholders(english)];
  return has === needs ? null : `names ${has || "no placeholders"}, the English text ${needs || "none"}`;
};

function textProblem(
  text: string | null,
  english: string,
  key: string,
  check: PlaceholderCheck,
): string | null {
  if (text === null) return "is no text";
  if (text.trim() === "" && !optional.test(key)) return "is empty: leave it out for the English text";
  if (text.length > maxText) return `is longer than ${maxText} characters`;
  // Texts are shown as they are written: markup would be read, not seen.
  if (/<[a-z!/]|&#?\w+;/i.test(text)) return "has markup; it is a text and nothing else";
  return check(text, english);
}

export interface TextProblem {
  /** Dotted where texts are nested. */
  key: string;
  message: string;
}

export interface CheckedTexts {
  /** Why the texts cannot be taken. */
  problems: TextProblem[];
  /** Keys that have no text and are in English. */
  missing: string[];
}

/** The entry of a list has a number; a list is brought whole or not at all. */
const listOf = (key: string) => /^(.*)\.\d+$/.exec(key)?.[1] ?? null;

/** Compares texts with the English ones: the same keys, the same placeholders, no markup. */
export function checkTexts(
  brought: unknown,
  english: unknown,
  check: PlaceholderCheck = samePlaceholders,
): CheckedTexts {
  const wanted = textsByKey(english);
  const given = textsByKey(brought);
  const problems = [...given].flatMap(([key, text]) => {
    const own = wanted.get(key);
    const problem =
      typeof own === "string" ? textProblem(text, own, key, check) : "is no key of the English texts";
    return problem === null ? [] : [{ key, message: problem }];
  });
  const missing = [...wanted.keys()].filter((key) => !given.has(key));
  for (const list of new Set(missing.flatMap((key) => listOf(key) ?? []))) {
    if ([...given.keys()].some((key) => listOf(key) === list))
      problems.push({ key: list, message: "the list is not whole" });
  }
  return { problems, missing };
}
