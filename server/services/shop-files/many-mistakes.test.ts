/** Mistakes of every sort, each planted in a row of its own: the report has to name all of them and nothing else. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { importTexts, tableOf } from "../../testing/import-texts";
import { mistakenCells, mistakenRows } from "../../testing/planted-mistakes";
import { goodRows, seedFiles } from "../../testing/right-rows";
import { openEmptyTestDatabase, type TestDatabase } from "../../testing/test-database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openEmptyTestDatabase();
  expect((await importTexts(test.connection.database, seedFiles)).written).toBe(true);
});
afterAll(() => test?.close());

it("names each of more than 200 mistakes by its file, line and column, and changes nothing", async () => {
  const rowsOfFile = new Map<string, Record<string, string>[]>();
  const planted: string[] = [];
  const plant = (file: string, changes: Readonly<Record<string, string>>, column: string) => {
    const rows = rowsOfFile.get(file) ?? [goodRows[file]?.(0) ?? {}];
    rowsOfFile.set(file, rows);
    rows.push({ ...goodRows[file]?.(rows.length), ...changes });
    // A table has its head in line 1; records of JSON are counted.
    const line = file.endsWith(".json") ? rows.length : rows.length + 1;
    planted.push(`${file}:${line}:${column}`);
  };
  for (const [file, columns, texts] of mistakenCells) {
    for (const column of columns) for (const text of texts) plant(file, { [column]: text }, column);
  }
  for (const [file, changes, column] of mistakenRows) plant(file, changes, column);
  const files = [...rowsOfFile].map(([file, rows]) => [
    file,
    file.endsWith(".json") ? JSON.stringify(rows) : tableOf(rows),
  ]);
  const { problems, written } = await importTexts(test.connection.database, Object.fromEntries(files));
  const named = problems.kept
    .filter(({ severity }) => severity === "error")
    .map(({ file, line, column }) => `${file}:${line}:${column}`);
  expect(planted.length).toBeGreaterThan(200);
  expect(named.sort()).toEqual(planted.sort());
  expect([written, problems.errors]).toEqual([false, planted.length]);
});
