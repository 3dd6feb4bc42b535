/** Products of a Google Merchant feed as a table: one row a variant, tied by `item_group_id`. */
import type { Cell, ForeignRow, Say } from "./foreign-row";
import { categoryPath } from "./mapped-product";
import { type ForeignProduct, type ForeignVariant, plainProduct } from "./product";

/** Columns are written as `image_link`, `image link` or `g:image_link`. */
const cellOf = (row: ForeignRow, name: string): Cell | null =>
  row.cell(name, name.replaceAll("_", " "), `g:${name}`);

/** The properties in which variants of a group may differ, with the name that shoppers read. */
const differences = [
  ["size", "Size"],
  ["color", "Colour"],
  ["material", "Material"],
  ["pattern", "Pattern"],
] as const;

const stockOf = (row: ForeignRow): Cell | null => {
  const quantity = cellOf(row, "quantity") ?? cellOf(row, "sell_on_google_quantity");
  const availability = cellOf(row, "availability");
  if (quantity) return quantity;
  return availability && /out[ _]of[ _]stock/i.test(availability.text)
    ? { ...availability, text: "0" }
    : null;
};

function variantOf(row: ForeignRow, choices: readonly Cell[]): ForeignVariant {
  const [price, sale] = [cellOf(row, "price"), cellOf(row, "sale_price")];
  return {
    place: row.place,
    values: choices.map(({ column }) => cellOf(row, column)),
    price: sale ?? price,
    priceBefore: sale ? price : null,
    sku: cellOf(row, "id"),
    barcode: cellOf(row, "gtin"),
    stock: stockOf(row),
  };
}

/** The differences that variants of the group really have. */
const choicesOf = (rows: readonly ForeignRow[]): Cell[] =>
  differences.flatMap(([column, text]) => {
    const answers = new Set(rows.map((row) => cellOf(row, column)?.text ?? ""));
    return answers.size > 1 ? [{ column, text }] : [];
  });

function productOf(rows: readonly [ForeignRow, ...ForeignRow[]], say: Say): ForeignProduct {
  const [first, ...others] = rows;
  const choices = choicesOf(rows);
  if (choices.length === 0) {
    for (const { place } of others)
      say(place, "item_group_id", "is a second variant that differs in nothing: it would be lost.");
  }
  const category = cellOf(first, "product_type") ?? cellOf(first, "google_product_category");
  const more = cellOf(first, "additional_image_link");
  return plainProduct(first, {
    key: cellOf(first, "item_group_id") ?? cellOf(first, "id"),
    fields: {
      name: cellOf(first, "title"),
      description: cellOf(first, "description"),
      unit: cellOf(first, "unit_pricing_measure"),
    },
    category: {
      names: categoryPath(category?.text ?? "").slice(-2),
      column: category?.column ?? "product_type",
    },
    brand: cellOf(first, "brand"),
    pictures: [
      ...rows.flatMap((row) => cellOf(row, "image_link") ?? []),
      ...(more ? more.text.split(",").map((text) => ({ ...more, text: text.trim() })) : []),
    ],
    choices,
    variants: (choices.length > 0 ? rows : [first]).map((row) => variantOf(row, choices)),
  });
}

/** The products of a feed. */
export function merchantProducts(rows: readonly ForeignRow[], say: Say): ForeignProduct[] {
  const groups = new Map<string, [ForeignRow, ...ForeignRow[]]>();
  for (const row of rows) {
    const key = cellOf(row, "item_group_id") ?? cellOf(row, "id");
    if (key === null) {
      say(row.place, "id", "is missing: nothing says which product it is.");
      continue;
    }
    const group = groups.get(key.text);
    if (group) group.push(row);
    else groups.set(key.text, [row]);
  }
  return [...groups.values()].map((group) => productOf(group, say));
}
