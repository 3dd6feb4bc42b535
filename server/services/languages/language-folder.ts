/**
 * Reads and checks the folder of a language: `language.json`, `server.json` with the texts of mails, pushes and answers, the folder
 * `page` with a file for each namespace of the page, and a file for each program of the shop's own people (`board.json`,
 * `courier.json`).
 */
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "../../core/start-error";
import type { BroughtTexts } from "../../db/schema";
import { defaultLanguage, type PartialTexts, shippedLanguages, textsOf } from "../../locales";
import { checkNamespace, pageNamespaces } from "./page-texts";
import { checkStaffTexts, staffPrograms, staffTexts } from "./staff-texts";
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

export interface FolderProblem {
  /** Path within the folder. */
  file: string;
  /** From 1; null for the file as a whole. */
  line: number | null;
  key: string | null;
  message: string;
}

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A folder that is being read, and what is wrong with it so far. */
class Folder {
  readonly problems: FolderProblem[] = [];
  readonly #texts = new Map<string, string>();

  constructor(readonly path: string) {}

  say(file: string, message: string, key: string | null = null): void {
    const text = this.#texts.get(file) ?? "";
    this.problems.push({ file, line: key === null ? null : lineOfKey(text, key), key, message });
  }

  /** The object in a file; null where there is no such file, and where it cannot be read, which is a problem. */
  async read(file: string): Promise<Json | null> {
    const found = await stat(join(this.path, file)).catch(() => null);
    if (!found?.isFile()) return null;
    if (found.size > maxFile) {
      this.say(file, `is larger than ${maxFile / 1_000_000} MB`);
      return null;
    }
    try {
      const text = (await readFile(join(this.path, file), "utf8")).replace(/^\uFEFF/, "");
      this.#texts.set(file, text);
      const value: unknown = JSON.parse(text);
      if (isJson(value)) return value;
      this.say(file, "holds no object of texts");
    } catch (error) {
      this.say(file, `cannot be read as JSON: ${(error as Error).message}`);
    }
    return null;
  }
}

