/** Which languages the shop offers, and which is its own: the setting `sys_language`. */
import { baseLanguage } from "@/domain/visitor-language";
import type { Language, Queryable } from "../../context";
import { defaultLanguage, knownLanguage, languages, shippedLanguages } from "../../locales";
import { pageLanguagesOfShop } from "../languages/page-texts";
import { readSetting } from "./settings";

export type OfferedLanguages = readonly [Language, ...Language[]];

/** The languages of a setting that have texts here, the shop's own first; all where it names none of them. */
export function offeredLanguages(setting: unknown): OfferedLanguages {
  const rows = (Array.isArray(setting) ? setting : []).flatMap((row: unknown) => {
    const { key, default: isOwn } = (row ?? {}) as { key?: unknown; default?: unknown };
    const language = typeof key === "string" ? knownLanguage(baseLanguage(key)) : null;
    return language === null ? [] : [{ language, isOwn: isOwn === true }];
  });
  const own = rows.find((row) => row.isOwn) ?? rows[0];
  const [first, ...others] = new Set([
    ...(own ? [own.language] : []),
    ...rows.map(({ language }) => language),
  ]);
  return first ? [first, ...others] : (languages as [Language, ...Language[]]);
}

/** Those that the page has texts of, in which documents are written; its own where the shop offers none of them. */
export function pageLanguages(offered: OfferedLanguages): OfferedLanguages {
  const [first, ...others] = offered.filter(
    (language) => shippedLanguages.includes(language) || pageLanguagesOfShop().has(language),
  );
  return first === undefined ? [defaultLanguage] : [first, ...others];
}

export async function readOfferedLanguages(database: Queryable): Promise<OfferedLanguages> {
  return offeredLanguages(await readSetting(database, "sys_language"));
}

/** The language in which the shop itself is written to. */
export async function readShopLanguage(database: Queryable): Promise<Language> {
  return (await readOfferedLanguages(database))[0];
}
