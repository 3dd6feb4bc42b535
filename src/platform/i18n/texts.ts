/**
 * Texts by namespace and language, each loaded when first needed. English of the shell is in the first script, so that
 * no text is ever missing; the shell in another language is stored on the device and read at once.
 */
import { use, useMemo } from "react";
import { environment } from "@/platform/environment";
import { announceLazyPart } from "@/platform/lazy-parts";
import { safeStorage } from "@/platform/storage/safe-storage";
import { storageKeys } from "@/platform/storage/storage-keys";
import { defaultLanguage, type LanguageCode, offeredLanguage } from "./languages";
import shellEnglish from "./locales/en/shell";
import { formatMessage, type TextParameters } from "./message-format";
import type { Namespace, TextKey } from "./namespaces";
import type { Texts } from "./text-file";
import { loadTextFile, textLoaders } from "./text-loaders";

export type Translate<N extends Namespace> = (key: TextKey<N>, parameters?: TextParameters) => string;

const loaded = new Map<string, Texts>([[`${defaultLanguage}/shell`, shellEnglish]]);
const loading = new Map<string, Promise<void>>();
const nothing: Texts = {};

let language: LanguageCode = defaultLanguage;

/** The language of this page; it changes only with a reload. */
export const currentLanguage = (): LanguageCode => language;

/**
 * Fixes the language of this page before the first render and reads the shell's stored copy. Resolves when the shell has
 * its texts; rendering need not wait: until then English is shown.
 */
export function startTexts(languageCode: string | null): Promise<void> {
  language = offeredLanguage(languageCode);
  if (language === defaultLanguage) return Promise.resolve();
  const copy = readShellCopy(language);
  if (copy !== null) loaded.set(`${language}/shell`, copy);
  const ready = load("shell", language).then(() => writeShellCopy(language));
  return copy === null ? ready : Promise.resolve();
}

/** Loads namespaces before they are needed, e.g. together with a page's chunk. Never rejects: English or the keys are shown instead. */
export async function preloadTexts(...namespaces: Namespace[]): Promise<void> {
  await Promise.all(namespaces.map((namespace) => load(namespace, language)));
}

/** Loads the texts of a language again, e.g. because they have changed. */
export function forgetTexts(languageCode: LanguageCode): void {
  for (const texts of [loaded, loading])
    for (const name of texts.keys()) if (name.startsWith(`${languageCode}/`)) texts.delete(name);
}

/** `t` of a namespace. Suspends until its texts are loaded (the shell's always are). */
export function useTexts<N extends Namespace>(namespace: N): Translate<N> {
  // Called in every render, as React wants it: a promise that is marked as fulfilled does not suspend.
  if (namespace !== "shell") use(load(namespace, language));
  return useMemo(() => translator(namespace), [namespace]);
}

/** `t` outside React, of a namespace that is loaded (the shell always is). */
export function translator<N extends Namespace>(namespace: N): Translate<N> {
  return (key, parameters) => {
    const own = textOf(language, namespace, key as string);
    const english = own === undefined ? textOf(defaultLanguage, namespace, key as string) : undefined;
    const message = own ?? english ?? String(key);
    return formatMessage(message, parameters ?? {}, own === undefined ? defaultLanguage : language);
  };
}

function textOf(languageCode: LanguageCode, namespace: Namespace, key: string): string | undefined {
  const text = loaded.get(`${languageCode}/${namespace}`)?.[key];
  return text === undefined && namespace === "frame" ? loaded.get(`${languageCode}/shell`)?.[key] : text;
}

function load(namespace: Namespace, languageCode: LanguageCode): Promise<void> {
  const name = `${languageCode}/${namespace}`;
  const known = loading.get(name);
  if (known) return known;
  const work = fetchTexts(namespace, languageCode).then((texts) => {
    // Where the shell's file cannot be loaded, its stored copy stays.
    if (texts !== nothing || !loaded.has(name)) loaded.set(name, texts);
  });
  void work.then(() => Object.assign(work, { status: "fulfilled", value: undefined }));
  announceLazyPart(work);
  loading.set(name, work);
  return work;
}

/** Never rejects: where a language has no texts, or they cannot be loaded, English is loaded instead. */
async function fetchTexts(namespace: Namespace, languageCode: LanguageCode): Promise<Texts> {
  const own = loadTextFile(namespace, languageCode).catch(() => null);
  const isWhole = languageCode in textLoaders && (await own);
  if (!isWhole && languageCode !== defaultLanguage) await load(namespace, defaultLanguage);
  return (await own) ?? nothing;
}

function readShellCopy(languageCode: LanguageCode): Texts | null {
  try {
    const copy: unknown = JSON.parse(safeStorage.getItem(storageKeys.shellTexts) ?? "null");
    if (typeof copy !== "object" || copy === null) return null;
    const { language: stored, build, texts } = copy as Record<string, unknown>;
    if (
      stored !== languageCode ||
      build !== environment.buildId ||
      typeof texts !== "object" ||
      texts === null
    )
      return null;
    return Object.values(texts).every((text) => typeof text === "string") ? (texts as Texts) : null;
  } catch {
    return null;
  }
}

function writeShellCopy(languageCode: LanguageCode): void {
  const texts = loaded.get(`${languageCode}/shell`);
  if (texts === undefined) return;
  safeStorage.setItem(
    storageKeys.shellTexts,
    JSON.stringify({ language: languageCode, build: environment.buildId, texts }),
  );
}

export type { Namespace, TextKey };
