/** Texts of the page in a language that the shop brought: checked against the page's English ones, and in memory as they are sent. */
import { createHash } from "node:crypto";
import type { BroughtLanguage } from "@/domain/branding/brought-language";
import { englishTexts } from "@/platform/i18n/english-texts";
import { branchesOf, placeholdersOf } from "@/platform/i18n/message-format";
import type { BroughtTexts } from "../../db/schema";
import { type CheckedTexts, checkTexts } from "./text-tree";

/** The English texts by namespace, one file of the folder each. */
export const pageNamespaces: Readonly<Record<string, object>> = englishTexts;

const namesIn = (text: string): string => [...placeholdersOf(text)].sort().join(" ");

/** The contents of a text's outermost braces. */
function bracedParts(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const [index, sign] of [...text].entries()) {
    if (sign === "{") {
      if (depth === 0) start = index + 1;
      depth += 1;
    } else if (sign === "}") {
      depth -= 1;
      if (depth === 0) found.push([...text].slice(start, index).join(""));
    }
  }
  return found;
}

/** The plurals of a text, without their braces, and those inside of their forms. */
const pluralsIn = (text: string): string[] =>
  bracedParts(text)
    .filter((inner) => inner.includes(","))
    .flatMap((inner) => [inner, ...[...branchesOf(inner).values()].flatMap(pluralsIn)]);

function pluralProblem(inner: string, forms: readonly string[]): string | null {
  const kind = inner.split(",", 2)[1]?.trim();
  if (kind !== "plural") return `has the form ${kind}; there is only plural`;
  const branches = [...branchesOf(inner).keys()];
  if (!branches.includes("other")) return "has a plural without other";
  const unknown = branches.find((branch) => !/^=\d+$/.test(branch) && !forms.includes(branch));
  return unknown === undefined
    ? null
    : `has the plural form ${unknown}; the language has ${forms.join(", ")}`;
}

/** The problem of a text's braces in this language, or null. */
function messageProblem(text: string, english: string, code: string): string | null {
  if (text.split("{").length !== text.split("}").length) return "has a brace that is not closed";
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const problem = pluralsIn(text)
    .map((inner) => pluralProblem(inner, forms))
    .find(Boolean);
  if (problem) return problem;
  const [has, needs] = [namesIn(text), namesIn(english)];
  return has === needs ? null : `names ${has || "no placeholders"}, the English text ${needs || "none"}`;
}

/** Compares texts with the English ones, as `checkTexts` does, and their plurals with the forms of the language. */
export const checkMessages = (brought: unknown, english: object | undefined, code: string): CheckedTexts =>
  checkTexts(brought, english, (text, ofEnglish) => messageProblem(text, ofEnglish, code));

/** The same for a namespace of the page. */
export const checkNamespace = (name: string, brought: unknown, code: string): CheckedTexts =>
  checkMessages(brought, pageNamespaces[name], code);

/** A language of the page, as documents name it and as its file is sent. */
export interface PageLanguage {
  row: BroughtLanguage;
  texts: Readonly<Record<string, unknown>>;
  /** The file's content. */
  json: string;
  version: string;
}

type Table = Readonly<Record<string, string>>;

/** The part of a language for the page; null where the shop brought none. */
export function pageLanguageOf(code: string, { name, direction, page }: BroughtTexts): PageLanguage | null {
  if (page === undefined) return null;
  const json = JSON.stringify(page);
  const version = createHash("sha256").update(code).update(json).digest("base64url").slice(0, 16);
  const table = (namespace: string): Table => (page[namespace] ?? {}) as Table;
  const firstScreen = table("firstScreen");
  const documentTexts = Object.fromEntries(
    (["firstScreen", "document"] as const).flatMap((namespace) =>
      Object.entries<string>(englishTexts[namespace]).flatMap(([key, english]) => {
        const own = table(namespace)[key];
        return own === undefined ? [] : [[english, own]];
      }),
    ),
  );
  const row: BroughtLanguage = {
    languageName: name,
    languageCode: code,
    direction,
    file: `/texts/${version}/${code}.json`,
    documentTexts,
    // The app itself has no first screen in this language.
    firstScreen: { ...englishTexts.firstScreen, ...firstScreen },
    worker: table("worker"),
  };
  return { row, texts: page, json, version };
}

let known: ReadonlyMap<string, PageLanguage> = new Map();

/** Languages that the shop brought for the page, by their codes. One process serves one shop. */
export const pageLanguagesOfShop = (): ReadonlyMap<string, PageLanguage> => known;

export function setPageLanguages(brought: ReadonlyMap<string, BroughtTexts>): void {
  known = new Map(
    [...brought].flatMap(([code, texts]) => {
      const language = pageLanguageOf(code, texts);
      return language === null ? [] : [[code, language]];
    }),
  );
}
