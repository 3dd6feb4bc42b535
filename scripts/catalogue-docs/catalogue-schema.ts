/** The JSON Schema of a shop's JSON files, by which editors complete names and explain them. */
import type { JsonSchema } from "../../server/core/schema-problem";
import { type SettingDefinition, settingTable } from "../../server/services/settings/setting-table";
import type { Field } from "../../server/services/shop-files/fields/field";
import { type Kind, kinds } from "../../server/services/shop-files/kinds";
import { fallbackText } from "./fallback-text";

type Schema = Record<string, unknown>;

/** Ends with one full stop, whatever it ended with. */
const sentence = (text: string) => `${text.replace(/\.$/, "")}.`;

function fieldSchema(field: Field): Schema {
  const fallback = fallbackText(field);
  return {
    ...field.schema,
    description: [
      sentence(field.meaning),
      `It must be ${sentence(field.allowed)}`,
      ...(fallback === "" ? [] : [`Empty means ${fallback}.`]),
    ].join(" "),
  };
}

function recordSchema(kind: Kind): Schema {
  const translated = Object.entries(kind.fields).filter(([, field]) => field.translated);
  return {
    type: "object",
    description: kind.meaning,
    properties: Object.fromEntries(
      Object.entries(kind.fields).map(([name, field]) => [name, fieldSchema(field)]),
    ),
    patternProperties: Object.fromEntries(
      translated.map(([name, field]) => [
        `^${name}:[a-z]{2,3}$`,
        { ...field.schema, description: `${sentence(field.meaning)} In that language.` },
      ]),
    ),
    // A record that exists needs no more than its key, and what is to change.
    required: kind.key.filter((name) => kind.fields[name]?.required),
    additionalProperties: false,
  };
}

/** A setting as editors know it; texts may be there in several languages at any depth, so only the outer form is told. */
function settingSchema({ type, meaning, default: usual }: SettingDefinition): Schema {
  const types = [type.type ?? [], type.nullable ? "null" : []].flat();
  const isText = types.includes("string");
  const texts = { type: "object", additionalProperties: { type: "string" } };
  const plain: JsonSchema = {
    ...(types.length > 0 ? { type: types } : {}),
    ...(type.enum ? { enum: type.enum } : {}),
    ...(type.minimum === undefined ? {} : { minimum: type.minimum }),
    ...(type.maximum === undefined ? {} : { maximum: type.maximum }),
  };
  return {
    description: sentence(meaning),
    ...(isText && !type.enum ? { anyOf: [plain, texts] } : plain),
    ...(typeof usual === "object" && usual !== null ? {} : { default: usual }),
  };
}

/** The whole schema: a file is an object of one list, named like its kind, and `shop.json` one of settings. */
export const catalogueSchema = (): Schema => ({
  $schema: "https://json-schema.org/draft/2020-12/schema",
  title: "Files of a shop",
  description:
    "A file of records is an object with one list under the name of the file; shop.json is an object of settings.",
  type: "object",
  properties: {
    $schema: { type: "string", description: "Where this schema is." },
    ...Object.fromEntries(
      kinds.map((kind) => [
        kind.name,
        { type: "array", description: kind.meaning, items: { $ref: `#/$defs/${kind.name}` } },
      ]),
    ),
    ...Object.fromEntries([...settingTable].map(([key, definition]) => [key, settingSchema(definition)])),
  },
  additionalProperties: false,
  $defs: Object.fromEntries(kinds.map((kind) => [kind.name, recordSchema(kind)])),
});
