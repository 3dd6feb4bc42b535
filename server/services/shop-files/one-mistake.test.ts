/** One mistake among many rows: nothing of any file may stay. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashesOfAllRows } from "../../testing/all-rows";
import { importTexts, tableOf } from "../../testing/import-texts";
import { smallShopFiles } from "../../testing/small-shop-files";
import { openEmptyTestDatabase, type TestDatabase } from "../../testing/test-database";

let test: TestDatabase;
beforeAll(async () => {
  test = await openEmptyTestDatabase();
  expect((await importTexts(test.connection.database, smallShopFiles)).written).toBe(true);
});
afterAll(() => test?.close());

const goodItems = Array.from({ length: 500 }, (_, n) => ({
  store: "corner-bakery",
  sku: `N${n}`,
  slug: `new-${n}`,
  name: `Bread ${n}`,
  category: "bread",
  price: "1.50",
  barcode: "",
}));
/** 500 rows of which one is changed, and files before and behind it that are right. */
const filesWith = (changes: Partial<(typeof goodItems)[number]>) => ({
  "zones.csv": "zone,name,surcharge\ncentre,Another name,12.5\n",
  "stores.csv": "store,announcement\ncorner-bakery,Closed on Monday\n",
  "items.csv": tableOf(goodItems.map((row, n) => (n === 320 ? { ...row, ...changes } : row))),
  "options.csv": "item,group,option\ncorner-bakery/0042,Cut,Thin\n",
  "hours.csv": "store,day,opens,closes\ncorner-bakery,sunday,07:00,12:00\n",
  "shop.json": '{"business_name": "Another shop"}',
});

describe("one mistake in 500 rows leaves every row of the database as it was,", () => {
  it.each([
    ["found by reading a cell", { price: "1.5.0" }, "ERROR items.csv, line 322, column price"],
    [
      "found by looking up what it refers to",
      { category: "none" },
      "ERROR items.csv, line 322, column category",
    ],
    [
      "found by the database",
      { slug: "corner-bakery-0043" },
      "ERROR items.csv: has a row that is another one's",
    ],
    ["found once all is written", { category: "shirts" }, "ERROR items.csv, line 322, column category"],
  ])("%s", async (_, changes, line) => {
    const before = await hashesOfAllRows(test.connection);
    const { written, lines } = await importTexts(test.connection.database, filesWith(changes));
    expect(lines.filter((one) => one.startsWith("ERROR"))).toEqual([expect.stringContaining(line)]);
    expect(written).toBe(false);
    expect(await hashesOfAllRows(test.connection)).toEqual(before);
  });

  it("and without the mistake they are imported", async () => {
    const before = await hashesOfAllRows(test.connection);
    expect((await importTexts(test.connection.database, filesWith({}))).written).toBe(true);
    const after = await hashesOfAllRows(test.connection);
    const changed = Object.keys(after).filter((table) => after[table] !== before[table]);
    expect(changed).toEqual(
      expect.arrayContaining(["items", "settings", "store_schedules", "stores", "zones"]),
    );
  });
});
