/** Tables of one transaction in which the rows of files wait until all have been read. */
import { sql } from "drizzle-orm";
import type { Transaction } from "../../../db/database";
import type { Kind } from "../kinds";
import type { ReadRow } from "../read-row";

/** Rows of one statement. */
const batchRows = 1000;

export const waitingTable = (kind: Pick<Kind, "name">): string => `import_${kind.name.replaceAll("-", "_")}`;

const quoted = (name: string) => `"${name}"`;

/** Columns of the waiting table after `line`, `given` and `translations`. */
const columnsOf = (kind: Kind): [name: string, type: string][] =>
  Object.entries(kind.fields).map(([name, { sqlType }]) => [name, sqlType]);

export interface WaitingRows {
  /** Which fields the rows have, and which in other languages; `given` of a row is its place in this list. */
  readonly given: readonly { fields: ReadonlySet<string>; translated: ReadonlySet<string> }[];
  readonly count: number;
  /** Takes a row; writes when enough have come. */
  add(row: ReadRow): Promise<void>;
  /** Writes what has not been written. */
  end(): Promise<void>;
}

/** Makes the table and takes its rows. */
export async function openWaitingRows(tx: Transaction, kind: Kind): Promise<WaitingRows> {
  const table = waitingTable(kind);
  const columns = columnsOf(kind);
  const typed = columns.map(([name, type]) => `${quoted(name)} ${type}`).join(", ");
  await tx.execute(
    sql.raw(
      `create temp table ${table} (line integer, given integer, translations jsonb, ${typed}) on commit drop`,
    ),
  );
  const given: { fields: Set<string>; translated: Set<string> }[] = [];
  const places = new Map<string, number>();
  /** Rows by their `given`. */
  const batches = new Map<number, Record<string, unknown>[]>();
  let count = 0;
  let writing: Promise<unknown> = Promise.resolve();

  const placeOf = ({ values, translations }: ReadRow): number => {
    const fields = Object.keys(values);
    let name = fields.join(" ");
    for (const language in translations) name += `:${Object.keys(translations[language] ?? {}).join(" ")}`;
    const known = places.get(name);
    if (known !== undefined) return known;
    places.set(name, given.length);
    const translated = Object.values(translations).flatMap(Object.keys);
    given.push({ fields: new Set(fields), translated: new Set(translated) });
    return given.length - 1;
  };
  const write = async (place: number) => {
    const rows = JSON.stringify(batches.get(place));
    batches.delete(place);
    const own = columns.filter(([name]) => given[place]?.fields.has(name));
    const names = ["line", "given", "translations", ...own.map(([name]) => quoted(name))].join(", ");
    const ownTyped = own.map(([name, type]) => `, ${quoted(name)} ${type}`).join("");
    await writing;
    const statement = sql`insert into ${sql.raw(table)} (${sql.raw(names)}) select ${sql.raw(names)}
      from jsonb_to_recordset(${rows}::jsonb) as r (line integer, given integer, translations jsonb${sql.raw(ownTyped)})`;
    // Only a real promise: Drizzle's own runs its statement each time that it is awaited.
    writing = (async () => tx.execute(statement))();
    // It is awaited before the next one; until then nobody would hear of its failure.
    writing.catch(() => {});
  };
  return {
    given,
    get count() {
      return count;
    },
    add: async (row) => {
      count += 1;
      const place = placeOf(row);
      const batch = batches.get(place) ?? [];
      batches.set(place, batch);
      batch.push({ line: row.line, given: place, translations: row.translations, ...row.values });
      if (batch.length >= batchRows) await write(place);
    },
    end: async () => {
      for (const place of [...batches.keys()]) await write(place);
      await writing;
      await tx.execute(sql.raw(`analyze ${table}`));
    },
  };
}
