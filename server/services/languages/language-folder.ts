/**
 * Reads and checks the folder of a language: `language.json`, `server.json` with the texts of mails, pushes and answers, and the
 * folder `page` with a file for each namespace of the page.
 */
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../../core/start-error";
import type { BroughtTexts } from "../../db/schema";
import { defaultLanguage, type PartialTexts, shippedLanguages, textsOf } from "../../locales";
import { checkNamespace, pageNamespaces } from "./page-texts";
import { checkTexts } from "./text-tree";

/** All texts of a language together are far smaller, bytes. */
const maxFile = 1_000_000;
/** Names in a menu are short, characters. */
const maxName = 60;
/** Problems that are named one by one. */
const maxNamed = 20;

export interface ReadLanguage {
  texts: BroughtTexts;
  /** Keys that stay in English. */
  missing: string[];
  /** How many texts there are in English. */
  total: number;
}

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object in a file; null where there is no such file. */
async function readObject(file: string): Promise<Json | null> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) return null;
  if (found.size > maxFile) throw new StartError(`${file} is larger than ${maxFile / 1_000_000} MB.`);
  try {
    const value: unknown = JSON.parse((await readFile(file, "utf8")).replace(/^\uFEFF/, ""));
    if (isJson(value)) return value;
  } catch (error) {
    throw new StartError(`${file} cannot be read as JSON: ${(error as Error).message}`);
  }
  throw new StartError(`${file} holds no object of texts.`);
}

/** English texts that a language may bring: what `language.json` says is not among them. */
export function textsToBring(): object {
  const {
    languageName: _name,
    direction: _direction,
    openGraphLocale: _locale,
    ...texts
  } = textsOf(defaultLanguage);
  const { dateLocale: _tag, ...dates } = texts.dates;
  return { ...texts, dates };
}

/** What browsers call the language in itself; null for a code that none knows. */
function ownName(code: string): string | null {
  const name = new Intl.DisplayNames([code], { type: "language", fallback: "none" }).of(code) ?? null;
  return name && name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Written from right to left by the page's specification, whatever their script. */
const specified = ["dv", "fa", "ha", "he", "ks", "ku", "ps", "ur", "yl"];
/** Scripts that are written from right to left. */
const rightToLeft = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

const usualDirection = (code: string): "ltr" | "rtl" =>
  specified.includes(code) || rightToLeft.test(new Intl.Locale(code).maximize().script ?? "") ? "rtl" : "ltr";

function readHead(code: string, head: Json): { name: string; direction: "ltr" | "rtl"; problems: string[] } {
  const { name = ownName(code), direction = usualDirection(code), ...unknown } = head;
  const problems = Object.keys(unknown).map((key) => `language.json: ${key} is not known`);
  const isName =
    typeof name === "string" && name.trim() !== "" && name.length <= maxName && !/[<>]/.test(name);
  if (!isName) problems.push(`language.json: "name" is a text of up to ${maxName} characters`);
  const isDirection = direction === "ltr" || direction === "rtl";
  if (!isDirection) problems.push('language.json: "direction" is "ltr" or "rtl"');
  return { name: isName ? name : "", direction: isDirection ? direction : "ltr", problems };
}

/** og:locale, e.g. "de_DE". */
const openGraphLocale = (code: string): string => {
  const { language, region } = new Intl.Locale(code).maximize();
  return region === undefined ? language : `${language}_${region}`;
};

const allOfPage = Object.values(pageNamespaces).map((texts) => Object.values(texts));

interface ReadPage {
  /** By namespace; undefined where there is no folder of the page's texts. */
  texts: BroughtTexts["page"];
  problems: string[];
  missing: string[];
}

/** The page's texts in the folder `page`; what it lacks is in English. */
async function readPage(code: string, folder: string): Promise<ReadPage> {
  const files = await readdir(folder).catch(() => null);
  const read: ReadPage = { texts: undefined, problems: [], missing: [] };
  const brought: Record<string, Json> = {};
  for (const file of files ?? [])
    if (!Object.hasOwn(pageNamespaces, file.replace(/\.json$/, "")) || !file.endsWith(".json"))
      read.problems.push(`page/${file}: is no file of the page's texts`);
  for (const name of Object.keys(pageNamespaces)) {
    const own = await readObject(join(folder, `${name}.json`));
    const { problems, missing } = checkNamespace(name, own ?? {}, code);
    read.problems.push(...problems.map((problem) => `page/${name}.json: ${problem}`));
    read.missing.push(...missing.map((key) => `page/${name}.json: ${key}`));
    if (own !== null) brought[name] = own;
  }
  if (files !== null) read.texts = brought;
  return read;
}

/** Reads a folder of texts. Throws a StartError that names everything that is wrong with it. */
export async function readLanguageFolder(code: string, folder: string): Promise<ReadLanguage> {
  if (!/^[a-z]{2}$/.test(code)) throw new StartError(`${code} is no code of two small letters, as "de".`);
  if (shippedLanguages.includes(code))
    throw new StartError(`${code} is there already: it ships with the product.`);
  const brought = await readObject(join(folder, "server.json"));
  if (brought === null) throw new StartError(`${folder} has no server.json.`);
  const { name, direction, problems } = readHead(
    code,
    (await readObject(join(folder, "language.json"))) ?? {},
  );
  const english = textsToBring();
  const checked = checkTexts(brought, english);
  problems.push(...checked.problems.map((problem) => `server.json: ${problem}`));
  const page = await readPage(code, join(folder, "page"));
  problems.push(...page.problems);
  if (problems.length > 0) {
    const named = problems.slice(0, maxNamed).map((problem) => `  - ${problem}`);
    const more = problems.length > maxNamed ? [`  … and ${problems.length - maxNamed} more`] : [];
    throw new StartError([`${folder} was not taken. Nothing was changed.`, ...named, ...more].join("\n"));
  }
  const dates = { ...(brought.dates as object | undefined), dateLocale: code };
  const own = { languageName: name, direction, openGraphLocale: openGraphLocale(code), dates };
  return {
    texts: {
      name,
      direction,
      server: { ...brought, ...own } as PartialTexts,
      ...(page.texts && { page: page.texts }),
    },
    missing: [...checked.missing, ...page.missing],
    total: checkTexts({}, english).missing.length + checkTexts({}, allOfPage).missing.length,
  };
}
