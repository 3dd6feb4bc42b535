/** Allowed values of a setting in words, made from its schema. */
import type { JsonSchema } from "../../core/schema-problem";
import { languages } from "../../locales";

const joined = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? "") : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;

/** Numbers below 0 are refused everywhere. */
function numberWords(kind: string, { minimum = 0, maximum }: JsonSchema): string {
  return maximum === undefined ? `${kind}, ${minimum} or more` : `${kind} from ${minimum} to ${maximum}`;
}

function partWords(properties: Readonly<Record<string, JsonSchema>>): string {
  const parts = Object.entries(properties).map(([name, form]) => `${name}: ${allowedValues(form)}`);
  return `an object of ${parts.join("; ")}`;
}

function withoutNull(form: JsonSchema): string {
  const { type, enum: words, items, properties, anyOf } = form;
  if (anyOf) return joined(anyOf.map(allowedValues));
  if (type === "null") return "null";
  if (words) return joined(words.filter((word) => word !== null).map((word) => JSON.stringify(word)));
  if (type === "boolean") return "true or false";
  if (type === "integer") return numberWords("a whole number", form);
  if (type === "number") return numberWords("a number", form);
  if (type === "string") return `a text, or one for each of ${languages.join(", ")}: {"en": "…", "ar": "…"}`;
  if (type === "array") return `a list, each ${items ? allowedValues(items) : "anything"}`;
  return properties ? partWords(properties) : "an object";
}

/** E.g. "1 or 0", "a whole number from 0 to 4", "a text or null". */
export const allowedValues = (form: JsonSchema): string =>
  form.nullable ? `${withoutNull(form)}, or null` : withoutNull(form);
