/** An import that is killed while it writes; on PostgreSQL, where another connection can hold it at a known place. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { hashesOfAllRows } from "../testing/all-rows";
import { importTexts, writeTexts } from "../testing/import-texts";
import { buildProcesses, launchOps, runOps } from "../testing/server-process";
import { smallShopFiles } from "../testing/small-shop-files";
import { openEmptyTestDatabase, type TestDatabase, testDatabaseUrl } from "../testing/test-database";

describe("an import that is killed", () => {
  let test: TestDatabase;
  let folder: string;
  let environment: Record<string, string>;
  beforeAll(async () => {
    await buildProcesses();
    folder = mkdtempSync(join(tmpdir(), "killed-import-"));
    test = await openEmptyTestDatabase();
    const { rows } = await test.connection.executeSql("select current_database() as name");
    const url = new URL(testDatabaseUrl ?? "");
    url.pathname = `/${(rows as { name: string }[])[0]?.name}`;
    environment = { DATA_DIR: join(folder, "data"), DATABASE_URL: url.href };
    expect((await importTexts(test.connection.database, smallShopFiles)).written).toBe(true);
  });
  afterAll(async () => {
    await test?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it("while it writes leaves every row as it was, and the next one finishes", async () => {
    await writeTexts(join(folder, "shop"), {
      "stores.csv": "store,announcement\ncorner-bakery,Closed on Monday\n",
      "items.csv": "store,sku,price\ncorner-bakery,0042,9.90\n",
    });
    const words = ["import", join(folder, "shop")];
    const before = await hashesOfAllRows(test.connection);
    await test.connection.database.transaction(async (tx) => {
      // Reading goes on, and writing of items waits: stores are written by then.
      await tx.execute(sql`lock table items in share mode`);
      const { child, finished } = launchOps(words, environment);
      await vi.waitFor(
        async () => {
          const { rows } = await test.connection.executeSql(
            "select 1 from pg_locks where relation = 'items'::regclass and not granted",
          );
          expect(rows).toHaveLength(1);
        },
        { timeout: 60_000, interval: 50 },
      );
      child.kill("SIGKILL");
      expect((await finished).code).toBeNull();
    });
    expect(await hashesOfAllRows(test.connection)).toEqual(before);
    const { code, output } = await runOps(words, environment);
    expect([code, output]).toEqual([0, expect.stringMatching(/items +0 +1 +0 +0/)]);
    const after = await hashesOfAllRows(test.connection);
    expect([after.stores === before.stores, after.items === before.items]).toEqual([false, false]);
  });
});
