/** A product of any other program, in one form for all of them. */
import type { Cell, ForeignRow, RecordPlace } from "./foreign-row";

/** A combination in which a product is sold. */
export interface ForeignVariant {
  place: RecordPlace;
  /** Its answers to the product's choices, in their order; null for none. */
  values: readonly (Cell | null)[];
  /** The current price. */
  price: Cell | null;
  /** The price before, if higher. */
  priceBefore: Cell | null;
  sku: Cell | null;
  barcode: Cell | null;
  /** Null where nobody counts its pieces. */
  stock: Cell | null;
}

/** A choice of a dish besides its variants. */
export interface ForeignOptions {
  name: Cell;
  severalMayBeChosen: boolean;
  answers: readonly { name: Cell; price: Cell | null }[];
}

/** A product. */
export interface ForeignProduct {
  place: RecordPlace;
  /** The number or name under which it is kept; that of its only variant counts before it. */
  key: Cell | null;
  /** Fields of items with their cells, as the files of ours write them. */
  fields: Readonly<Record<string, Cell | null | undefined>>;
  /** Names of its category from the highest to the lowest; empty without one. */
  category: { names: readonly string[]; column: string };
  brand: Cell | null;
  /** Words that it is found by. */
  tags: { words: readonly string[]; column: string };
  /** Names or addresses of files, the leading one first. */
  pictures: readonly Cell[];
  /** The choices that tell variants apart; empty with a single variant. */
  choices: readonly Cell[];
  /** At least one. */
  variants: readonly ForeignVariant[];
  options: readonly ForeignOptions[];
  /** The record from which mapped columns are taken. */
  source: ForeignRow;
}

/** A product with nothing but what every one has. */
export const plainProduct = (
  source: ForeignRow,
  part: Partial<ForeignProduct> & Pick<ForeignProduct, "key" | "variants" | "fields">,
): ForeignProduct => ({
  place: source.place,
  category: { names: [], column: "" },
  brand: null,
  tags: { words: [], column: "" },
  pictures: [],
  choices: [],
  options: [],
  source,
  ...part,
});

/** A cell with another text, where there is a cell. */
export const withText = (cell: Cell | null, text: string): Cell | null =>
  cell === null || text === "" ? null : { ...cell, text };

/** Entries of a list with commas between them. */
export const commaList = (text: string): string[] =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
