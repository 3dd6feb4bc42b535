/** Languages and pages of its own that stand in the shop's folder. */
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
import { readPolicy } from "../pages/policies";
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
  const lines = problems.kept.map(problemLine);
  return { ...report, lines, errors: lines.filter((line) => line.startsWith("ERROR")) };
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
});

it("pages are read by shoppers in their language, imported again without a change, and written down as the same bytes", async () => {
  const path = shopFolder("pages");
  const page = (name: string, text: string | Buffer) => writeFileSync(join(path, "policies", name), text);
  mkdirSync(join(path, "policies"));
  page("terms-and-conditions.en.html", "<h2>Terms</h2>\r\n<p>Pay at the door.</p>\r\n");
  // As an old Windows writes it.
  page("terms-and-conditions.de.html", Buffer.from("<h2>Gesch\xe4ft</h2>", "latin1"));
  page("privacy-policy.html", "<p>We keep little.</p>");
  page("refund-policy.de.html", "<p>Geld zurück</p>");
  writeFileSync(join(path, "shop.json"), '{ "refund_policy": 0 }');
  const { lines, counts } = await bringIn(path);
  expect(lines.filter((line) => line.includes("policies/"))).toEqual([
    "warning policies/refund-policy.de.html: is not shown: the setting refund_policy is off",
  ]);
  expect(counts.get("policies")).toEqual({ added: 4, changed: 0, left: 0, pruned: 0 });
  const shown = (name: Parameters<typeof readPolicy>[1], language: string) =>
    readPolicy(test.connection.database, name, language);
  expect(await shown("terms-and-conditions", "en")).toBe("<h2>Terms</h2>\r\n<p>Pay at the door.</p>\r\n");
  expect(await shown("terms-and-conditions", "de")).toBe("<h2>Geschäft</h2>");
  expect(await shown("privacy-policy", "de")).toBe("<p>We keep little.</p>");
  expect((await bringIn(path)).counts.get("policies")).toMatchObject({ added: 0, changed: 0, left: 4 });

  const [first, second] = [join(folder, "first-pages"), join(folder, "second-pages")];
  expect((await exportShop(context(), first)).get("policies")).toBe(4);
  const written = filesIn(first);
  expect(written["/policies/privacy-policy.en.html"]).toBe("<p>We keep little.</p>");
  expect(written["/policies/terms-and-conditions.en.html"]).toBe(
    "<h2>Terms</h2>\r\n<p>Pay at the door.</p>\r\n",
  );
  expect(Object.keys(JSON.parse(written["/shop.json"] ?? "{}"))).not.toContain("privacy_policy");
  await test.connection.database.execute(sql`delete from settings where value::text like '%<p>%'`);
  expect((await bringIn(first)).errors).toEqual([]);
  await exportShop(context(), second);
  expect(filesIn(second)).toEqual(written);

  // One file alone changes one text, and an empty one takes it away: English is shown again.
  const alone = join(folder, "alone");
  mkdirSync(join(alone, "policies"), { recursive: true });
  writeFileSync(join(alone, "policies/terms-and-conditions.de.html"), "\n");
  expect((await bringIn(alone)).counts.get("policies")).toMatchObject({ changed: 1 });
  expect(await shown("terms-and-conditions", "de")).toContain("<h2>Terms</h2>");
});

it("what pages leave out of a text, and what only looks like a text of theirs, is told; the text is taken", async () => {
  const path = join(folder, "odd-pages");
  mkdirSync(join(path, "policies"), { recursive: true });
  const files = {
    "about-us.en.html": '<p onclick="x()">We bake.</p><script>x()</script><img src="x">',
    "privacy-policy.en.html": "# Privacy\n\nWe keep little.\n",
    "terms-and-conditions.en.md": "# Terms\n",
    "shipping-policy.en.html":
      '<h2 dir="ltr">Ways</h2>\n<p>By <a href="/courier">courier</a> on = every day.</p>',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, "policies", name), text);
  const { lines, counts } = await bringIn(path);
  expect(lines.filter((line) => line.includes("policies/"))).toEqual([
    "warning policies/terms-and-conditions.en.md: was left out: pages are files of HTML (NAME.LANGUAGE.html)",
    "warning policies/about-us.en.html: has scripts, pictures and films, which pages leave out",
    "warning policies/privacy-policy.en.html: has lines and no tags of HTML: they are shown as one paragraph",
  ]);
  expect(counts.get("policies")).toMatchObject({ added: 2, changed: 1 });
  await test.connection.database.execute(sql`delete from settings where key = 'about_us'`);
});

it("pages that are none, or in no language of the shop, or twice there, are named, and nothing is written", async () => {
  const path = join(folder, "no-pages");
  mkdirSync(join(path, "policies"), { recursive: true });
  const files = {
    "imprint.en.html": "<p>Who we are</p>",
    "about-us.xx.html": "<p>?</p>",
    "about-us.html": "<p>We bake.</p>",
    "about-us.en.html": "<p>We bake bread.</p>",
    "cancelation.en.html": "<p>a\0b</p>",
    "shipping-policy.en.html": "x".repeat(1024 * 1024 + 1),
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, "policies", name), text);
  const { errors, written } = await bringIn(path);
  expect(errors).toEqual([
    "ERROR policies/about-us.html: is the page that policies/about-us.en.html is already",
    expect.stringMatching(
      /^ERROR policies\/about-us\.xx\.html: is in a language that the shop has not: en, ar/,
    ),
    "ERROR policies/cancelation.en.html: has a sign that cannot be stored",
    expect.stringMatching(/^ERROR policies\/imprint\.en\.html: is no page: terms-and-conditions, /),
    "ERROR policies/shipping-policy.en.html: is larger than 1 MB",
  ]);
  expect(written).toBe(false);
  expect(await readPolicy(test.connection.database, "about-us", "en")).toBe("");
  await removeLanguage(test.connection.database, "de");
  await loadLanguages(test.connection.database);
});
