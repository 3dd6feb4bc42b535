import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/rows";
import { smallShopFiles } from "../../testing/small-shop-files";
import { openEmptyTestDatabase, type TestDatabase } from "../../testing/test-database";
import { testSettings } from "../../testing/test-settings";
import { firstPictureOf } from "../pictures";
import { exportShop, findFiles, importShop, Problems, problemLine } from ".";

let test: TestDatabase;
let folder: string;
const context = () => ({
  database: test.connection.database,
  settings: testSettings(),
  pictures: firstPictureOf(),
});

beforeAll(async () => {
  test = await openEmptyTestDatabase();
});
afterAll(() => test?.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "shop-files-"));
  return () => rm(folder, { recursive: true, force: true });
});

async function put(changes: Record<string, string> = smallShopFiles, into = folder) {
  for (const [name, text] of Object.entries(changes)) await writeFile(join(into, name), text);
}

async function bringIn(path = folder, options = {}) {
  const problems = new Problems();
  const found = await findFiles(path, problems);
  const report = await importShop(
    context(),
    found,
    { dryRun: false, prune: false, encoding: null, ...options },
    problems,
  );
  return { ...report, lines: problems.kept.map(problemLine) };
}

const row = async (statement: string) =>
  rowsOf<Record<string, unknown>>(await test.connection.database.execute(sql.raw(statement)))[0];

