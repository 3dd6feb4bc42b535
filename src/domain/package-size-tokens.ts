// @chunk item
import { latinDigits } from "./latin-digits";

export interface Token {
  kind: "number" | "word" | "times" | "slash" | "dash" | "doubt";
  /** A number keeps its separators, because what they mean depends on the unit; `'` groups thousands for certain. */
  text: string;
  /** Nothing stands between this and the token before. */
  glued: boolean;
}

/** Marks that are not seen, kashidas and short vowels: units are written with and without them. */
const unseen = /[\u00AD\u061C\u0640\u064B-\u0652\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const vulgarFraction = /(\d)\s*(?=[\u00BC-\u00BE\u2150-\u215E])/g;
/** Spaces that typesetters put between thousands; nobody types them between two numbers. */
const thousandsSpace = /(\d)[\u00A0\u2007\u2009\u202F](?=\d{3}(?!\d))/g;
const typedThousands = /(?<!\d|\d[.,'])(\d{1,3})((?: \d{3})+)(?!\d)/g;

/** Typed spaces group "1 000", where "000" is no number, and "1 500" where nothing precedes it; "Cola 2 500 ml" may be two. */
function groupTyped(all: string, first: string, groups: string, offset: number): string {
  const grouped = first + groups.replaceAll(" ", "'");
  if (/^ 0/.test(groups)) return grouped;
  return offset === 0 && Number(groups.slice(-3)) % 50 === 0 ? grouped : all;
}

function plainText(text: string): string {
  return (
    latinDigits(text.replace(unseen, ""))
      .replace(vulgarFraction, "$1 ")
      .replace(thousandsSpace, "$1'")
      .replace(/\u066C/g, "'")
      .replace(/\u060C/g, ",")
      .normalize("NFKC")
      .replace(/(\d)[\u2018\u2019](?=\d)/g, "$1'")
      .toLowerCase()
      // As Persian and Urdu keyboards type them.
      .replace(/[\u0649\u06CC]/g, "\u064A")
      .replace(/\u06A9/g, "\u0643")
      // Abbreviations with points between their letters.
      .replace(/([\u0621-\u064A])\.(?=[\u0621-\u064A])/g, "$1")
      .replace(/\u2044/g, "/")
      .trim()
      .replace(/\s+/g, " ")
      .replace(typedThousands, groupTyped)
  );
}

/** Fractions come first, so that "1 1/2" is one number; an `x` that touches a digit ends a unit: "500gx2". */
const token =
  /(?<number>(?<![\d.,'])(?:\d{1,2} )?\d{1,2}\/\d{1,2}(?![\d.,'/])|(?<![\p{L}\d])[.,\u066B]\d+|\d+(?:[.,'\u066B]\d+)*)|(?<times>[×✕✖*]|[x\u0445](?!\p{L})|(?<=\p{L})[x\u0445](?=\d))|(?<word>\p{L}+?(?=[x\u0445]\d)|\p{L}+|%|٪)|(?<slash>\/)|(?<dash>[-‐-―−])|(?<doubt>[~∼≈≃±<>≤≥+?])/gu;

/** The parts of what a shop wrote about a package; punctuation and brackets are left out. */
export function sizeTokens(text: string): Token[] {
  let end = 0;
  return [...plainText(text).matchAll(token)].map((match) => {
    const [kind, found] = Object.entries(match.groups ?? {}).find(([, part]) => part) as [
      Token["kind"],
      string,
    ];
    const glued = match.index === end;
    end = match.index + found.length;
    return { kind, text: found, glued };
  });
}
