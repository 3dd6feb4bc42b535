/**
 * The normal form in which every search compares texts. The database has the same as `search_text` (migration 0048), so
 * that typed words, the index of the server and rows on the device agree; a test compares the two for all of Unicode.
 */

import { latinDigits } from "./latin-digits";

/** Letters that stay apart under Unicode's own decomposition but are typed for one another, and what stands for them. */
export const foldedLetters: Readonly<Record<string, string>> = {
  // Latin
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ħ: "h",
  ŧ: "t",
  ı: "i",
  æ: "ae",
  œ: "oe",
  ß: "ss",
  þ: "th",
  // The sigma that ends a Greek word
  "\u03c2": "\u03c3",
  // Arabic: teh marbuta, alef maksura, alef wasla, gaf, peh, veh
  "\u0629": "\u0647",
  "\u0649": "\u064a",
  "\u0671": "\u0627",
  "\u06af": "\u0643",
  "\u067e": "\u0628",
  "\u06a4": "\u0641",
  // Persian and Urdu: keheh, yeh, barree yeh, forms of heh
  "\u06a9": "\u0643",
  "\u06cc": "\u064a",
  "\u06d2": "\u064a",
  "\u06d5": "\u0647",
  "\u06c1": "\u0647",
  "\u06be": "\u0647",
};

/** As the inside of a character class, for this file's expressions and for those of the database. */
export const characterClasses = {
  /** Trademarks, which would decompose into letters. */
  trademarks: "\\u2120\\u2122",
  /** Fractions in one character, which would grow together with a number before them. */
  fractions: "\\u00bc-\\u00be\\u2150-\\u215f\\u2189",
  /** An accent of its own, which decomposes into a space, is typed as an apostrophe. */
  loneAccents: "\\u00b4",
  apostrophes: "'`\\u02b9-\\u02bd\\u05f3\\u2018-\\u201b\\u2032\\u2035",
  /** Arabic vowel signs and the stroke that makes Arabic words longer, which nobody needs in order to read a word. */
  vowelSigns: "\\u0640\\u064b-\\u0652\\u0670",
  /** Accents, hamzas, vowel signs of Hebrew and nuktas. */
  marks:
    "\\u0300-\\u036f\\u0483-\\u0489\\u0591-\\u05bd\\u05bf\\u05c1\\u05c2\\u05c4\\u05c5\\u05c7\\u0610-\\u061a" +
    "\\u0653-\\u065f\\u06d6-\\u06dc\\u06df-\\u06e4\\u06e7\\u06e8\\u06ea-\\u06ed\\u08ca-\\u08e1\\u08e3-\\u08ff" +
    "\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c\\u0cbc\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f",
} as const;

const { trademarks, fractions, loneAccents, apostrophes, vowelSigns, marks } = characterClasses;
const every = (inside: string) => new RegExp(`[${inside}]`, "gu");
const isTrademark = every(trademarks);
const isFraction = every(fractions);
const isLoneAccent = every(loneAccents);
const isApostrophe = every(apostrophes);
const isMark = every(marks);
const isFolded = every(Object.keys(foldedLetters).join(""));
/** Direction marks, joiners, soft hyphens, variants of emoji; and vowel signs. */
const isLeftOut = every(`\\p{Cf}\\p{DI}${vowelSigns}`);
/** Whatever else is no letter, number or mark; a character that this version of Unicode does not know is none of these. */
const signs = new RegExp(
  `(?:(?![${apostrophes}])[\\p{P}\\p{S}\\p{Z}\\p{Cc}\\p{Co}\\u{1f000}-\\u{1faff}])+`,
  "gu",
);
function normalForm(text: string, allLetters: boolean): string {
  const letters = text
    .replace(isTrademark, " ")
    .replace(isFraction, " $& ")
    .replace(isLoneAccent, "'")
    .normalize("NFKD")
    .toLowerCase()
    .replace(isLeftOut, "");
  let form = latinDigits(letters);
  if (!allLetters) {
    form = form
      .replace(isApostrophe, "")
      .replace(isMark, "")
      .replace(isFolded, (letter) => foldedLetters[letter] ?? letter);
  }
  form = form.replace(signs, " ");
  // Lower case has two sigmas, of which databases know one.
  if (allLetters) form = form.replace(/\u03c3(?= |$)/g, "\u03c2");
  // "6x330ml" is 6, 330 and ml, as "6 × 330 ml" is.
  return form
    .replace(/(\d) ?x ?(?=\d)/g, "$1 ")
    .replace(/(^| )(\d+)(?=[^\d ])/g, "$1$2 ")
    .replace(/^ +| +$/g, "")
    .normalize("NFC");
}

/**
 * The words of a text, one space between two: lower case, digits as 0 to 9, without accents, vowel signs, signs and what
 * cannot be seen; Arabic letters that are written for one another are one.
 */
export const searchText = (text: string): string => normalForm(text, false);

/** The words of a text as people read them, with accents, hamzas and apostrophes; otherwise as in `searchText`. */
export const readableSearchText = (text: string): string => normalForm(text, true);

/** The Arabic article, also after 'and', 'with' and 'for', where something worth searching for follows. */
const article =
  /^(?:\u0627\u0644(?=..)|(?:\u0648\u0627\u0644|\u0648?\u0628\u0627\u0644|\u0648?\u0644\u0644)(?=...))/;

/** A word in its normal form without the Arabic article, as `search_bare` of the database has it. */
export const withoutArticle = (word: string): string => word.replace(article, "");

/** Whether a name has every typed word, at any place; the Arabic article makes no difference. Signs alone are in no name. */
export function nameHasWords(name: string, typed: string): boolean {
  const [plain, words] = [searchText(name), searchText(typed)];
  if (words === "") return typed.trim() === "";
  return words.split(" ").every((word) => plain.includes(withoutArticle(word)));
}
