import { is, sql } from "drizzle-orm";
import { getTableConfig, type PgColumn, PgTable } from "drizzle-orm/pg-core";
import { afterAll, describe, expect, it } from "vitest";
import { openEmptyTestDatabase } from "../testing/test-database";
import { rowsOf } from "./rows";
import * as schema from "./schema";

const test = await openEmptyTestDatabase();
const { database } = test.connection;
afterAll(() => test.close());

const columns = Object.values<unknown>(schema)
  .filter((value): value is PgTable => is(value, PgTable))
  .flatMap((table) =>
    getTableConfig(table).columns.map((column) => ({ table: getTableConfig(table).name, column })),
  )
  .filter(({ column }) => column.getSQLType() === "jsonb");

/** Texts that are JSON themselves, and what else may stand at the top. */
const values: readonly unknown[] = [
  "6222021234567890123",
  "12",
  "-0.5",
  "1e3",
  "true",
  "null",
  '"quoted"',
  "[1, 2]",
  '{"en": "Cash"}',
  "",
  " 7 ",
  "00700",
  "Cash",
  "\u0661\u0662",
  12,
  0,
  true,
  false,
  [],
  ["12", "null"],
  {},
  { en: "12", ar: "[1]" },
];

/** The values that each column reads back: one that it wrote itself, and one that SQL wrote. */
async function readBy(column: PgColumn) {
  const written = (value: unknown) =>
    sql`${sql.param(value, column)}::jsonb`.mapWith(column) as ReturnType<typeof sql<unknown>>;
  const bySql = (value: unknown) =>
    sql`${JSON.stringify(value)}::text::jsonb`.mapWith(column) as ReturnType<typeof sql<unknown>>;
  const [row] = await database
    .select(
      Object.fromEntries(
        values.flatMap((value, index) => [
          [`own${index}`, written(value)],
          [`sql${index}`, bySql(value)],
        ]),
      ),
    )
    .from(sql`(select 1) as one`);
  return values.map((_, index) => [row?.[`own${index}`], row?.[`sql${index}`]]);
}

describe("a column of JSON", () => {
  it("is every column that the database has as jsonb", async () => {
    const found = rowsOf<{ name: string }>(
      await database.execute(sql`
        select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = 'public' and data_type in ('jsonb', 'json') and table_name in
          (select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE')`),
    ).map(({ name }) => name);
    expect(found.sort()).toEqual(columns.map(({ table, column }) => `${table}.${column.name}`).sort());
    expect(found.length).toBeGreaterThan(50);
  });

  it.each(columns.map(({ table, column }) => [`${table}.${column.name}`, column] as const))(
    "%s reads what was written, texts that are JSON themselves too",
    async (_, column) => {
      expect(await readBy(column)).toEqual(values.map((value) => [value, value]));
    },
  );
});
