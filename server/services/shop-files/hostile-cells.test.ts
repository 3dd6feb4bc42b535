/** Cells that a spreadsheet would run, heads and keys that stand twice. */
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/rows";
import { importFolder, importTexts, tableOf } from "../../testing/import-texts";
import { smallShopFiles } from "../../testing/small-shop-files";
import { openEmptyTestDatabase, type TestDatabase } from "../../testing/test-database";
import { testSettings } from "../../testing/test-settings";
import { exportShop } from ".";

let test: TestDatabase;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hostile-cells-"));
  test = await openEmptyTestDatabase();
  expect((await importTexts(test.connection.database, smallShopFiles)).written).toBe(true);
});
afterAll(async () => {
  await test?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

const query = async (text: string) =>
  rowsOf<Record<string, unknown>>(await test.connection.database.execute(sql.raw(text)));

/** What spreadsheets would run, and what only looks like what export writes before it. */
const texts = [
  "=1+1",
  '=HYPERLINK("https://example.test","Open")',
  "+1+1",
  "-1+1",
  "@SUM(1,1)",
  "'=1+1",
  "''=1+1",
  "'quoted'",
  "-",
  "=1+1\n=2+2",
];

it("a formula is a text like any other in the shop, and none in the tables that are written", async () => {
  const { database } = test.connection;
  const item = (name: string, n: number) => ({
    store: "corner-bakery",
    sku: `F${n}`,
    name,
    "name:ar": name,
    category: "bread",
    price: 1,
    tags: [name],
    "tags:ar": [name],
  });
  const { lines, written } = await importTexts(database, {
    "items.json": JSON.stringify(texts.map(item)),
    "options.json": JSON.stringify(
      texts.map((text) => ({ item: "corner-bakery/F0", group: text, option: text })),
    ),
    "coupons.json": JSON.stringify([
      { code: "=1+1", title: "=1+1", discount: "5%", from_day: "2027-01-01", to_day: "2027-12-31" },
    ]),
  });
  expect([written, lines]).toEqual([true, []]);
  const stored = await query(
    "select name, translations, tags from items where sku like 'F%' order by substr(sku, 2)::int",
  );
  expect(stored).toEqual(
    texts.map((text) => ({
      name: text,
      // An entry of a list is one line.
      tags: [text.replace("\n", " ")],
      translations: { ar: { name: text, tags: text.replace("\n", " ") } },
    })),
  );

  const exported = join(folder, "formulas");
  await exportShop({ database, settings: testSettings() }, exported);
  const numbers = /^-?\d+(\.\d+)?$/;
  for (const name of await readdir(exported)) {
    if (!name.endsWith(".csv")) continue;
    const cells = (parse(await readFile(join(exported, name))) as string[][]).flat();
    expect([name, cells.filter((cell) => /^[=+@\t\r-]/.test(cell) && !numbers.test(cell))]).toEqual([
      name,
      [],
    ]);
  }
  const again = await importFolder(database, exported);
  expect(again.lines.filter((line) => line.startsWith("ERROR"))).toEqual([]);
  for (const [kind, { added, changed }] of again.counts) expect([kind, added, changed]).toEqual([kind, 0, 0]);
});

it("a formula that was typed into a table is kept as it is", async () => {
  await importTexts(test.connection.database, {
    "items.csv": tableOf([
      { store: "corner-bakery", sku: "0043", name: "=1+1", description: "-10 % today" },
      { store: "corner-bakery", sku: "0042", name: "'=1+1", description: "" },
    ]),
  });
  expect(
    await query("select name, description from items where sku in ('0042', '0043') order by sku desc"),
  ).toEqual([
    { name: "=1+1", description: "-10 % today" },
    { name: "=1+1", description: null },
  ]);
});

describe("what stands twice is refused:", () => {
  it.each([
    [
      "a column",
      "items.csv",
      "store,sku,price,price\ncorner-bakery,0042,1,2\n",
      "ERROR items.csv, column price: stands twice in the head",
    ],
    [
      "a column in another writing",
      "stores.csv",
      "store,Minimum Order,minimum_order\ncorner-bakery,1,2\n",
      "ERROR stores.csv, column minimum_order: stands twice in the head",
    ],
    [
      "a column and the same with its language",
      "items.csv",
      "store,sku,name,name:en\ncorner-bakery,0042,One,Two\n",
      "ERROR items.csv, column name:en: stands twice in the head",
    ],
    [
      "a name in a record",
      "items.json",
      '[{"store":"corner-bakery","sku":"0042","price":1,"price":2}]',
      'ERROR items.json: has "price" twice in one record',
    ],
    [
      "a setting",
      "shop.json",
      '\ufeff{"business_name":"One","country":"DE","business_name":"Two"}',
      'ERROR shop.json: has "business_name" twice in one record',
    ],
    [
      "a key",
      "items.csv",
      "store,sku,price\ncorner-bakery,0042,1\ntailor,0042,1\ncorner-bakery,0042,2\n",
      'ERROR items.csv, line 4, column store, sku: "corner-bakery 0042" stands in line 2 already.',
    ],
    [
      "a key of several parts",
      "options.csv",
      "item,group,option\ncorner-bakery/0042,A,B\ncorner-bakery/0042,A,C\ncorner-bakery/0042,A,B\n",
      'ERROR options.csv, line 4, column item, group, option: "corner-bakery/0042 A B" stands in line 2 already.',
    ],
    [
      "a day and its hour",
      "hours.csv",
      "store,day,opens,closes\ntailor,monday,9:00,10:00\ntailor,Monday,09:00,12:00\n",
      'ERROR hours.csv, line 3, column store, day, opens: "tailor monday 09:00:00" stands in line 2 already.',
    ],
  ])("%s", async (_, name, text, line) => {
    const { lines, written } = await importTexts(test.connection.database, { [name]: text });
    expect(lines.filter((one) => one.includes("twice") || one.includes("already"))).toEqual([line]);
    expect(written).toBe(false);
  });

  it("a file of one kind, and a picture of one name", async () => {
    const { lines, written } = await importTexts(test.connection.database, {
      "items.csv": "store,sku\ncorner-bakery,0042\n",
      "Items.tsv": "store\tsku\ncorner-bakery\t0042\n",
      "pictures/a.jpg": "",
      "pictures/a.png": "",
    });
    expect(lines).toEqual([
      "ERROR items.csv: is a second file of items",
      "ERROR pictures/a.png: is a second picture of the name a",
    ]);
    expect(written).toBe(false);
  });
});
