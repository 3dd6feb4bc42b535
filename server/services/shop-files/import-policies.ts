/** The pages that a shop writes itself (terms, privacy …), each a file of HTML for each language below `policies`. */
import { stat } from "node:fs/promises";
import { isRecord } from "@/domain/is-record";
import type { Queryable } from "../../context";
import { defaultLanguage, languages } from "../../locales";
import { type PolicyPage, policyKeys } from "../pages/policies";
import { readStoredSettings, writeSetting } from "../settings/settings";
import type { Problems } from "./problems";
import { decodedText, detectEncoding, type Encoding } from "./reading/decode-text";
import type { FoundFiles } from "./reading/find-files";
import type { Counts } from "./writing/merge-rows";

/** The longest page, in bytes: word processors write a lot of HTML around few words. */
const maxBytes = 1024 * 1024;

const pageNames = Object.keys(policyKeys) as PolicyPage[];

/** Pages that a setting of this name shows or hides. */
const shownBy: Partial<Record<PolicyPage, string>> = {
  "refund-policy": "refund_policy",
  "shipping-policy": "shipping_policy",
  cancelation: "cancelation_policy",
};

/** What pages leave out of a text; a shop should not learn of it from its readers. */
const leftOut: readonly [name: string, found: RegExp][] = [
  ["scripts", /<script[\s>]|\son[a-z]+\s*=\s*["']|javascript:/i],
  ["styles", /<style[\s>]|<[^>]+\sstyle\s*=/i],
  ["frames", /<(?:iframe|object|embed)[\s>]/i],
  ["forms", /<(?:form|input|button|select|textarea)[\s>]/i],
  ["pictures and films", /<(?:img|picture|svg|video|audio)[\s>]/i],
];

/** What is odd about a text that is taken all the same. */
function* doubtsAbout(text: string): Generator<string> {
  const parts = leftOut.filter(([, found]) => found.test(text)).map(([name]) => name);
  if (parts.length > 0) yield `has ${parts.join(", ")}, which pages leave out`;
  if (
    text !== "" &&
    !/<(?:p|h[1-4]|ul|ol|li|table|div|br|blockquote)[\s/>]/i.test(text) &&
    text.trim().includes("\n")
  )
    yield "has lines and no tags of HTML: they are shown as one paragraph";
}

const unstorable = /\0|\p{Surrogate}/u;

/** Texts of a page by language, of a setting that may be one English text. */
export function textsOfPolicy(value: unknown): Record<string, string> {
  if (typeof value === "string") return { [defaultLanguage]: value };
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

async function readText(path: string, encoding: Encoding | null): Promise<string> {
  let text = "";
  for await (const piece of decodedText(path, encoding ?? (await detectEncoding(path)))) text += piece;
  // Kept to the letter, so that it is written down again as it came; a file of blanks alone has no text.
  return text.trim() === "" ? "" : text;
}

/** The page and language of "refund-policy.de.html"; without a language it is English. */
function meantBy(name: string): { page: PolicyPage; language: string } | { problem: string } {
  const [pageName = "", language = defaultLanguage, ...rest] = name
    .slice(name.lastIndexOf("/") + 1)
    .replace(/\.html?$/i, "")
    .split(".");
  const page = pageNames.find((one) => one === pageName);
  if (!page || rest.length > 0)
    return { problem: `is no page: ${pageNames.join(", ")} are, each as NAME.LANGUAGE.html` };
  if (!languages.includes(language))
    return { problem: `is in a language that the shop has not: ${languages.join(", ")} are its languages` };
  return { page, language };
}

interface PolicyFile {
  name: string;
  page: PolicyPage;
  text: string;
}

/** The readable files, with their texts by the settings that keep them. */
async function readPolicyFiles(
  files: FoundFiles["policies"],
  encoding: Encoding | null,
  problems: Problems,
): Promise<Map<string, Map<string, PolicyFile>>> {
  const read = new Map<string, Map<string, PolicyFile>>();
  for (const { path, name } of files) {
    const refuse = (message: string) =>
      problems.add({ file: name, line: null, column: null, value: null, message });
    const meant = meantBy(name);
    if ("problem" in meant) {
      refuse(meant.problem);
      continue;
    }
    const { page, language } = meant;
    const texts = read.get(policyKeys[page]) ?? new Map<string, PolicyFile>();
    const other = texts.get(language);
    if (other) {
      refuse(`is the page that ${other.name} is already`);
      continue;
    }
    if ((await stat(path)).size > maxBytes) {
      refuse("is larger than 1 MB");
      continue;
    }
    const text = await readText(path, encoding);
    if (unstorable.test(text)) {
      refuse("has a sign that cannot be stored");
      continue;
    }
    for (const message of doubtsAbout(text))
      problems.add({ file: name, line: null, column: null, value: null, message, severity: "warning" });
    texts.set(language, { name, page, text });
    read.set(policyKeys[page], texts);
  }
  return read;
}

/** Takes the pages in; a language without a file keeps the text that it has, and an empty file takes a text away. */
export async function importPolicies(
  database: Queryable,
  files: FoundFiles["policies"],
  encoding: Encoding | null,
  problems: Problems,
): Promise<Counts> {
  const counts: Counts = { added: 0, changed: 0, left: 0, pruned: 0 };
  const stored = await readStoredSettings(database);
  for (const [key, texts] of await readPolicyFiles(files, encoding, problems)) {
    const before = textsOfPolicy(stored.get(key));
    const after = { [defaultLanguage]: "", ...before };
    for (const [language, { name, page, text }] of texts) {
      if ((before[language] ?? "") === text) counts.left += 1;
      else counts[before[language] ? "changed" : "added"] += 1;
      // An empty text would be shown instead of the English one.
      if (text === "" && language !== defaultLanguage) delete after[language];
      else after[language] = text;
      const shown = shownBy[page];
      if (shown === undefined || (stored.get(shown) !== 0 && stored.get(shown) !== false)) continue;
      const message = `is not shown: the setting ${shown} is off`;
      problems.add({ file: name, line: null, column: null, value: null, message, severity: "warning" });
    }
    const isOther = [...texts].some(([language, { text }]) => (before[language] ?? "") !== text);
    if (isOther) await writeSetting(database, key, after);
  }
  return counts;
}
