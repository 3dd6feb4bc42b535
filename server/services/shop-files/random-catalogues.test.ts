/**
 * Random shops: what is written down of one is the same when a new shop has been made of it. `RANDOM_CATALOGUES=500` runs more of
 * them, `RANDOM_CATALOGUES_SEED` other ones.
 */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { importFolder, importTexts } from "../../testing/import-texts";
import { type Catalogue, randomCatalogue } from "../../testing/random-catalogue";
import { openEmptyTestDatabase, type TestDatabase } from "../../testing/test-database";
import { testSettings } from "../../testing/test-settings";
import { exportShop } from ".";

const numRuns = Number(process.env.RANDOM_CATALOGUES ?? 10);
const seed = Number(process.env.RANDOM_CATALOGUES_SEED ?? 20_261_129);

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await openEmptyTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "random-catalogues-"));
});
afterAll(async () => {
  await test?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const empty = () =>
  test.connection.database.execute(
    sql`truncate zones, modules, coupons, cashback_offers, settings restart identity cascade`,
  );

async function written(name: string): Promise<Record<string, string>> {
  const path = join(folder, name);
  await rm(path, { recursive: true, force: true });
  await exportShop({ database: test.connection.database, settings: testSettings() }, path);
  const names = await readdir(path);
  return Object.fromEntries(
    await Promise.all(names.map(async (one) => [one, await readFile(join(path, one), "utf8")] as const)),
  );
}

const textsOf = (catalogue: Catalogue) =>
  Object.fromEntries(Object.entries(catalogue).map(([kind, rows]) => [`${kind}.json`, JSON.stringify(rows)]));

it("any shop is the same bytes after it was made anew of its own files", { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (g) => {
      const catalogue = randomCatalogue(g);
      const { database } = test.connection;
      await empty();
      const errors = ({ lines }: { lines: string[] }) => lines.filter((line) => line.startsWith("ERROR"));
      expect(errors(await importTexts(database, textsOf(catalogue)))).toEqual([]);
      const first = await written("first");
      expect(Object.keys(first)).toEqual(
        Object.keys(catalogue)
          .map((kind) => `${kind}.csv`)
          .sort(),
      );
      await empty();
      expect(errors(await importFolder(database, join(folder, "first")))).toEqual([]);
      expect(await written("second")).toEqual(first);
    }),
    { numRuns, seed, endOnFailure: true },
  );
});
