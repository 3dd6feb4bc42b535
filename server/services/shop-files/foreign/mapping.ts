/** `mapping.json`: what columns of other programs are in ours, and what all their records have in common. */
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { Type } from "typebox";
import { StartError } from "../../../core/errors";
import { type JsonSchema, schemaProblem } from "../../../core/schema-problem";
import { type Kind, kindOf } from "../kinds";
import { columnKey } from "./foreign-row";

/** Formats of other programs, by the names that `--format` takes. */
export const formatNames = ["shopify", "woocommerce", "merchant", "square", "menu", "table"] as const;
export type FormatName = (typeof formatNames)[number];

/** The format with the name that an operator typed. Throws a StartError for an unknown one. */
export function formatOf(name: string): FormatName {
  const found = formatNames.find((format) => format === name.toLowerCase());
  if (!found) throw new StartError(`The format ${name} is not read: ${formatNames.join(", ")} are.`);
  return found;
}

const Texts = Type.Record(Type.String(), Type.String());
const MappingFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    format: Type.Optional(Type.Enum([...formatNames])),
    store: Type.Optional(Type.String()),
    module: Type.Optional(Type.String()),
    kind: Type.Optional(Type.String()),
    columns: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Null()]))),
    fixed: Type.Optional(Texts),
    categories: Type.Optional(Texts),
  },
  { additionalProperties: false },
);

/** How files of other programs are read. */
export interface Mapping {
  format: FormatName | null;
  store: string | null;
  module: string | null;
  /** The kind of a table that is of no known program. */
  kind: Kind;
  /** Fields of ours by the key of their column; null for a column that is left out on purpose. */
  columns: ReadonlyMap<string, string | null>;
  /** Fields of every record, whatever the file says. */
  fixed: Readonly<Record<string, string>>;
  /** Keys of categories by their names in the file, levels joined with " > " and in small letters. */
  categories: ReadonlyMap<string, string>;
}

/** A category's names as they are compared. */
export const categoryName = (names: readonly string[]): string => names.join(" > ").toLowerCase();

const items = kindOf("items") as Kind;

/** Reads nothing special. */
export const noMapping: Mapping = {
  format: null,
  store: null,
  module: null,
  kind: items,
  columns: new Map(),
  fixed: {},
  categories: new Map(),
};

const spacedName = (name: string) =>
  categoryName(name.split(">").map((part) => part.trim().replace(/\s+/g, " ")));

/** The schema without what TypeBox writes in a form of its own. */
const schema = JSON.parse(JSON.stringify(MappingFile)) as JsonSchema;

/** Reads the file. Throws a StartError for what is none. */
export async function readMapping(path: string): Promise<Mapping> {
  const name = basename(path);
  const refuse = (what: string): never => {
    throw new StartError(`${name} ${what} docs/import-from-elsewhere.md shows one.`);
  };
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) =>
    refuse(`cannot be read (${error.code ?? error.message}).`),
  );
  let json: unknown = null;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    refuse(`is no JSON: ${error instanceof Error ? error.message : error}.`);
  }
  const problem = schemaProblem(json, schema, name);
  if (problem !== null) throw new StartError(`${problem}. docs/import-from-elsewhere.md shows a mapping.`);
  const given = json as Type.Static<typeof MappingFile>;
  const kind = given.kind === undefined ? items : kindOf(given.kind);
  if (!kind) return refuse(`names the kind ${given.kind}, which no file of a shop has.`);
  const fields = [...Object.values(given.columns ?? {}), ...Object.keys(given.fixed ?? {})];
  const unknown = fields.find((field) => field && !Object.hasOwn(kind.fields, field.split(":")[0] ?? ""));
  if (unknown) {
    return refuse(
      `names ${unknown}, which is no column of ${kind.name}: ${Object.keys(kind.fields).join(", ")} are.`,
    );
  }
  return {
    format: given.format ?? null,
    store: given.store ?? null,
    module: given.module ?? null,
    kind,
    columns: new Map(
      Object.entries(given.columns ?? {}).map(([column, field]) => [columnKey(column), field || null]),
    ),
    fixed: given.fixed ?? {},
    categories: new Map(
      Object.entries(given.categories ?? {}).map(([names, key]) => [spacedName(names), key]),
    ),
  };
}
