/** A kind's records as a table: comma, UTF-8, line ends of one sign, so that the same shop gives the same bytes. */
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import { stringify } from "csv-stringify/sync";
import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/database";
import { rowsOf } from "../../../db/rows";
import { listSeparator } from "../../translations/translated-columns";
import type { Field, ShopRules } from "../fields/field";
import type { Kind } from "../kinds";

/** Rows of one statement. */
const batchRows = 2000;

/** A lone carriage return is quoted as well: the library leaves it bare, and readers take it for the end of a line. */
const form = { record_delimiter: "\n", quoted_match: /\r/ };

const run = async (tx: Transaction, statement: string | SQL) =>
  rowsOf<Record<string, unknown>>(
    await tx.execute(typeof statement === "string" ? sql.raw(statement) : statement),
  );

/** Spreadsheets run a cell that begins like this: an apostrophe before it keeps it a text, and reading takes it away. */
const escaped = (text: string) => (/^['=+@\t\r-]/.test(text) ? `'${text}` : text);

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

function cellOf(field: Field, value: unknown, rules: ShopRules): string {
  if (isNothing(value)) return "";
  const number = field.sqlType === "bigint" || field.sqlType === "integer" ? Number(value) : value;
  const text = field.write(number, rules);
  return field.sqlType === "text" || field.sqlType === "jsonb" ? escaped(text) : text;
}

/** The text of a field in another language; lists are kept as lines of one text. */
function translationOf(kind: Kind, name: string, field: Field, texts: unknown): string {
  const key = kind.rows?.translationKeys?.[name] ?? name;
  const text = typeof texts === "object" && texts !== null ? (texts as Record<string, unknown>)[key] : null;
  if (typeof text !== "string" || text === "") return "";
  return escaped(field.sqlType === "jsonb" ? text.split(listSeparator).join("|") : text);
}

/** Languages of which some record of the kind has a text. */
async function languagesOf(
  tx: Transaction,
  kind: Kind,
  exported: string,
  rules: ShopRules,
): Promise<string[]> {
  if (!Object.values(kind.fields).some((field) => field.translated)) return [];
  if (kind.parts?.shape) return [...rules.translations];
  const found = await run(
    tx,
    `select distinct l.language from (${exported}) t, jsonb_object_keys(coalesce(t.translations, '{}')) as l (language) order by 1`,
  );
  return found.map((row) => String(row.language)).filter((language) => rules.translations.includes(language));
}

/**
 * Writes the table; returns the number of its records, and writes nothing where there are none. Keys of pictures that it names
 * are added to `pictures`.
 */
export async function writeTable(
  tx: Transaction,
  kind: Kind,
  path: string,
  rules: ShopRules,
  pictures: Set<string>,
): Promise<number> {
  const exported = (kind.rows ?? kind.parts)?.exported;
  if (exported === undefined) return 0;
  const languages = await languagesOf(tx, kind, exported, rules);
  const columns = Object.entries(kind.fields).flatMap(([name, field]) => [
    { head: name, name, field, language: null as string | null },
    ...(field.translated
      ? languages.map((language) => ({ head: `${name}:${language}`, name, field, language }))
      : []),
  ]);
  const cursor = `export_${kind.name.replaceAll("-", "_")}`;
  await run(tx, `declare ${cursor} no scroll cursor for ${exported}`);
  const pictureFields = Object.keys(kind.fields).filter((name) => kind.fields[name]?.isPicture);
  let count = 0;
  let file: ReturnType<typeof createWriteStream> | null = null;
  for (;;) {
    const rows = await run(tx, `fetch ${batchRows} from ${cursor}`);
    if (rows.length === 0) break;
    file ??= createWriteStream(path, { flags: "wx", mode: 0o600 });
    const cells = rows.map((row) => {
      const shaped = kind.parts?.shape?.(row) ?? row;
      for (const name of pictureFields) {
        for (const key of [shaped[name]].flat()) if (typeof key === "string") pictures.add(key);
      }
      const texts = (shaped.translations ?? {}) as Record<string, unknown>;
      return columns.map(({ name, field, language }) =>
        language === null
          ? cellOf(field, shaped[name], rules)
          : translationOf(kind, name, field, texts[language]),
      );
    });
    const head = count === 0 ? [columns.map((column) => column.head)] : [];
    count += rows.length;
    if (!file.write(stringify([...head, ...cells], form))) await once(file, "drain");
  }
  await run(tx, `close ${cursor}`);
  if (file) {
    file.end();
    await finished(file);
  }
  return count;
}
