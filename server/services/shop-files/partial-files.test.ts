import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rowsOf } from "../../db/rows";
import { openEmptyTestDatabase, type TestDatabase } from "../../testing/test-database";
import { testSettings } from "../../testing/test-settings";
import { findFiles, importShop, Problems, problemLine } from ".";

let test: TestDatabase;
let folder: string;

const square = (lng: number) => `"POLYGON ((${lng} 50, ${lng + 1} 50, ${lng + 1} 51, ${lng} 51, ${lng} 50))"`;
const shop = {
  "zones.csv": `zone,name,outline\nwest,West,${square(8)}\neast,East,${square(9)}\n`,
  "modules.csv": "module,type,name\nfood,food,Food\n",
  "delivery-charges.csv": "zone,module,per_km\nwest,food,1\neast,food,1\n",
  "categories.csv": "category,module,name,parent\nmeals,food,Meals,\nsoups,food,Soups,\n",
  "stores.csv":
    "store,module,zone,name,address,latitude,longitude,phone,email\nkitchen,food,west,Kitchen,Lane 1,50.5,8.5,+49 151 23456789,a@b.example\n",
  "hours.csv": "store,day,opens,closes\nkitchen,monday,09:00,22:00\n",
  "items.csv":
    "store,sku,name,category,price\nkitchen,1,Soup,soups,4.00\nkitchen,2,Shirt,meals,9.00\nkitchen,شوربة,Broth,soups,3.00\n",
  "coupons.csv": "code,title,discount,from_day,to_day\nALL10,Ten,10%,2026-01-01,2035-12-31\n",
};

const query = async (text: string) =>
  rowsOf<Record<string, unknown>>(await test.connection.database.execute(sql.raw(text)));

async function bringIn(files: Record<string, string>, prune = false) {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const problems = new Problems();
  const found = await findFiles(folder, problems);
  const context = {
    database: test.connection.database,
    settings: testSettings(),
    pictures: { find: async () => null },
  };
  const { written, counts } = await importShop(
    context,
    found,
    { dryRun: false, prune, encoding: null },
    problems,
  );
  return { written, counts, lines: problems.kept.map(problemLine) };
}

beforeAll(async () => {
  test = await openEmptyTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "partial-files-"));
  expect((await bringIn(shop)).lines).toEqual([]);
  await rm(folder, { recursive: true });
});
afterAll(() => test?.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "partial-files-"));
  return () => rm(folder, { recursive: true, force: true });
});

describe("a file that has a part of what there is", () => {
  it("gives options without a price or a rule the ones that an empty cell has", async () => {
    expect((await bringIn({ "options.csv": "item,group,option\nkitchen/1,Size,Small\n" })).written).toBe(
      true,
    );
    const [row] = await query("select option_groups from items where sku = '1'");
    expect(row?.option_groups).toEqual([
      {
        name: "Size",
        type: "single",
        min: 0,
        max: 0,
        required: false,
        values: [{ label: "Small", price: 0 }],
      },
    ]);
  });

  it("keeps stock and numbers of combinations that it does not name", async () => {
    const head = "item,choice_1,value_1,price";
    await bringIn({ "variations.csv": `${head},stock,sku\nkitchen/2,Colour,Red,9.00,7,R\n` });
    expect((await bringIn({ "variations.csv": `${head}\nkitchen/2,Colour,Red,8.00\n` })).written).toBe(true);
    expect(await query("select price::int as price, stock, sku from item_variations")).toEqual([
      { price: 800, stock: 7, sku: "R" },
    ]);
  });

  it("takes the items of a store along to its new zone, and of a category below its new parent", async () => {
    await bringIn({
      "stores.csv": "store,zone,latitude,longitude\nkitchen,east,50.5,9.5\n",
      "categories.csv": "category,parent\nsoups,meals\n",
    });
    expect(
      await query(`select distinct z.key, p.slug from items i join zones z on z.id = i.zone_id
        join categories p on p.id = i.parent_category_id`),
    ).toEqual([{ key: "east", slug: "meals" }]);
  });

  it("of no record takes nothing away, whatever is asked", async () => {
    const { written, lines } = await bringIn({ "items.csv": "store,sku,name,category,price\n" }, true);
    expect([written, lines]).toEqual([
      false,
      ["ERROR items.csv: has no record: --prune would take away all of its kind"],
    ]);
  });

  it("leaves coupons of one customer as they are", async () => {
    await query(`insert into customers (first_name, referral_code) values ('Ada', 'ADA')`);
    await query(`insert into coupons (title, code, type, discount, start_date, expire_date, customer_id)
      select 'Mine', 'MINE', 'default', 500, '2026-01-01', '2035-12-31', id from customers`);
    const { written } = await bringIn({ "coupons.csv": shop["coupons.csv"] }, true);
    expect(written).toBe(true);
    expect(await query("select code from coupons where active order by code")).toEqual([
      { code: "ALL10" },
      { code: "MINE" },
    ]);
  });

  it("says which rows have one slug, which cells are missing, and which combinations one name", async () => {
    const { written, lines } = await bringIn({
      "items.csv":
        "store,sku,slug,name,category,price\nkitchen,7,same,A,soups,1.00\nkitchen,8,same,B,soups,1.00\nkitchen,9,other\n",
      "variations.csv":
        "item,choice_1,value_1,choice_2,value_2,price\nkitchen/2,Colour,Red-L,,,1.00\nkitchen/2,Colour,Red,Size,L,1.00\n",
    });
    expect(written).toBe(false);
    expect(lines.filter((line) => line.includes("slug of another row"))).toHaveLength(2);
    expect(lines).toContainEqual(expect.stringContaining("has 3 cells, but the head has 6 columns"));
    expect(lines).toContainEqual(expect.stringContaining("is the name of another combination"));
  });

  it("gives a slug to an item whose number has no letter of a slug", async () => {
    const [row] = await query("select slug from items where sku = 'شوربة'");
    expect(row?.slug).toMatch(/^kitchen-[0-9a-f]{6}$/);
  });
});
