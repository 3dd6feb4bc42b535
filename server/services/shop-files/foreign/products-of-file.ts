/** Reads a file of another program into products. */
import type { Problems } from "../problems";
import type { Encoding } from "../reading/decode-text";
import type { ReadColumns, Say } from "./foreign-row";
import { type ForeignTable, readForeignTable, readHead, type TableFile } from "./foreign-table";
import type { FormatName, Mapping } from "./mapping";
import { merchantProducts } from "./merchant";
import type { ForeignProduct } from "./product";
import { shopifyProducts } from "./shopify";
import { squareProducts } from "./square";
import { wooCommerceProducts } from "./woocommerce";

/** Products with the columns that they were read from. */
export interface ReadProducts {
  products: readonly ForeignProduct[];
  columns: ReadColumns;
}

/** Formats of tables of products. */
export type TableFormat = Exclude<FormatName, "table">;

const readers: Readonly<Record<TableFormat, (rows: ForeignTable["rows"], say: Say) => ForeignProduct[]>> = {
  shopify: shopifyProducts,
  woocommerce: wooCommerceProducts,
  merchant: merchantProducts,
  square: squareProducts,
};

/** Opens a table of another program. */
export async function openTable(
  file: TableFile,
  mapping: Mapping,
  encoding: Encoding | null,
  problems: Problems,
): Promise<ForeignTable> {
  const mapped = mapping.columns.keys();
  return readForeignTable(file, await readHead(file, encoding), mapped, problems);
}

/** Reads the products of a table. */
export async function productsOfTable(
  file: TableFile,
  format: TableFormat,
  {
    mapping,
    encoding,
    problems,
    say,
  }: { mapping: Mapping; encoding: Encoding | null; problems: Problems; say: Say },
): Promise<ReadProducts> {
  const { rows, columns } = await openTable(file, mapping, encoding, problems);
  return { products: readers[format](rows, say), columns };
}
