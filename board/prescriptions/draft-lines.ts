/** The lines of a prescription while somebody puts them together. */
import type { BoardItem } from "@/contract/calls/board-items";
import type { BoardPrescription, BoardPrescriptionLine } from "@/contract/calls/board-prescriptions";
import { readAmount } from "@/platform/format/read-amount";

/** By the contract. */
export const maxLines = 50;
export const maxQuantity = 1000;
export const maxWords = 191;

export interface DraftLine {
  /** Of the row on this page. */
  readonly key: string;
  /** Null: in the pharmacy's own words. */
  readonly itemId: number | null;
  readonly name: string;
  /** Those that can be chosen; none where it has none, or where it was chosen before. */
  readonly variations: BoardItem["variations"];
  readonly variation: string | null;
  readonly quantity: number;
  /** As typed. */
  readonly price: string;
  /** What the store asks for it; null: nothing. */
  readonly shelfPrice: number | null;
  /** What was prescribed, as typed; null: nothing is given instead. */
  readonly substituteFor: string | null;
}

export type DraftProblem = "name" | "variation" | "price" | "substitute";

/** The lines that were sent last, to be changed. */
export const draftsOf = ({ lines }: BoardPrescription, digits: number): DraftLine[] =>
  lines.map((line, index) => ({
    key: `sent-${index}`,
    itemId: line.item_id,
    name: line.name,
    variations: [],
    variation: line.variation,
    quantity: line.quantity,
    price: line.price.toFixed(digits),
    shelfPrice: line.shelf_price,
    substituteFor: line.substitute_for,
  }));

/** The lines with one more piece of an item; a new line where it has choices or none has it yet. */
export function withItem(
  lines: readonly DraftLine[],
  item: BoardItem,
  { key, digits }: { key: string; digits: number },
): DraftLine[] {
  const same = lines.find(({ itemId }) => itemId === item.id);
  if (same !== undefined && item.variations.length === 0)
    return lines.map((line) =>
      line === same ? { ...line, quantity: Math.min(maxQuantity, line.quantity + 1) } : line,
    );
  const only = item.variations.length === 1 ? item.variations[0] : undefined;
  const shelfPrice = item.variations.length === 0 ? item.price : (only?.price ?? null);
  return [
    ...lines,
    {
      key,
      itemId: item.id,
      name: item.name,
      variations: item.variations,
      variation: only?.type ?? null,
      quantity: 1,
      price: shelfPrice?.toFixed(digits) ?? "",
      shelfPrice,
      substituteFor: null,
    },
  ];
}

export const withWords = (lines: readonly DraftLine[], key: string): DraftLine[] => [
  ...lines,
  {
    key,
    itemId: null,
    name: "",
    variations: [],
    variation: null,
    quantity: 1,
    price: "",
    shelfPrice: null,
    substituteFor: null,
  },
];

/** A line with another variation, at what the store asks for that one. */
export function withVariation(line: DraftLine, type: string, digits: number): DraftLine {
  const chosen = line.variations.find((variation) => variation.type === type);
  if (chosen === undefined) return line;
  return { ...line, variation: type, shelfPrice: chosen.price, price: chosen.price.toFixed(digits) };
}

/** What has to be mended before the line can be priced; null: nothing. */
export function draftProblem(line: DraftLine, digits: number): DraftProblem | null {
  if (line.itemId === null && line.name.trim() === "") return "name";
  if (line.variations.length > 0 && line.variation === null) return "variation";
  if (readAmount(line.price, digits) === null) return "price";
  return line.substituteFor?.trim() === "" ? "substitute" : null;
}

/** The lines as they are sent; null while one of them has a problem or there are none. */
export function requestLines(
  lines: readonly DraftLine[],
  digits: number,
): readonly BoardPrescriptionLine[] | null {
  if (lines.length === 0 || lines.some((line) => draftProblem(line, digits) !== null)) return null;
  return lines.map((line) => {
    const price = readAmount(line.price, digits) ?? 0;
    const shared = {
      quantity: line.quantity,
      ...(line.substituteFor === null ? {} : { substitute_for: line.substituteFor.trim() }),
    };
    if (line.itemId === null) return { name: line.name.trim(), price, ...shared };
    return {
      item: line.itemId,
      ...(line.variation === null ? {} : { variation: line.variation }),
      // What the shelf asks is the store's to lower; another price is the pharmacy's own.
      ...(price === line.shelfPrice ? {} : { price }),
      ...shared,
    };
  });
}
