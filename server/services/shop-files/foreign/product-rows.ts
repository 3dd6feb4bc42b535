/** A product of another program as rows of ours: an item, and its variations or options. */
import { checkedBarcode } from "./check-barcode";
import type { Conversion } from "./conversion";
import type { Cell } from "./foreign-row";
import { MadeRow } from "./made-rows";
import { mappedCells, mappedProduct, putMapped } from "./mapped-product";
import { addOptions } from "./option-rows";
import { plainText } from "./plain-text";
import type { ForeignProduct } from "./product";
import { type ProductPrices, productPrices } from "./product-prices";
import { minorOf, refuseOtherCurrency } from "./read-amount";

/** Choices that a combination of ours may have. */
const mostChoices = 3;

/** Names what keeps a product from being taken; returns whether there is anything. */
function isRefused(product: ForeignProduct, { say, money, mapping }: Conversion): boolean {
  let isBad = false;
  const refuse = (place: ForeignProduct["place"], cell: Cell | string | null, message: string) => {
    say(place, cell, message);
    isBad = true;
  };
  const { choices, category, variants, place } = product;
  if (category.names.length === 0 && mapping.fixed.category === undefined) {
    const how = 'name one for all in mapping.json: "fixed": {"category": "…"}';
    refuse(place, category.column || null, `has no category: ${how}, or a column that says it.`);
  }
  if (variants.length === 0) refuse(place, null, "has no row with a price.");
  if (choices.length > mostChoices)
    refuse(
      place,
      choices[mostChoices] ?? null,
      `is the ${choices.length}th choice: variants have at most ${mostChoices}.`,
    );
  for (const variant of variants) {
    if (variant.price === null && mapping.fixed.price === undefined)
      refuse(variant.place, null, "has no price.");
    for (const cell of [variant.price, variant.priceBefore])
      if (refuseOtherCurrency(variant.place, cell, money, say)) isBad = true;
    choices.forEach((choice, index) => {
      if (!variant.values[index]) refuse(variant.place, choice.column, `has no value of ${choice.text}.`);
    });
  }
  return isBad;
}

/** The lowest of the prices; one that cannot be read comes first, so that it is named. */
function lowest(prices: readonly (Cell | null)[], { money }: Conversion): Cell | null {
  const [first = null, ...others] = prices;
  return others.reduce((found, price) => {
    const [a, b] = [minorOf(found, money), minorOf(price, money)];
    return a === null || (b !== null && b >= a) ? found : price;
  }, first);
}

function putPictures(row: MadeRow, product: ForeignProduct, { pictures, doubts }: Conversion): void {
  const found = product.pictures.flatMap((cell) => {
    const key = pictures.keyOf(product.place, cell, doubts.pictures);
    return key === null ? [] : [{ cell, key }];
  });
  const [first, ...more] = found.filter(
    ({ key }, index) => found.findIndex((one) => one.key === key) === index,
  );
  if (first) row.put("picture", first.cell, first.key);
  if (more[0])
    row.put(
      "more_pictures",
      more[0].cell,
      more.map(({ key }) => key),
    );
}

function itemRow(product: ForeignProduct, prices: ProductPrices, sku: Cell, conversion: Conversion): MadeRow {
  const { target, say, doubts } = conversion;
  const { place, fields, category, brand, tags, variants } = product;
  const row = new MadeRow(place).set("store", target.store).put("sku", sku);
  for (const [field, cell] of Object.entries(fields)) {
    const isText = field === "name" || field === "description";
    if (cell) row.put(field, cell, isText ? plainText(cell.text) : cell.text);
  }
  if (category.names.length > 0 && conversion.mapping.fixed.category === undefined) {
    const key = conversion.categoryKey(place, category.names, category.column);
    row.put("category", { text: key, column: category.column });
  }
  if (brand && target.trade === "food")
    doubts.brands.add(place, brand, "was left out: dishes have no brand.");
  else if (brand) row.put("brand", brand, conversion.brandKey(place, brand));
  const words = [...new Set(tags.words.map((word) => word.replaceAll("|", "/")))];
  if (words.length > 0) row.put("tags", { text: words.join(), column: tags.column }, words);
  row.put("price", lowest(prices.prices, conversion)).put("discount", prices.discount);
  putPictures(row, product, conversion);
  const [only, ...others] = variants;
  if (only && others.length === 0) {
    row.put("stock", only.stock).put("barcode", checkedBarcode(place, only.barcode, say, doubts.barcodes));
  }
  const isUncounted = variants.some(({ stock }) => stock === null);
  if (target.trade !== "food" && isUncounted && conversion.mapping.fixed.stock === undefined)
    doubts.stock.add(
      place,
      null,
      "has no count of pieces: a new item is sold out until it has a stock. mapping.json can fix one for all.",
    );
  return row;
}

function addVariations(
  product: ForeignProduct,
  prices: ProductPrices,
  item: string,
  { rows, say, doubts }: Conversion,
): void {
  product.variants.forEach((variant, index) => {
    const row = new MadeRow(variant.place).set("item", item).put("price", prices.prices[index]);
    product.choices.forEach((choice, place) => {
      row.put(`choice_${place + 1}`, choice).put(`value_${place + 1}`, variant.values[place]);
    });
    const barcode = checkedBarcode(variant.place, variant.barcode, say, doubts.barcodes);
    rows.add("variations", row.put("stock", variant.stock).put("sku", variant.sku).put("barcode", barcode));
  });
}

/** Makes rows of a product; what is wrong with it is named, and then nothing of it is made. */
export function addProduct(given: ForeignProduct, conversion: Conversion): void {
  const { say, rows, target, money } = conversion;
  const cells = mappedCells(given, conversion);
  const product = mappedProduct(given, cells);
  if (isRefused(product, conversion)) return;
  const isSingle = product.choices.length === 0;
  const sku = (isSingle ? product.variants[0]?.sku : null) ?? product.key;
  if (!sku) {
    say(product.place, null, "has neither an SKU nor another name that stays the same.");
    return;
  }
  const prices = productPrices(product.variants, money);
  if (prices.isMixed) {
    const cell = product.variants.find(({ priceBefore }) => priceBefore)?.priceBefore ?? null;
    const why = "variants are reduced by different amounts, and an item has one discount";
    say(product.place, cell, `was left out: ${why}. The prices of now are taken.`, "warning");
  }
  const row = itemRow(product, prices, sku, conversion);
  putMapped(row, cells, conversion);
  rows.add("items", row);
  const item = `${target.store}/${sku.text}`;
  if (!isSingle && target.trade !== "food") addVariations(product, prices, item, conversion);
  addOptions(product, prices, item, conversion);
}