/** The line of a dotted key: of each of its parts, the first behind the one before. Page keys have dots of their own. */
function lineOfKey(text: string, key: string): number | null {
  const at = (name: string, from: number) => text.indexOf(JSON.stringify(name), from);
  const parts = at(key, 0) >= 0 ? [key] : key.split(".");
  let position = 0;
  for (const part of parts) {
    const found = at(part, position);
    // The entries of a list have no names.
    if (found < 0 && !/^\d+$/.test(part)) return null;
    if (found >= 0) position = found;
  }
  return text.slice(0, position).split("\n").length;
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

/** The language's own name, as browsers know it; null for an unknown code. */
function ownName(code: string): string | null {
  const name = new Intl.DisplayNames([code], { type: "language", fallback: "none" }).of(code) ?? null;
  return name && name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Written from right to left by the page's specification, whatever their script. */
const specified = ["arc", "dv", "fa", "ha", "he", "khw", "ks", "ku", "ps", "ur", "yl"];
/** Scripts that are written from right to left. */
const rightToLeft = /^(?:Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

const usualDirection = (code: string): "ltr" | "rtl" =>
  specified.includes(code) || rightToLeft.test(new Intl.Locale(code).maximize().script ?? "") ? "rtl" : "ltr";

async function readHead(code: string, folder: Folder): Promise<{ name: string; direction: "ltr" | "rtl" }> {
  const file = "language.json";
  const head = (await folder.read(file)) ?? {};
  const { name = ownName(code), direction = usualDirection(code), ...unknown } = head;
  for (const key of Object.keys(unknown)) folder.say(file, `${key} is not known`, key);
  const isName =
    typeof name === "string" && name.trim() !== "" && name.length <= maxName && !/[<>]/.test(name);
  if (!isName) folder.say(file, `"name" is a text of up to ${maxName} characters`, "name");
  const isDirection = direction === "ltr" || direction === "rtl";
  if (!isDirection) folder.say(file, '"direction" is "ltr" or "rtl"', "direction");
  return { name: isName ? name : "", direction: isDirection ? direction : "ltr" };
}

/** og:locale, e.g. "de_DE". */
const openGraphLocale = (code: string): string => {
  const { language, region } = new Intl.Locale(code).maximize();
  return region === undefined ? language : `${language}_${region}`;
};

const allOfPage = Object.values(pageNamespaces).map((texts) => Object.values(texts));

interface ReadTexts<Texts> {
  texts: Texts;
  missing: string[];
}

/** The page's texts in the folder `page`, by namespace; undefined where there is none. Missing ones are in English. */
async function readPage(code: string, folder: Folder): Promise<ReadTexts<BroughtTexts["page"]>> {
  const files = await readdir(join(folder.path, "page")).catch(() => null);
  const known = Object.keys(pageNamespaces);
  for (const file of files ?? [])
    if (!known.some((name) => file === `${name}.json`))
      folder.say(`page/${file}`, "is no file of the page's texts");
  const texts: Record<string, Json> = {};
  const missing: string[] = [];
  for (const name of known) {
    const file = `page/${name}.json`;
    const own = await folder.read(file);
    const checked = checkNamespace(name, own ?? {}, code);
    for (const { key, message } of checked.problems) folder.say(file, message, key);
    missing.push(...checked.missing.map((key) => `${file}: ${key}`));
    if (own !== null) texts[name] = own;
  }
  return { texts: Object.keys(texts).length === 0 ? undefined : texts, missing };
}

/** The texts of programs of the shop's own people, by program; undefined where there are none. A program without a file lacks nothing. */
async function readStaff(code: string, folder: Folder): Promise<ReadTexts<BroughtTexts["staff"]>> {
  const texts: Record<string, Record<string, string>> = {};
  const missing: string[] = [];
  for (const program of staffPrograms) {
    const file = `${program}.json`;
    const own = await folder.read(file);
    if (own === null) continue;
    const checked = checkStaffTexts(program, own, code);
    for (const { key, message } of checked.problems) folder.say(file, message, key);
    missing.push(...checked.missing.map((key) => `${file}: ${key}`));
    texts[program] = own as Record<string, string>;
  }
  return { texts: Object.keys(texts).length === 0 ? undefined : texts, missing };
}

async function readServer(folder: Folder): Promise<ReadTexts<Json>> {
  const brought = await folder.read("server.json");
  // A file that cannot be read is a problem of its own.
  if (brought === null && folder.problems.length === 0) folder.say("server.json", "is missing");
  const checked = checkTexts(brought ?? {}, textsToBring());
  for (const { key, message } of checked.problems) folder.say("server.json", message, key);
  return { texts: brought ?? {}, missing: checked.missing };
}

/** Reads a folder of texts and names everything that is wrong with it; what was read counts only where nothing is. */
export async function checkLanguageFolder(
  code: string,
  path: string,
): Promise<ReadLanguage & { problems: readonly FolderProblem[] }> {
  const folder = new Folder(path);
  if (!/^[a-z]{2}$/.test(code)) throw new StartError(`${code} is no code of two small letters, as "de".`);
  if (shippedLanguages.includes(code))
    throw new StartError(`${code} is there already: it ships with the product.`);
  const server = await readServer(folder);
  const { name, direction } = await readHead(code, folder);
  const page = await readPage(code, folder);
  const staff = await readStaff(code, folder);
  const dates = { ...(server.texts.dates as object | undefined), dateLocale: code };
  const own = { languageName: name, direction, openGraphLocale: openGraphLocale(code), dates };
  const texts = { name, direction, server: { ...server.texts, ...own } as PartialTexts };
  const brought = Object.keys(staff.texts ?? {}) as (keyof typeof staffTexts)[];
  return {
    texts: {
      ...texts,
      ...(page.texts && { page: page.texts }),
      ...(staff.texts && { staff: staff.texts }),
    },
    missing: [...server.missing, ...page.missing, ...staff.missing],
    total: [textsToBring(), allOfPage, ...brought.map((program) => staffTexts[program])]
      .map((english) => checkTexts({}, english).missing.length)
      .reduce((sum, count) => sum + count),
    problems: folder.problems,
  };
}

const problemLine = ({ file, line, key, message }: FolderProblem): string =>
  `  - ${file}${line === null ? "" : `:${line}`}: ${key === null ? "" : `${key}: `}${message}`;

/** Reads a folder of texts. Throws a StartError that names everything that is wrong with it. */
export async function readLanguageFolder(code: string, path: string): Promise<ReadLanguage> {
  const { problems, ...read } = await checkLanguageFolder(code, path);
  if (problems.length === 0) return read;
  const named = problems.slice(0, maxNamed).map(problemLine);
  const more = problems.length > maxNamed ? [`  … and ${problems.length - maxNamed} more`] : [];
  throw new StartError([`${path} was not taken. Nothing was changed.`, ...named, ...more].join("\n"));
}
