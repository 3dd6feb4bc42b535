/** Languages that stand in the shop's folder. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowsOf } from "../../db/rows";
import { languages } from "../../locales";
import { smallShopFiles } from "../../testing/small-shop-files";
import { openEmptyTestDatabase, type TestDatabase } from "../../testing/test-database";
import { testSettings } from "../../testing/test-settings";
import { loadLanguages, removeLanguage } from "../languages/brought-languages";
import { firstPictureOf } from "../pictures";
import { exportShop, findFiles, importShop, Problems, problemLine } from ".";

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  test = await openEmptyTestDatabase();
  folder = mkdtempSync(join(tmpdir(), "language-files-"));
});
afterAll(async () => {
  await test?.close();
  rmSync(folder, { recursive: true });
});

const context = () => ({
  database: test.connection.database,
  settings: testSettings(),
  pictures: firstPictureOf(),
});

/** A shop's folder with German texts and German names of categories. */
function shopFolder(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [file, text] of Object.entries(smallShopFiles)) writeFileSync(join(path, file), text);
  writeFileSync(
    join(path, "categories.csv"),
    "category,module,name,name:de,parent\nbread,food,Bread,Brot,bakery\nbakery,food,Bakery,Bäckerei,\nshirts,goods,Shirts,,\n",
  );
  cpSync("tests/fixtures/languages/de", join(path, "languages/de"), { recursive: true });
  return path;
}

async function bringIn(path: string, dryRun = false) {
  const problems = new Problems();
  const found = await findFiles(path, problems);
  const options = { dryRun, prune: false, encoding: null };
  const report = await importShop(context(), found, options, problems);
  const errors = problems.kept.map(problemLine).filter((line) => line.startsWith("ERROR"));
  return { ...report, errors };
}

/** All files below a folder by their paths. */
const filesIn = (path: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [file.slice(path.length), readFileSync(file, "utf8")]),
  );

it("are told with file, line and key where they are wrong, and then nothing is written", async () => {
  const path = shopFolder("wrong");
  writeFileSync(
    join(path, "languages/de/page/shell.json"),
    '{\n  "nav.home": "Start",\n  "nav.more": "Mehr"\n}',
  );
  writeFileSync(join(path, "languages/de/server.json"), '{\n  "messages": {\n    "nonsense": "x"\n  }\n}');
  const { errors, written } = await bringIn(path);
  expect(errors).toEqual([
    expect.stringMatching(/languages\/de\/server\.json, line 3, column messages\.nonsense: is no key/),
    expect.stringMatching(
      /languages\/de\/page\/shell\.json, line 3, column nav\.more: names no placeholders/,
    ),
    // The language is not there, and so is no column of it.
    expect.stringMatching(/categories\.csv.*name:de/),
  ]);
  expect(written).toBe(false);
  expect(languages).not.toContain("de");
});

it("are not there after a dry run", async () => {
  const { errors, counts } = await bringIn(shopFolder("dry"), true);
  expect(errors).toEqual([]);
  expect(counts.get("languages")).toMatchObject({ added: 1 });
  expect(languages).not.toContain("de");
});

it("are imported with names in them, again without a change, and written down as the same bytes", async () => {
  const path = shopFolder("whole");
  expect((await bringIn(path)).errors).toEqual([]);
  expect(languages).toContain("de");
  const [row] = rowsOf<{ translations: unknown }>(
    await test.connection.database.execute(sql`select translations from categories where slug = 'bread'`),
  );
  expect(JSON.stringify(row)).toContain("Brot");
  expect((await bringIn(path)).counts.get("languages")).toMatchObject({ added: 0, changed: 0, left: 1 });

  const [first, second] = [join(folder, "first"), join(folder, "second")];
  expect((await exportShop(context(), first)).get("languages")).toBe(1);
  const written = filesIn(first);
  expect(JSON.parse(written["/languages/de/page/shell.json"] ?? "{}")["nav.home"]).toBe("Start");
  await removeLanguage(test.connection.database, "de");
  expect((await bringIn(first)).errors).toEqual([]);
  await exportShop(context(), second);
  expect(filesIn(second)).toEqual(written);
  await removeLanguage(test.connection.database, "de");
  await loadLanguages(test.connection.database);
});
