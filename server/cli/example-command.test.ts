import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServerContext } from "../context";
import { rowsOf } from "../db/rows";
import { openEmptyTestDatabase, type TestDatabase } from "../testing/test-database";
import { testSettings } from "../testing/test-settings";
import { writeExample } from "./example-command";
import { importFiles } from "./shop-files-commands";

let test: TestDatabase;
let folder: string;

beforeAll(async () => {
  test = await openEmptyTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "example-shop-"));
});
afterAll(async () => {
  await test?.close();
  await rm(folder, { recursive: true, force: true });
});

describe("the example of a shop", () => {
  it("is imported without an error or a warning, and again without a change", async () => {
    const shop = join(folder, "shop");
    const settings = testSettings({ dataFolder: join(folder, "data") });
    const context = { database: test.connection.database, settings } as ServerContext;
    await writeExample(context, [shop], () => {});
    const lines: string[] = [];
    await importFiles(context, [shop], (line) => lines.push(line));
    expect(lines.filter((line) => /ERROR|warning/.test(line))).toEqual([]);
    expect(lines.slice(-2)).toEqual(["Imported.", "46 of 46 pictures were copied."]);
    const [counts] = rowsOf(
      await test.connection.database.execute(sql`select (select count(*)::int from items) as items,
        (select count(*)::int from stores) as stores, (select count(*)::int from item_variations) as variations`),
    );
    expect(counts).toEqual({ items: 25, stores: 3, variations: 5 });
    const again: string[] = [];
    await importFiles(context, [shop], (line) => again.push(line));
    expect(again.filter((line) => / [1-9]\d* +0 +\d+ +0$| 0 +[1-9]\d* +\d+ +0$/.test(line))).toEqual([]);
    expect(again.at(-1)).toBe("0 of 46 pictures were copied.");
  });
});
