/** Products as WooCommerce exports them: a product and each of its variations in rows of their own, tied by `Parent`. */
import type { Cell, ForeignRow, Say } from "./foreign-row";
import { categoryPath } from "./mapped-product";
import { type ForeignProduct, type ForeignVariant, plainProduct, withText } from "./product";

/** WooCommerce writes a comma within an entry as `\,`. */
const entries = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((entry) => entry.replaceAll("\\,", ",").trim())
    .filter((entry) => entry !== "");

const typesOf = (row: ForeignRow): string[] => entries(row.text("Type").toLowerCase());

/** The numbers of a row's attributes. */
const attributesOf = (row: ForeignRow): number[] =>
  row.columnsLike(/^attribute \d+ name$/i).map((column) => Number(/\d+/.exec(column)?.[0]));

const nameOf = (row: ForeignRow, number: number) => row.cell(`Attribute ${number} name`);
const answersOf = (row: ForeignRow, number: number) => row.cell(`Attribute ${number} value(s)`);

/** The row's value of an attribute of this name. */
function answerOf(row: ForeignRow, choice: Cell): Cell | null {
  const number = attributesOf(row).find((one) => nameOf(row, one)?.text === choice.text);
  return number === undefined ? null : answersOf(row, number);
}

/** Pieces; none where it is said to be out of stock; null where nobody counts them. */
function stockOf(row: ForeignRow): Cell | null {
  const stock = row.cell("Stock");
  const state = row.cell("In stock?");
  if (stock !== null && /^-?\d/.test(stock.text)) return stock;
  return state?.text === "0" ? { ...state, text: "0" } : null;
}

function variantOf(row: ForeignRow, choices: readonly Cell[], say: Say): ForeignVariant {
  const [now, before] = [row.cell("Sale price"), row.cell("Regular price", "Price")];
  for (const column of ["Date sale price starts", "Date sale price ends"]) {
    const date = row.cell(column);
    if (date && now) say(row.place, date, "is not read: the sale price counts from now on.", "warning");
  }
  return {
    place: row.place,
    values: choices.map((choice) => answerOf(row, choice)),
    price: now ?? before,
    priceBefore: now ? before : null,
    sku: row.cell("SKU"),
    barcode: row.cell("GTIN, UPC, EAN, or ISBN", "GTIN"),
    stock: stockOf(row),
  };
}

/** The attributes that tell variations apart; the others only describe. */
const choicesOf = (row: ForeignRow, variations: readonly ForeignRow[]): Cell[] =>
  attributesOf(row)
    .flatMap((number) => {
      const values = answersOf(row, number);
      return values === null ? [] : (nameOf(row, number) ?? []);
    })
    .filter((choice) => variations.some((variation) => answerOf(variation, choice) !== null));

function productOf(row: ForeignRow, variations: readonly ForeignRow[], say: Say): ForeignProduct {
  const isVariable = typesOf(row).includes("variable");
  const choices = isVariable ? choicesOf(row, variations) : [];
  const categories = row.cell("Categories");
  const paths = entries(categories?.text ?? "").map(categoryPath);
  const deepest = paths.reduce((deep, path) => (path.length > deep.length ? path : deep), [] as string[]);
  const published = row.cell("Published");
  const tags = row.cell("Tags");
  const pictures = row.cell("Images");
  const id = row.cell("ID");
  if (paths.length > 1)
    say(row.place, categories, `has several categories: ${deepest.join(" > ")} is taken.`, "warning");
  return plainProduct(row, {
    key: row.cell("SKU") ?? id,
    fields: {
      name: row.cell("Name"),
      description: row.cell("Description", "Short description"),
      active: published && { ...published, text: published.text === "1" ? "yes" : "no" },
    },
    category: { names: deepest.slice(-2), column: categories?.column ?? "Categories" },
    brand: withText(row.cell("Brands"), entries(row.text("Brands"))[0] ?? ""),
    tags: { words: entries(tags?.text ?? ""), column: tags?.column ?? "" },
    pictures: pictures ? entries(pictures.text).map((text) => ({ ...pictures, text })) : [],
    choices,
    variants: (isVariable ? variations : [row]).map((variation) => variantOf(variation, choices, say)),
  });
}

/** Groups variations by the number or SKU of their parent, as `Parent` names it. */
function variationsByParent(rows: readonly ForeignRow[], say: Say): Map<string, ForeignRow[]> {
  const groups = new Map<string, ForeignRow[]>();
  const parents = new Set(rows.flatMap((row) => [`id:${row.text("ID")}`, row.text("SKU")]));
  for (const row of rows) {
    if (!typesOf(row).includes("variation")) continue;
    const parent = row.cell("Parent");
    if (parent === null || !parents.has(parent.text)) {
      say(row.place, parent ?? "Parent", "is not in the file: the variation would be lost.");
      continue;
    }
    groups.set(parent.text, [...(groups.get(parent.text) ?? []), row]);
  }
  return groups;
}

/** The products of an export. */
export function wooCommerceProducts(rows: readonly ForeignRow[], say: Say): ForeignProduct[] {
  const variations = variationsByParent(rows, say);
  return rows.flatMap((row) => {
    const types = typesOf(row);
    if (types.includes("variation")) return [];
    const odd = types.find((type) => type === "grouped" || type === "external");
    if (odd !== undefined) {
      say(
        row.place,
        row.cell("Type"),
        "is no product that a shop like this one sells: it was left out.",
        "warning",
      );
      return [];
    }
    const own = [
      ...(variations.get(`id:${row.text("ID")}`) ?? []),
      ...(variations.get(row.text("SKU")) ?? []),
    ];
    if (types.includes("variable") && own.length === 0) {
      say(row.place, row.cell("Type"), "has no variation in the file.");
      return [];
    }
    return [productOf(row, own, say)];
  });
}
