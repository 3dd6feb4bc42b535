import { afterAll, beforeAll, expect, it } from "vitest";
import { type ForeignFilesShop, openForeignFilesShop } from "../../../testing/foreign-files-shop";

let shop: ForeignFilesShop;
beforeAll(async () => {
  shop = await openForeignFilesShop();
});
afterAll(() => shop?.close());

const head =
  "id\ttitle\tdescription\tlink\timage_link\tprice\tsale_price\tavailability\tgtin\tbrand\tproduct_type\titem_group_id\tsize\tcolor\tunit_pricing_measure";

it("a Google Merchant feed becomes items; variants of a group are one item", async () => {
  const feed = `${head}
B-S\tBelt\tLeather belt\thttps://shop.example/belt\t\t20.00 USD\t15.00 USD\tin_stock\t4006381333931\tFenland\tClothing > Belts\tbelt\tS\tBrown\t
B-M\tBelt\tLeather belt\thttps://shop.example/belt\t\t20.00 USD\t15.00 USD\tout_of_stock\t\tFenland\tClothing > Belts\tbelt\tM\tBrown\t
WAX\tShoe wax\tNatural\thttps://shop.example/wax\t\t4.50 USD\t\tin stock\t\t\tCare\t\t\t\t250 ml
`;
  const { errors, formats } = await shop.bringIn({ "feed.tsv": feed }, { store: "tailor" });
  expect(errors).toEqual([]);
  expect([...formats.values()]).toEqual(["a Google Merchant feed: 2 items"]);
  expect(
    await shop.rows(`select i.sku, i.name, i.price, i.discount, i.unit, c.slug from items i
      join categories c on c.id = i.category_id where i.sku in ('belt', 'WAX') order by i.sku`),
  ).toEqual([
    { sku: "WAX", name: "Shoe wax", price: 450, discount: 0, unit: "250 ml", slug: "care" },
    { sku: "belt", name: "Belt", price: 2000, discount: 500, unit: null, slug: "belts" },
  ]);
  expect(
    await shop.rows(`select v.type, v.stock, v.sku, v.barcode from item_variations v join items i on i.id = v.item_id
      where i.sku = 'belt' order by v.position`),
  ).toEqual([
    { type: "S", stock: expect.any(Number), sku: "B-S", barcode: "4006381333931" },
    { type: "M", stock: 0, sku: "B-M", barcode: null },
  ]);
});

it("of another currency, and variants that differ in nothing, are refused with their line", async () => {
  const feed = `${head}
C-1\tCap\t\t\t\t9.00 EUR\t\tin_stock\t\t\tHats\tcap\tS\t\t
C-2\tCap\t\t\t\t9.00 EUR\t\tin_stock\t\t\tHats\tcap\tS\t\t
`;
  const { errors, written } = await shop.bringIn(
    { "feed.txt": feed },
    { store: "tailor", format: "merchant" },
  );
  expect(written).toBe(false);
  expect(errors).toEqual([
    expect.stringMatching(/line 3, column item_group_id: is a second variant that differs in nothing/),
    expect.stringMatching(/line 2, column price: "9.00 EUR" is in EUR, and the shop counts in USD/),
  ]);
});
