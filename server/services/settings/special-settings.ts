/** Settings whose values have to be something in the world, beyond their form. */
import { baseLanguage } from "@/domain/visitor-language";
import { knownLanguage, languages, textsOf } from "../../locales";
import { countryProblem } from "./shop-country";

type Row = { key: string; direction?: string; default?: boolean };

/** A region makes no other language. */
const languageOf = (key: string) => knownLanguage(baseLanguage(key));

/** Languages of the shop: those that the server has texts of, each once, and with one default where there is one at all. */
function languagesProblem(name: string, rows: readonly Row[]): string | null {
  if (rows.length === 0) return `${name}: a shop has at least one language`;
  for (const [index, { key, direction }] of rows.entries()) {
    const language = languageOf(key);
    if (language === null)
      return `${name}[${index}].key: ${JSON.stringify(key)} is no language of this server, which has ${languages.join(" and ")}`;
    if (rows.findIndex((row) => languageOf(row.key) === language) !== index)
      return `${name}[${index}].key: ${key} is there twice`;
    const own = textsOf(language).direction;
    if (direction !== undefined && direction !== own)
      return `${name}[${index}].direction: ${key} is written ${own}`;
  }
  const defaults = rows.filter((row) => row.default === true).length;
  return rows.some((row) => row.default !== undefined) && defaults !== 1
    ? `${name}: one language is the default, not ${defaults}`
    : null;
}

const ranges = { lat: 90, lng: 180 } as const;

/** A place as texts; what is swapped mostly is out of range. */
function placeProblem(name: string, place: Partial<Record<keyof typeof ranges, string>>): string | null {
  for (const part of ["lat", "lng"] as const) {
    const text = place[part];
    if (text === undefined) continue;
    const isDegree = /^-?\d{1,3}(\.\d{1,18})?$/.test(text) && Math.abs(Number(text)) <= ranges[part];
    if (!isDegree)
      return `${name}.${part}: ${JSON.stringify(text)} is no degree from -${ranges[part]} to ${ranges[part]}, as "53.55"`;
  }
  return null;
}

const checks: Readonly<Record<string, (value: never) => string | null>> = {
  country: (value: string) => countryProblem(value),
  language: (rows: readonly Row[]) => languagesProblem("language", rows),
  sys_language: (rows: readonly Row[]) => languagesProblem("sys_language", rows),
  default_location: (place: object) => placeProblem("default_location", place),
};

/** Why a value of the right form means nothing; null when it means something. */
export function specialProblem(key: string, value: unknown): string | null {
  return checks[key]?.(value as never) ?? null;
}