describe("a shop in files", () => {
  it("is imported, imported again without a change, and written down as the same bytes", async () => {
    await put();
    const first = await bringIn();
    expect(first.lines.filter((line) => line.startsWith("ERROR"))).toEqual([]);
    expect(first.written).toBe(true);
    expect(first.counts.get("items")).toEqual({ added: 3, changed: 0, left: 0, pruned: 0 });
    expect(
      await row(
        "select price, discount, discount_type, option_groups, translations from items where sku = '0042'",
      ),
    ).toEqual({
      price: 420,
      discount: 1000,
      discount_type: "percent",
      option_groups: [
        {
          name: "Size",
          type: "single",
          min: 0,
          max: 0,
          required: true,
          values: [
            { label: "Half", price: 0 },
            { label: "Whole", price: 250 },
          ],
          translations: { ar: { name: "الحجم", labels: ["نصف", "كامل"] } },
        },
        {
          name: "Seeds",
          type: "multi",
          min: 0,
          max: 2,
          required: false,
          values: [
            { label: "Sesame", price: 30 },
            { label: "Poppy", price: 40 },
          ],
          translations: { ar: { name: "Seeds", labels: ["Sesame", "Poppy"] } },
        },
      ],
      translations: { ar: { name: "خبز الجاودار", tags: "طازج\nداكن" } },
    });
    expect(await row("select stock, choices from items where sku = 'SHIRT'")).toEqual({
      stock: 12,
      choices: [
        {
          name: "choice_1",
          title: "Colour",
          options: ["Red", "Blue"],
          titles: { ar: "Colour" },
          optionNames: { ar: ["أحمر", "أزرق"] },
        },
        {
          name: "choice_2",
          title: "Size",
          options: ["X-L", "L"],
          titles: { ar: "Size" },
          optionNames: { ar: ["X-L", "L"] },
        },
      ],
    });
    expect(
      await row(
        "select p.slug as parent from categories c join categories p on p.id = c.parent_id where c.slug = 'bread'",
      ),
    ).toEqual({ parent: "bakery" });
    expect(await row("select discount, discount_type from coupons")).toEqual({
      discount: 1000,
      discount_type: "percent",
    });

    expect(
      await row(
        `select f.key, extract(epoch from f.ends_at - f.starts_at)::int as seconds, i.available_stock, i.discount, i.discount_type
         from flash_sales f join flash_sale_items i on i.flash_sale_id = f.id`,
      ),
    ).toEqual({ key: "friday", seconds: 14_430, available_stock: 6, discount: 300, discount_type: "amount" });
    expect(await row("select key, type, amount, maximum from cashback_offers")).toEqual({
      key: "five-back",
      type: "percent",
      amount: 500,
      maximum: 400,
    });

    const again = await bringIn();
    for (const [kind, counts] of again.counts) {
      expect([kind, counts.added, counts.changed, counts.pruned]).toEqual([kind, 0, 0, 0]);
    }

    const [one, two] = [join(folder, "one"), join(folder, "two")];
    await exportShop(context(), one);
    const fresh = await openEmptyTestDatabase();
    try {
      const problems = new Problems();
      const there = { ...context(), database: fresh.connection.database };
      await importShop(
        there,
        await findFiles(one, problems),
        { dryRun: false, prune: false, encoding: null },
        problems,
      );
      expect(problems.kept.filter(({ severity }) => severity === "error")).toEqual([]);
      await exportShop(there, two);
    } finally {
      await fresh.close();
    }
    const names = await readdir(one);
    expect(names).toEqual(await readdir(two));
    expect(names).toEqual([...Object.keys(smallShopFiles)].sort());
    for (const name of names) {
      expect([name, await readFile(join(one, name), "utf8")]).toEqual([
        name,
        await readFile(join(two, name), "utf8"),
      ]);
    }
  });

  it("changes what a file has, and leaves the rest", async () => {
    await put({ "items.csv": "store,sku,price\ncorner-bakery,0043,1.30\n" });
    const { counts, lines } = await bringIn();
    expect(lines).toEqual([]);
    expect(counts.get("items")).toEqual({ added: 0, changed: 1, left: 0, pruned: 0 });
    expect(await row("select name, price, discount from items where sku = '0043'")).toEqual({
      name: "Roll",
      price: 130,
      discount: 10,
    });
  });

  it("writes nothing on a dry run and says what it would", async () => {
    await put({ "items.csv": "store,sku,price\ncorner-bakery,0043,9.99\n" });
    const { counts, written } = await bringIn(folder, { dryRun: true });
    expect([written, counts.get("items")?.changed]).toEqual([false, 1]);
    expect(await row("select price from items where sku = '0043'")).toEqual({ price: 130 });
  });

  it("switches off what the files do not name, where asked", async () => {
    await put({ "items.csv": "store,sku,price\ncorner-bakery,0042,4.20\ntailor,SHIRT,24.90\n" });
    const { counts } = await bringIn(folder, { prune: true });
    expect(counts.get("items")?.pruned).toBe(1);
    expect(await row("select active from items where sku = '0043'")).toEqual({ active: false });
  });

  it("names every mistake and writes nothing", async () => {
    await put({
      "stores.csv": `store,module,zone,name,address,latitude,longitude,phone,email,colour
b1,food,centre,B1,Lane 1,9.99,53.55,+49 151 23456789,a@b.example,red
b2,food,nowhere,B2,Lane 1,53.55,9.99,12,none,
b2,food,centre,,Lane 1,53.55,9.99,+49 151 23456789,a@b.example,
`,
      "items.csv": `store,sku,name,category,price,discount
corner-bakery,1,One,bread,"1,000",
corner-bakery,2,Two,shirts,9.999,120%
corner-bakery,3,Three,bread,1e5,
corner-bakery,3,Three,bread,-1,
b2,4,Four,bread,1,
nobody,5,Five,bread,1,
`,
      "hours.csv": "store,day,opens,closes\ncorner-bakery,mon,25:00,12:00\n",
      "unheard-of.csv": "a,b\n1,2\n",
    });
    const { lines, written } = await bringIn();
    expect(written).toBe(false);
    expect(lines.map((line) => line.replace(/ It must be .*| zones, .*| are$/s, ""))).toMatchInlineSnapshot(`
      [
        "warning unheard-of.csv: was left out: no file of a shop has this name",
        "ERROR stores.csv, column colour: is no column of stores: store, module, zone, name, address, latitude, longitude, phone, email, logo, cover, listed, open, minimum_order, delivery, take_away, scheduled_orders, slot_minutes, free_delivery, own_delivery, per_km, minimum_charge, maximum_charge, minutes_from, minutes_to, tax, packaging, veg, non_veg, halal, cutlery, prescriptions, featured, announcement",
        "ERROR stores.csv, line 3, column phone: "12" is a number that no country's plan has.",
        "ERROR stores.csv, line 3, column email: "none" is no e-mail address.",
        "ERROR stores.csv, line 4, column name: is missing.",
        "ERROR stores.csv, line 4, column store: "b2" stands in line 3 already.",
        "ERROR stores.csv, line 3, column zone: "nowhere" is not among",
        "ERROR hours.csv, line 2, column day: "mon" is none of them.",
        "ERROR hours.csv, line 2, column opens: "25:00" is no time of day.",
        "ERROR items.csv, line 2, column price: "1,000" may be 1000 or 1: write 1000 or 1.",
        "ERROR items.csv, line 3, column price: "9.999" may be 9999 or 9.999: write 9999 or 9.",
        "ERROR items.csv, line 3, column discount: "120%" is not between 0 and 100.",
        "ERROR items.csv, line 4, column price: "1e5" was rounded by a spreadsheet: type it again.",
        "ERROR items.csv, line 5, column price: "-1" is below 0.",
        "ERROR items.csv, line 5, column store, sku: "corner-bakery 3" stands in line 4 already.",
        "ERROR items.csv, line 7, column store: "nobody" is not among stores, neither in the files nor in the shop.",
        "ERROR stores.csv, line 2, column latitude, longitude: "9.99, 53.55" lies outside of its zone centre, and would lie in it with the two swapped.",
        "warning stores.csv, line 2, column store: "b1" has no hours: it is closed every day.",
      ]
    `);
    expect(await row("select count(*)::int as n from stores")).toEqual({ n: 2 });
  });
});
