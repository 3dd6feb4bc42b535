import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ForeignFilesShop, openForeignFilesShop } from "../../../testing/foreign-files-shop";

let shop: ForeignFilesShop;
beforeAll(async () => {
  shop = await openForeignFilesShop();
});
afterAll(() => shop?.close());

const head =
  "ID,Type,SKU,Name,Published,Description,In stock?,Stock,Sale price,Regular price,Categories,Tags,Images,Parent,Brands,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s),Weight (kg)";

describe("an export of WooCommerce", () => {
  it("becomes items, with their variations under the product that they name by number or SKU", async () => {
    const file = `\ufeff${head}
11,variable,GLOVES,Gloves,1,"<p>Soft<br>wool</p>",1,,,,"Clothing, Clothing > Gloves","winter, hand\\, knit",https://shop.example/gloves.jpg,,Fenland,Colour,"Red, Blue",Wool,Merino,
12,variation,G-R,Gloves - Red,1,,1,4,8.00,10.00,,,,id:11,,Colour,Red,,,
13,variation,G-B,Gloves - Blue,1,,0,,8.00,10.00,,,,GLOVES,,Colour,Blue,,,
14,simple,PIN,Pin,-1,,1,7,,2.50,Sewing,,,,,,,,,0.1
15,grouped,SET,Set,1,,1,,,,Sewing,,,,,,,,,
`;
    const { errors, warnings, formats } = await shop.bringIn(
      { "wc-products.csv": file },
      { store: "tailor" },
    );
    expect(errors).toEqual([]);
    expect([...formats.values()]).toEqual(["an export of products of WooCommerce: 2 items"]);
    expect(
      await shop.rows(`select i.sku, i.name, i.description, i.price, i.discount, i.stock, i.active, i.tags, c.slug
        from items i join categories c on c.id = i.category_id where i.sku in ('GLOVES', 'PIN') order by i.sku`),
    ).toEqual([
      {
        sku: "GLOVES",
        name: "Gloves",
        description: "Soft\nwool",
        price: 1000,
        discount: 200,
        stock: 4,
        active: true,
        tags: ["winter", "hand, knit"],
        slug: "gloves",
      },
      expect.objectContaining({
        sku: "PIN",
        price: 250,
        discount: 0,
        stock: 7,
        active: false,
        slug: "sewing",
      }),
    ]);
    expect(
      await shop.rows(`select v.type, v.stock, v.sku from item_variations v join items i on i.id = v.item_id
        where i.sku = 'GLOVES' order by v.position`),
    ).toEqual([
      { type: "Red", stock: 4, sku: "G-R" },
      { type: "Blue", stock: 0, sku: "G-B" },
    ]);
    expect(warnings).toEqual([
      expect.stringMatching(/line 2, column Categories: .*Clothing > Gloves is taken/),
      expect.stringMatching(/line 6, column Type: "grouped" is no product/),
      expect.stringMatching(/line 2, column Images: .*is not fetched: bring the file/),
      expect.stringMatching(/wc-products\.csv: were left out: .*: Weight \(kg\)/),
    ]);
  });

  it("loses no variation in silence", async () => {
    const file = `${head}
21,variable,COAT,Coat,1,,1,,,,Clothing > Coats,,,,,Size,"S, M",,,
22,variation,C-S,Coat - S,1,,1,1,,90.00,,,,id:99,,Size,S,,,
`;
    const { errors, written } = await shop.bringIn({ "wc.csv": file }, { store: "tailor" });
    expect(written).toBe(false);
    expect(errors).toEqual([
      'ERROR wc.csv, line 3, column Parent: "id:99" is not in the file: the variation would be lost.',
      'ERROR wc.csv, line 2, column Type: "variable" has no variation in the file.',
    ]);
  });
});
