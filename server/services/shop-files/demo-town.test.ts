/** The demo town is a shop like any other: what is written down of it is brought in again, through every check. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../context";
import { rowsOf } from "../../db/rows";
import { importFolder } from "../../testing/import-texts";
import { openEmptyTestDatabase, type TestDatabase } from "../../testing/test-database";
import { openTestServer, type TestServer } from "../../testing/test-server";
import { exportShop } from ".";

let town: TestServer;
let empty: TestDatabase;
let folder: string;
beforeAll(async () => {
  town = await openTestServer({ demo: true });
  empty = await openEmptyTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "demo-town-"));
});
afterAll(async () => {
  await town?.close();
  await empty?.close();
  if (folder) rmSync(folder, { recursive: true });
});

async function written(database: Database, name: string): Promise<Record<string, string>> {
  const path = join(folder, name);
  await exportShop({ ...town.context, database }, path);
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name: file }) => [file, readFileSync(join(parentPath, file), "utf8")]),
  );
}

/** What orders are priced by: options, combinations and prices of every item. */
const priced = async (database: Database) =>
  rowsOf(
    await database.execute(sql`select i.slug, i.price, i.discount, i.discount_type, i.option_groups, i.choices, i.stock,
      (select jsonb_agg(jsonb_build_array(v.type, v.price, v.stock) order by v.position) from item_variations v where v.item_id = i.id) as variations
      from items i order by i.slug`),
  );

it("has no mistake and nothing to warn of but what is meant, and is the same shop afterwards", async () => {
  const first = await written(town.context.database, "first");
  const { lines, counts } = await importFolder(
    empty.connection.database,
    join(folder, "first"),
    town.context.pictures,
  );
  // Some stores are closed every day, and one zone lies within another, because shoppers meet such shops too.
  const meant = /is closed every day|lies over the border of north-town/;
  expect(lines.filter((line) => !meant.test(line))).toEqual([]);
  expect(counts.get("items")?.added).toBeGreaterThan(1000);
  expect(await written(empty.connection.database, "second")).toEqual(first);
  expect(await priced(empty.connection.database)).toEqual(await priced(town.context.database));
});
