import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ForeignFilesShop, openForeignFilesShop } from "../../../testing/foreign-files-shop";

let shop: ForeignFilesShop;
beforeAll(async () => {
  shop = await openForeignFilesShop();
});
afterAll(() => shop?.close());

const head =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Variant Barcode,Image Src,Image Position,SEO Title,Status";

const scarves = `${head}
wool-scarf,Wool &amp; silk scarf,"<p>Warm, and <b>light</b>.</p>
<ul><li>Hand wash</li></ul>",Fenland Mills,Scarves,"winter, wool",true,Colour,Red,Length,Long,WS-R-L,shopify,4,24.00,30.00,4006381333931,https://cdn.shop.example/files/Wool_Scarf.jpg?v=17,1,Buy a scarf,active
wool-scarf,,,,,,,,Blue,,Long,WS-B-L,shopify,0,24.00,30.00,,https://cdn.shop.example/files/scarf-back.png,2,,
wool-scarf,,,,,,,,Blue,,Short,WS-B-S,shopify,2,14.00,20.00,,,,,
thimble,Thimble,,Fenland Mills,Sewing,,true,Title,Default Title,,,00017,shopify,12,3.50,,012345678905,,,,draft
`;

const scarfRows = `select i.sku, i.name, i.description, i.price, i.discount, i.discount_type, i.stock, i.active, i.image, i.tags,
  c.slug as category, b.name as brand from items i join categories c on c.id = i.category_id left join brands b on b.id = i.brand_id
  where i.sku in ('wool-scarf', '00017') order by i.sku desc`;

describe("an export of Shopify", () => {
  it("becomes items with variations, categories, brands and pictures of the folder", async () => {
    const files = { "products_export_1.csv": scarves, "pictures/items/wool-scarf.jpg": "a picture" };
    const { errors, warnings, written, formats } = await shop.bringIn(files, { store: "tailor" });
    expect(errors).toEqual([]);
    expect(written).toBe(true);
    expect([...formats]).toEqual([["products_export_1.csv", "an export of products of Shopify: 2 items"]]);
    expect(await shop.rows(scarfRows)).toEqual([
      {
        sku: "wool-scarf",
        name: "Wool & silk scarf",
        description: "Warm, and light.\n\n- Hand wash",
        price: 2000,
        discount: 600,
        discount_type: "amount",
        stock: 6,
        active: true,
        image: "items/wool-scarf",
        tags: ["winter", "wool"],
        category: "scarves",
        brand: "Fenland Mills",
      },
      expect.objectContaining({ sku: "00017", price: 350, stock: 12, active: false, category: "sewing" }),
    ]);
    expect(
      await shop.rows(`select v.type, v.price, v.stock, v.sku, v.barcode from item_variations v
        join items i on i.id = v.item_id where i.sku = 'wool-scarf' order by v.position`),
    ).toEqual([
      { type: "Red-Long", price: 3000, stock: 4, sku: "WS-R-L", barcode: "4006381333931" },
      { type: "Blue-Long", price: 3000, stock: 0, sku: "WS-B-L", barcode: null },
      { type: "Blue-Short", price: 2000, stock: 2, sku: "WS-B-S", barcode: null },
    ]);
    expect(warnings).toEqual([
      expect.stringMatching(
        /line 2, column Image Src: .*scarf-back\.png" is not fetched: bring the file as pictures\/scarf-back\.png/,
      ),
      expect.stringMatching(/line 6, column Variant Barcode: "012345678905" is a UPC, or an EAN/),
      expect.stringMatching(/export_1\.csv: were left out: .*: SEO Title$/),
    ]);
  });

  it("changes nothing when it is brought in again", async () => {
    const { counts } = await shop.bringIn({ "products.csv": scarves }, { store: "tailor" });
    expect([...counts.values()].map(({ added, changed }) => added + changed)).toEqual([0, 0]);
  });

  it("names a lost zero, another currency, a missing value and a variant that would be lost, each with its line", async () => {
    const { errors, written } = await shop.bringIn(
      {
        "products.csv": `${head}
cap,Cap,,,Hats,,true,Size,S,,,,,,CHF 9.00,,,,,,active
cap,,,,,,,,,,,,,,9.00,,,,,,
hat,Hat,,,Hats,,true,Title,Default Title,,,H1,,,9.00,,,,,,active
hat,,,,,,,,Second,,,H2,,,9.00,,,,,,
pin,Pin,,,Hats,,true,Title,Default Title,,,P1,,,1e5,,4.00638E+12,,,,active
bow,Bow,,,Hats,,true,Title,Default Title,,,B1,,,2.00,,12345670,,,,active
tie,Tie,,,,,true,Title,Default Title,,,T1,,,2.00,,88381333936,,,,active
`,
      },
      { store: "tailor" },
    );
    expect(written).toBe(false);
    expect(errors).toEqual([
      "ERROR products.csv, line 5: is a second variant of a product that has nothing to choose: it would be lost.",
      expect.stringMatching(/line 2, column Variant Price: "CHF 9.00" is in CHF, and the shop counts in USD/),
      "ERROR products.csv, line 3, column Option1 Name: has no value of Size.",
      expect.stringMatching(/line 8, column Type: has no category/),
      expect.stringMatching(/line 6, column Variant Price: "1e5" was rounded by a spreadsheet/),
      expect.stringMatching(/line 6, column Variant Barcode: "4.00638E\+12" was rounded/),
    ]);
  });

  it("of dishes makes options of the variants", async () => {
    const { errors, warnings } = await shop.bringIn(
      {
        "menu.csv": `${head}
soup,Soup of the day,,Kitchen,Soups,,true,Size,Bowl,,,,shopify,3,4.50,,,,,,active
soup,,,,,,,,Pot,,,,shopify,3,7.00,,,,,,
`,
      },
      { store: "corner-bakery" },
    );
    expect(errors).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/line 2, column Vendor: "Kitchen" was left out: dishes have no brand/),
      expect.stringMatching(/line 2, column Variant Inventory Qty: "3" was left out: options of dishes/),
    ]);
    const [row] = await shop.rows("select price, option_groups from items where sku = 'soup'");
    expect(row).toMatchObject({
      price: 450,
      option_groups: [
        {
          name: "Size",
          required: true,
          values: [
            { label: "Bowl", price: 0 },
            { label: "Pot", price: 250 },
          ],
        },
      ],
    });
  });

  it("finds a quotation mark that swallows rows, in the line where it stands", async () => {
    const row = (sku: string, title: string) =>
      `${sku},${title},,,Hats,,true,Title,Default Title,,,${sku},,,9.00,,,,,,active\n`;
    // A cell of two lines as Windows ends them: the lines behind it are counted right.
    const first = row("a", "A").replace("A,,", 'A,"Cotton\r\nand wool",');
    const rest = `${row("c", "C")}${row("d", 'D"')}`;
    const { errors } = await shop.bringIn(
      { "products.csv": `${head}\n${first}${row("b", '"5 inch pin')}${rest}` },
      { store: "tailor" },
    );
    expect(errors).toEqual([
      expect.stringMatching(/line 4: has a cell that goes on for 2 lines, which look/),
    ]);
    const open = `${head}\n${first}${row("b", '"5 inch pin')}${row("c", "C")}`;
    const { errors: ofOpen } = await shop.bringIn({ "products.csv": open }, { store: "tailor" });
    expect(ofOpen).toEqual([expect.stringMatching(/line 4: a quotation mark of this row is not closed/)]);
  });
});

