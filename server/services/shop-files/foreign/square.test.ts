import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ForeignFilesShop, openForeignFilesShop } from "../../../testing/foreign-files-shop";

let shop: ForeignFilesShop;
beforeAll(async () => {
  shop = await openForeignFilesShop();
});
afterAll(() => shop?.close());

const head =
  "Token,Item Name,Variation Name,SKU,Description,Categories,GTIN,Price,Archived,Option Name 1,Option Value 1,Current Quantity Mill Lane,Modifier Set - Milk";

describe("an export of Square", () => {
  it("of dishes makes options of the variations, and names sets whose content it does not know", async () => {
    const file = `${head}
T1,Flat white,Small,FW-S,Two shots,Coffee (#C1),,3.20,N,,,,Y
T2,Flat white,Large,FW-L,Two shots,Coffee (#C1),,3.90,N,,,,Y
T3,Bun,Regular,BUN,,Cakes,,2.10,Y,,,,N
`;
    const { errors, warnings, formats } = await shop.bringIn(
      { "catalog.csv": file },
      { store: "corner-bakery" },
    );
    expect(errors).toEqual([]);
    expect([...formats.values()]).toEqual(["an export of the item library of Square: 2 items"]);
    expect(warnings).toEqual([
      expect.stringMatching(/line 2, column Modifier Set - Milk: names Milk: Square's file does not say/),
    ]);
    expect(
      await shop.rows(`select i.sku, i.name, i.price, i.active, c.slug, i.option_groups -> 0 -> 'values' as answers
        from items i join categories c on c.id = i.category_id where i.sku in ('flat-white', 'BUN') order by i.sku desc`),
    ).toEqual([
      {
        sku: "flat-white",
        name: "Flat white",
        price: 320,
        active: true,
        slug: "coffee",
        answers: [
          { label: "Small", price: 0 },
          { label: "Large", price: 70 },
        ],
      },
      expect.objectContaining({ sku: "BUN", price: 210, active: false, slug: "cakes" }),
    ]);
  });

  it("of goods makes variations with pieces, and refuses a price that is asked at the till", async () => {
    const row = (token: string, size: string, price: string) =>
      `${token},Apron,${size},A-${size},,Aprons,,${price},N,Size,${size},3,N\n`;
    const { errors } = await shop.bringIn(
      { "catalog.csv": `${head}\n${row("A", "S", "12.00")}${row("B", "L", "variable")}` },
      { store: "tailor" },
    );
    expect(errors).toEqual([expect.stringMatching(/line 3, column Price: "variable" is asked at the till/)]);
    await shop.bringIn(
      { "catalog.csv": `${head}\n${row("A", "S", "12.00")}${row("B", "L", "14.00")}` },
      { store: "tailor" },
    );
    expect(
      await shop.rows(`select v.type, v.price, v.stock, v.sku from item_variations v join items i on i.id = v.item_id
        where i.sku = 'apron' order by v.position`),
    ).toEqual([
      { type: "S", price: 1200, stock: 3, sku: "A-S" },
      { type: "L", price: 1400, stock: 3, sku: "A-L" },
    ]);
  });
});
