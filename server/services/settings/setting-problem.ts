/** Why a value cannot be set. */
import { isRecord } from "@/domain/is-record";
import { nearestName } from "../../core/nearest-name";
import { type JsonSchema, schemaProblem } from "../../core/schema-problem";
import { languages } from "../../locales";
import { isTranslations } from "./merge-setting";
import type { SettingDefinition } from "./setting-table";
import { settingInLanguage } from "./settings";
import { specialProblem } from "./special-settings";

/**
 * The first text that no database stores, or number that no amount, count or share can be, anywhere in a value; null for none.
 */
function unusable(value: unknown, path: string): string | null {
  if (typeof value === "string")
    return /\0|\p{Surrogate}/u.test(value) ? `${path}: has a sign that cannot be stored` : null;
  if (typeof value === "number") {
    if (!Number.isFinite(value)) return `${path}: is not finite`;
    return value < 0 ? `${path}: ${value} is below 0` : null;
  }
  if (typeof value !== "object" || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const problem =
      unusable(name, path) ?? unusable(inner, Array.isArray(value) ? `${path}[${name}]` : `${path}.${name}`);
    if (problem !== null) return problem;
  }
  return null;
}

/** A name missing from the form, or a language without texts on the server. */
function unknownName(value: unknown, schema: JsonSchema, path: string): string | null {
  if (Array.isArray(value)) {
    const { items = {} } = schema;
    const problems = value.map((row, index) => unknownName(row, items, `${path}[${index}]`));
    return problems.find((problem) => problem !== null) ?? null;
  }
  if (!isRecord(value)) return null;
  const { properties } = schema;
  if (isTranslations(value) && !properties) {
    const unknown = Object.keys(value).find((key) => !languages.some((language) => language === key));
    return unknown === undefined
      ? null
      : `${path}.${unknown}: is no language of this server, which has ${languages.join(" and ")}`;
  }
  if (!properties) return null;
  for (const [name, part] of Object.entries(value)) {
    const form = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (form === undefined) {
      const nearest = nearestName(name, Object.keys(properties));
      return `${path}.${name}: there is no such part${nearest === null ? `; there are ${Object.keys(properties).join(", ")}` : `, did you mean ${nearest}?`}`;
    }
    const problem = unknownName(part, form, `${path}.${name}`);
    if (problem !== null) return problem;
  }
  return null;
}

/** Why a value cannot be set, e.g. "cash_on_delivery: is string, not boolean"; null when it can. */
export function settingProblem(
  key: string,
  { type, default: fallback }: SettingDefinition,
  value: unknown,
): string | null {
  const wrong = unusable(value, key) ?? unknownName(value, type, key);
  if (wrong !== null) return wrong;
  for (const language of languages) {
    const shown = settingInLanguage(value, language);
    // Parts that an object leaves out come from its default.
    const whole = isRecord(fallback) && isRecord(shown) ? { ...fallback, ...shown } : shown;
    const problem = schemaProblem(whole, type, key);
    if (problem !== null) return problem;
  }
  return specialProblem(key, value);
}
