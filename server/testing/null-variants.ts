/** Values of a schema in which one place is null, for every place that there is. */
import type { JsonSchema } from "../core/schema-problem";

/** Texts for the patterns of the contract; the first that fits is taken. */
const texts = [
  "text",
  "7",
  "2026-11-28",
  "10:30",
  "10:30:00",
  "2026-11-28T10:30:00.000Z",
  "2026-11-28 10:30:00",
  "/pictures/one",
  "https://shop.test/",
  "#aabbcc",
  "AbC123-_",
];

const known = new WeakMap<JsonSchema, unknown>();

/** A value that fits, with every property. */
export function sampleOf(schema: JsonSchema): unknown {
  if (!known.has(schema)) known.set(schema, newSampleOf(schema));
  return known.get(schema);
}

function newSampleOf(schema: JsonSchema): unknown {
  if ("const" in schema) return schema.const;
  if (schema.enum) return schema.enum.find((value) => value !== null);
  const member = schema.anyOf?.find((one) => one.type !== "null") ?? schema.anyOf?.[0];
  if (member) return sampleOf(member);
  const type = [schema.type ?? "object"].flat().find((one) => one !== "null");
  if (type === "string") {
    const { pattern } = schema;
    return texts.find((text) => pattern === undefined || new RegExp(pattern).test(text));
  }
  if (type === "number" || type === "integer")
    return Math.max(schema.minimum ?? 3, Math.min(3, schema.maximum ?? 3));
  if (type === "boolean") return true;
  if (type === "array") return schema.items ? [sampleOf(schema.items)] : [];
  return type === "object"
    ? Object.fromEntries(membersOf(schema).map(([name, inner]) => [name, sampleOf(inner)]))
    : null;
}

/** Properties by name; one of a record stands for all. */
function membersOf(schema: JsonSchema): [name: string, schema: JsonSchema][] {
  const open = [
    ...Object.entries(schema.patternProperties ?? {}),
    ...(typeof schema.additionalProperties === "object" ? [["", schema.additionalProperties] as const] : []),
  ].map(([pattern, inner]): [string, JsonSchema] => [
    ["en", "7", "key"].find((name) => new RegExp(pattern).test(name)) ?? "key",
    inner,
  ]);
  return [...Object.entries(schema.properties ?? {}), ...open];
}

export interface NullVariant {
  /** e.g. "[].price". */
  path: string;
  value: unknown;
}

/** One value for each place, with null there and nowhere else. */
export function nullVariants(schema: JsonSchema, path = ""): NullVariant[] {
  const inner = (schema.anyOf ?? []).flatMap((member) => nullVariants(member, path));
  const whole = sampleOf(schema) as Record<string, unknown>;
  const ofProperties = membersOf(schema).flatMap(([name, property]) =>
    nullVariants(property, `${path}.${name}`).map((variant) => ({
      path: variant.path,
      value: { ...whole, [name]: variant.value },
    })),
  );
  const ofItems = schema.items
    ? nullVariants(schema.items, `${path}[]`).map((variant) => ({
        path: variant.path,
        value: [variant.value],
      }))
    : [];
  return [{ path, value: null }, ...inner.filter(({ value }) => value !== null), ...ofProperties, ...ofItems];
}
