/** Which program wrote a file, by the names of its columns or by the shape of its records. */
import type { Encoding } from "../reading/decode-text";
import type { FoundFiles } from "../reading/find-files";
import { columnKey } from "./foreign-row";
import { readHead, type TableHead } from "./foreign-table";
import { isMenu } from "./json-ld";
import type { FormatName, Mapping } from "./mapping";
import { isProductFeed } from "./read-feed";

/** Columns that only files of the format have together; one of the lists is enough. */
const marks: Readonly<Partial<Record<FormatName, readonly (readonly string[])[]>>> = {
  shopify: [
    ["handle", "title", "variant price"],
    ["handle", "title", "option1 value"],
    ["url handle", "title", "price"],
  ],
  woocommerce: [
    ["type", "sku", "name", "regular price"],
    ["type", "sku", "name", "parent", "attribute 1 name"],
  ],
  square: [
    ["token", "item name", "variation name"],
    ["item name", "variation name", "price"],
  ],
  merchant: [["id", "title", "price", "availability"]],
};

/** The format's name in the report. */
export const formatTitles: Readonly<Record<FormatName, string>> = {
  shopify: "an export of products of Shopify",
  woocommerce: "an export of products of WooCommerce",
  square: "an export of the item library of Square",
  merchant: "a Google Merchant feed",
  menu: "a menu of schema.org",
  table: "a table that mapping.json explains",
};

const underscored = (column: string) => columnKey(column).replace(/^g:/, "").replaceAll(" ", "_");

/** The format of a table by its head; null for none that is known. */
export function formatOfHead({ columns }: Pick<TableHead, "columns">, mapping: Mapping): FormatName | null {
  const names = new Set(columns.flatMap((column) => [columnKey(column), underscored(column)]));
  for (const [format, lists] of Object.entries(marks)) {
    if (lists?.some((list) => list.every((name) => names.has(name)))) return format as FormatName;
  }
  return columns.some((column) => mapping.columns.has(columnKey(column))) ? "table" : null;
}

/** The format of a file that has no name of ours. */
export async function detectFormat(
  file: FoundFiles["others"][number],
  mapping: Mapping,
  encoding: Encoding | null,
): Promise<FormatName | null> {
  if (file.form === "table") return formatOfHead(await readHead(file, encoding), mapping);
  if (file.form === "feed") return (await isProductFeed(file, encoding)) ? "merchant" : null;
  return (await isMenu(file)) ? "menu" : null;
}
