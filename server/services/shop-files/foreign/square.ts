/** The item library as Square exports it: one row a variation, rows of one item together. */
import type { Cell, ForeignRow, Say } from "./foreign-row";
import { keyOfName } from "./label-keys";
import { categoryPath } from "./mapped-product";
import { commaList, type ForeignProduct, type ForeignVariant, plainProduct, withText } from "./product";

/** Square's name for the only variation of an item. */
const onlyVariation = /^(regular|default)?$/i;

const nameOf = (row: ForeignRow) => row.cell("Item Name");
const optionName = (row: ForeignRow, number: number) => row.cell(`Option Name ${number}`);
const optionValue = (row: ForeignRow, number: number) => row.cell(`Option Value ${number}`);
const isYes = (cell: Cell | null) => cell !== null && /^(y|yes|true|1)$/i.test(cell.text);

/** Pieces of the one location that counts them; those of several cannot be one number. */
function stockOf(row: ForeignRow, say: Say): Cell | null {
  const columns = row.columnsLike(/^current quantity\b/i);
  const [first, ...others] = columns.flatMap((column) => row.cell(column) ?? []);
  if (first && others.length > 0) {
    say(
      row.place,
      first,
      "is one of several places' pieces: a stock of one store was not made of them.",
      "warning",
    );
    return null;
  }
  return first ?? null;
}

function variantOf(row: ForeignRow, choices: readonly Cell[], hasOptions: boolean, say: Say): ForeignVariant {
  const [price, sale] = [row.cell("Price"), row.cell("Online Sale Price")];
  const values = hasOptions
    ? choices.map((_, index) => optionValue(row, index + 1))
    : choices.map(() => row.cell("Variation Name"));
  const isOpen = price !== null && /^variable$/i.test(price.text);
  if (isOpen) say(row.place, price, "is asked at the till: a shop needs a price.");
  return {
    place: row.place,
    values,
    // The field names what is no amount; what is told here is not told twice.
    price: isOpen ? { ...price, text: "0" } : (sale ?? price),
    priceBefore: sale ? price : null,
    sku: row.cell("SKU"),
    barcode: row.cell("GTIN"),
    stock: stockOf(row, say),
  };
}

/** Names sets of which the file does not say what is in them. */
function tellModifiers(row: ForeignRow, say: Say): void {
  const columns = row.columnsLike(/^modifier set\b/i);
  const sets = columns.flatMap((column) =>
    isYes(row.cell(column)) ? column.replace(/^modifier set\s*-?\s*/i, "") : [],
  );
  if (sets.length === 0) return;
  const what = `${sets.join(", ")}: Square's file does not say what is in the set. Write it into options.csv`;
  say(row.place, columns[0] ?? null, `names ${what}.`, "warning");
}

function productOf(rows: readonly [ForeignRow, ...ForeignRow[]], say: Say): ForeignProduct {
  const kept = rows.filter((row) => {
    const archived = row.cell("Archived");
    const isOne = isYes(archived) && rows.some((other) => !isYes(other.cell("Archived")));
    if (isOne) say(row.place, archived, "is a variation that is no longer sold: it was left out.", "warning");
    return !isOne;
  });
  const [first = rows[0], ...others] = kept;
  const options = [1, 2, 3, 4].flatMap((number) => optionName(first, number) ?? []);
  const name = first.cell("Variation Name");
  const isSingle = others.length === 0 && options.length === 0 && onlyVariation.test(name?.text ?? "");
  const unnamed: Cell = { text: "Variation", column: "Variation Name" };
  const choices = isSingle ? [] : options.length > 0 ? options : [unnamed];
  tellModifiers(first, say);
  const archived = first.cell("Archived");
  const categories = first.cell("Categories", "Category", "Reporting Category");
  // "Bread (#7KX), Cakes": the number is Square's own.
  const paths = commaList(categories?.text ?? "").map((one) =>
    categoryPath(one.replace(/\s*\(#?[\w-]+\)$/, "")),
  );
  if (paths.length > 1)
    say(first.place, categories, "has several categories: the first is taken.", "warning");
  const handle = first.cell("Reference Handle");
  const item = nameOf(first);
  return plainProduct(first, {
    key: handle
      ? { ...handle, text: handle.text.replace(/^#/, "") }
      : withText(item, keyOfName(item?.text ?? "")),
    fields: {
      name: first.cell("Customer-facing Name") ?? item,
      description: first.cell("Description"),
      active: archived && { ...archived, text: isYes(archived) ? "no" : "yes" },
    },
    category: { names: paths[0] ?? [], column: categories?.column ?? "Categories" },
    choices,
    variants: kept.map((row) => variantOf(row, choices, options.length > 0, say)),
  });
}

/** The products of an export. */
export function squareProducts(rows: readonly ForeignRow[], say: Say): ForeignProduct[] {
  const groups = new Map<string, [ForeignRow, ...ForeignRow[]]>();
  for (const row of rows) {
    row.cell("Token");
    const key = row.cell("Reference Handle") ?? nameOf(row);
    if (key === null) {
      say(row.place, "Item Name", "is missing: nothing says which item the row belongs to.");
      continue;
    }
    const group = groups.get(key.text);
    if (group) group.push(row);
    else groups.set(key.text, [row]);
  }
  return [...groups.values()].map((group) => productOf(group, say));
}
