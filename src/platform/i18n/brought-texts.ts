/** Texts of languages that the shop brought: one file of the server each, with every namespace and how the language writes formats. */
import { languageAges } from "./ages";
import { languageFormats } from "./formats";
import { type LanguageCode, languages } from "./languages";
import type { Namespace } from "./namespaces";
import type { Texts } from "./text-file";

/** Texts by their key, of each namespace and of `formats` and `ages`; some may be missing. */
export type BroughtTexts = Readonly<Record<string, Texts>>;

const loading = new Map<LanguageCode, Promise<BroughtTexts>>();

/** Texts that are there already, for the program that renders on the server. */
export function setBroughtTexts(languageCode: LanguageCode, texts: BroughtTexts): void {
  languageFormats[languageCode] = texts.formats ?? {};
  languageAges[languageCode] = texts.ages ?? {};
  loading.set(languageCode, Promise.resolve(texts));
}

async function request(languageCode: LanguageCode): Promise<BroughtTexts> {
  const { file = "" } = languages.find((language) => language.languageCode === languageCode) ?? {};
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} was answered with ${response.status}.`);
  const texts = (await response.json()) as BroughtTexts;
  setBroughtTexts(languageCode, texts);
  return texts;
}

/** Those of a namespace; empty where the language has none. Rejects when the file cannot be loaded: the next call tries again. */
export async function loadBroughtTexts(namespace: Namespace, languageCode: LanguageCode): Promise<Texts> {
  const work = loading.get(languageCode) ?? request(languageCode);
  loading.set(languageCode, work);
  work.catch(() => loading.delete(languageCode));
  return (await work)[namespace] ?? {};
}
