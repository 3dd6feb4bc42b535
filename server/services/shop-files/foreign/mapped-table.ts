/** A table of any program: mapping.json alone says what its columns are. */
import type { Conversion } from "./conversion";
import type { Cell } from "./foreign-row";
import type { ForeignTable } from "./foreign-table";
import { MadeRow } from "./made-rows";
import { plainProduct } from "./product";
import { addProduct } from "./product-rows";

/** Rows of the mapping's kind. Items go the way of products, so that their categories, brands and pictures are found. */
export function addMappedTable({ rows }: ForeignTable, conversion: Conversion): void {
  const { mapping, target } = conversion;
  for (const source of rows) {
    if (mapping.kind.name === "items") {
      const none = { price: null, priceBefore: null, sku: null, barcode: null, stock: null };
      const variants = [{ place: source.place, values: [], ...none }];
      addProduct(plainProduct(source, { key: null, fields: {}, variants }), conversion);
      continue;
    }
    const row = new MadeRow(source.place);
    if (Object.hasOwn(mapping.kind.fields, "store") && target.store !== "") row.set("store", target.store);
    for (const [column, field] of mapping.columns) {
      const cell: Cell | null = source.mapped(column);
      if (field !== null) row.put(field, cell);
    }
    for (const [field, text] of Object.entries(mapping.fixed)) row.set(field, text);
    conversion.rows.add(mapping.kind.name, row);
  }
}