describe("files of other programs", () => {
  it("need a store, and name the choice", async () => {
    await expect(shop.bringIn({ "products.csv": scarves })).rejects.toThrow(
      "Which store do these records go to? Say it with --store KEY: corner-bakery, tailor.",
    );
    await expect(shop.bringIn({ "products.csv": scarves }, { store: "tayler" })).rejects.toThrow(
      "There is no store tayler: corner-bakery, tailor.",
    );
  });

  it("are read as mapping.json says: columns, what all have, and categories", async () => {
    const till =
      "PLU;Text;Group;Gross;Shelf\n0815;Thread, black;Notions;2,40;A3\n0816;Thread, white;Notions;2,40;A4\n";
    const mapping = {
      store: "tailor",
      columns: { PLU: "sku", Text: "name", Group: "category", Gross: "price" },
      fixed: { stock: "50" },
      categories: { notions: "sewing" },
    };
    const { errors, warnings, formats } = await shop.bringIn({
      "till.csv": till,
      "mapping.json": JSON.stringify(mapping),
    });
    expect(errors).toEqual([]);
    expect(warnings).toEqual([expect.stringMatching(/^warning till\.csv: were left out: .*: Shelf$/)]);
    expect([...formats.values()]).toEqual(["a table that mapping.json explains: 2 items"]);
    expect(
      await shop.rows(`select i.sku, i.name, i.price, i.stock, c.slug from items i join categories c on c.id = i.category_id
        where i.sku like '08%' order by i.sku`),
    ).toEqual([
      { sku: "0815", name: "Thread, black", price: 240, stock: 50, slug: "sewing" },
      { sku: "0816", name: "Thread, white", price: 240, stock: 50, slug: "sewing" },
    ]);
  });

  it("may stand beside the shop's own, whose rows are told by their own lines", async () => {
    const { errors } = await shop.bringIn(
      {
        "products.csv": `${head}\nneedle,Needle,,,Sewing,,true,Title,Default Title,,,N1,shopify,9,0.50,,,,,,active\n`,
        "items.csv": "store,sku,name,category,price\ntailor,N1,Needle,sewing,0.60\nnobody,X,X,sewing,1\n",
      },
      { store: "tailor" },
    );
    expect(errors).toEqual([
      'ERROR products.csv, line 2, column store, Variant SKU: "tailor N1" stands in line 2 of items.csv already.',
      expect.stringMatching(/^ERROR items\.csv, line 3, column store: "nobody" is not among stores/),
    ]);
  });

  it("cannot take away what they do not name", async () => {
    const { errors } = await shop.bringIn({ "p.csv": scarves }, { store: "tailor", prune: true });
    expect(errors).toEqual([expect.stringMatching(/--prune is for files of the shop's own/)]);
  });
});
