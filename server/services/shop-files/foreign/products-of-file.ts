/** Reads a file of another program into products. */
import type { Problems } from "../problems";
import type { Encoding } from "../reading/decode-text";
import type { FoundFiles } from "../reading/find-files";
import type { Say } from "./foreign-row";
import { type ForeignTable, readForeignTable, readHead, type TableFile } from "./foreign-table";
import type { FormatName, Mapping } from "./mapping";
import { readMenu } from "./menu";
import { merchantProducts } from "./merchant";
import type { ForeignProduct } from "./product";
import { readFeed } from "./read-feed";
import type { ReadProducts } from "./read-products";
import { shopifyProducts } from "./shopify";
import { squareProducts } from "./square";
import { wooCommerceProducts } from "./woocommerce";

/** Formats of tables of products. */
type TableFormat = Exclude<FormatName, "table" | "menu">;

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

/** Reads the products of a file. */
export async function productsOfFile(
  file: FoundFiles["others"][number],
  format: Exclude<FormatName, "table">,
  {
    mapping,
    encoding,
    problems,
    say,
  }: { mapping: Mapping; encoding: Encoding | null; problems: Problems; say: Say },
): Promise<ReadProducts> {
  if (format === "menu") return readMenu(file, mapping.columns.keys(), say);
  const { rows, columns } =
    file.form === "feed"
      ? await readFeed(file, encoding, mapping.columns.keys(), problems)
      : await openTable(file, mapping, encoding, problems);
  return { products: readers[format](rows, say), columns, hours: [] };
}
