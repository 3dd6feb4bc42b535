/** A product as the operator's mapping has it: mapped columns and fixed values count before what was guessed. */
import type { Conversion } from "./conversion";
import type { Cell } from "./foreign-row";
import type { MadeRow } from "./made-rows";
import { plainText } from "./plain-text";
import type { ForeignProduct } from "./product";

/** Names of a category with > between them. */
export const categoryPath = (text: string): string[] =>
  text
    .split(">")
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** Columns of the mapping that the record has, by the field of items. */
export function mappedCells(product: ForeignProduct, { mapping }: Conversion): Map<string, Cell> {
  const cells = new Map<string, Cell>();
  for (const [column, field] of mapping.columns) {
    const cell = product.source.mapped(column);
    if (field !== null && cell !== null) cells.set(field, cell);
  }
  return cells;
}

/** Takes from the mapping what is no plain field of an item. */
export function mappedProduct(product: ForeignProduct, cells: ReadonlyMap<string, Cell>): ForeignProduct {
  const category = cells.get("category");
  const picture = cells.get("picture");
  const [first, ...others] = product.variants;
  const price = cells.get("price");
  return {
    ...product,
    ...(category ? { category: { names: categoryPath(category.text), column: category.column } } : {}),
    ...(picture ? { pictures: [picture, ...product.pictures] } : {}),
    brand: cells.get("brand") ?? product.brand,
    key: cells.get("sku") ?? product.key,
    variants:
      first && others.length === 0
        ? [
            {
              ...first,
              price: price ?? first.price,
              sku: cells.get("sku") ?? first.sku,
              barcode: cells.get("barcode") ?? first.barcode,
              stock: cells.get("stock") ?? first.stock,
            },
          ]
        : product.variants,
  };
}

/** Fields that `mappedProduct` takes, and the store, which is the import's. */
const taken = new Set(["category", "picture", "price", "brand", "sku", "barcode", "stock", "store"]);

/** Puts the rest of the mapping into the row of an item. */
export function putMapped(row: MadeRow, cells: ReadonlyMap<string, Cell>, { mapping }: Conversion): void {
  for (const [field, cell] of cells) {
    const isText = /^(name|description)(:|$)/.test(field);
    if (!taken.has(field)) row.put(field, cell, isText ? plainText(cell.text) : cell.text);
  }
  for (const [field, text] of Object.entries(mapping.fixed)) row.set(field, text);
}
