/** Products as Shopify exports them: one row a variant, rows of one handle together, more pictures in rows of their own. */
import type { Cell, ForeignRow, Say } from "./foreign-row";
import { commaList, type ForeignProduct, type ForeignVariant, plainProduct } from "./product";

const numbers = [1, 2, 3] as const;

/** Shopify's option of a product without a choice. */
const noChoice = "default title";

const handleOf = (row: ForeignRow): Cell | null => row.cell("Handle", "URL handle");

const chosenOf = (row: ForeignRow, number: number) => row.cell(`Option${number} Value`);
const priceOf = (row: ForeignRow) => row.cell("Variant Price", "Price");

const isVariant = (row: ForeignRow): boolean => priceOf(row) !== null || chosenOf(row, 1) !== null;

/** Pieces, where Shopify counts them. */
function stockOf(row: ForeignRow, say: Say): Cell | null {
  const stock = row.cell("Variant Inventory Qty", "Inventory quantity");
  const tracker = row.cell("Variant Inventory Tracker", "Inventory tracker");
  if (stock === null || tracker === null) return null;
  if (!/^-\d+$/.test(stock.text)) return stock;
  say(row.place, stock, "is below 0: 0 is taken.", "warning");
  return { ...stock, text: "0" };
}

const variantOf = (row: ForeignRow, choices: readonly Cell[], say: Say): ForeignVariant => ({
  place: row.place,
  values: choices.map((_, index) => chosenOf(row, index + 1)),
  price: priceOf(row),
  priceBefore: row.cell("Variant Compare At Price", "Compare-at price"),
  sku: row.cell("Variant SKU", "SKU"),
  barcode: row.cell("Variant Barcode", "Barcode"),
  stock: stockOf(row, say),
});

/** Whether shoppers may see it: drafts, archived and unpublished products are kept, switched off. */
function activeOf(row: ForeignRow): Cell | null {
  const status = row.cell("Status");
  const published = row.cell("Published", "Published on online store");
  if (status && status.text.toLowerCase() !== "active") return { ...status, text: "no" };
  if (published) return { ...published, text: /^(true|yes|1)$/i.test(published.text) ? "yes" : "no" };
  return status && { ...status, text: "yes" };
}

/** "750 g" of a measure and its unit. */
function unitOf(row: ForeignRow): Cell | null {
  const measure = row.cell("Unit Price Total Measure");
  const unit = row.cell("Unit Price Total Measure Unit");
  return measure && unit && { ...measure, text: `${measure.text} ${unit.text}` };
}

function productOf(rows: readonly [ForeignRow, ...ForeignRow[]], say: Say): ForeignProduct {
  const [first] = rows;
  const named = numbers.flatMap((number) => first.cell(`Option${number} Name`) ?? []);
  const isSingle = named.length === 0 || chosenOf(first, 1)?.text.toLowerCase() === noChoice;
  const choices = isSingle ? [] : named;
  const variants = rows.filter(isVariant).map((row) => variantOf(row, choices, say));
  const [kept, ...lost] = variants;
  if (isSingle) {
    for (const { place } of lost)
      say(place, null, "is a second variant of a product that has nothing to choose: it would be lost.");
  }
  const pictures = rows.flatMap((row) => row.cell("Image Src", "Product image URL") ?? []);
  const more = rows.flatMap((row) => row.cell("Variant Image", "Variant image URL") ?? []);
  for (const row of rows) row.cell("Image Position");
  const type = first.cell("Type");
  const tags = first.cell("Tags");
  const googleCategory = type ? null : first.cell("Product Category");
  const names = type ? [type.text] : (googleCategory?.text.split(">").map((name) => name.trim()) ?? []);
  return plainProduct(first, {
    key: handleOf(first),
    fields: {
      name: first.cell("Title"),
      description: first.cell("Body (HTML)", "Description"),
      active: activeOf(first),
      unit: unitOf(first),
    },
    // The last two of Google's levels say what it is; the first ones say that it is goods.
    category: { names: names.slice(-2), column: (type ?? googleCategory)?.column ?? "Type" },
    brand: first.cell("Vendor"),
    tags: { words: commaList(tags?.text ?? ""), column: tags?.column ?? "" },
    pictures: [...pictures, ...more],
    choices,
    variants: isSingle && kept ? [kept] : variants,
  });
}

/** The products of an export. */
export function shopifyProducts(rows: readonly ForeignRow[], say: Say): ForeignProduct[] {
  const byHandle = new Map<string, [ForeignRow, ...ForeignRow[]]>();
  for (const row of rows) {
    const handle = handleOf(row);
    if (handle === null) {
      say(row.place, "Handle", "is missing: nothing says which product the row belongs to.");
      continue;
    }
    const group = byHandle.get(handle.text);
    if (group) group.push(row);
    else byHandle.set(handle.text, [row]);
  }
  return [...byHandle.values()].map((group) => productOf(group, say));
}
