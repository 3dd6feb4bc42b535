/** Ordering a past order again: what of each line can be bought now, and at what price. */
import type { CartVariation, Item, OrderLine } from "@/contract";
import { type LinePrice, linePrice } from "./line-price";
import { type Minor, toMinor } from "./money";
import { cartPrice } from "./order-lines";
import type { PriceReading } from "./price-reading";
import { maxQuantity } from "./quantity-limits";
import { findVariation, fromCartVariation, isKnownSelection, selectionProblem } from "./variations";

type SoldLine = Pick<
  OrderLine,
  "quantity" | "price" | "discount_on_item" | "variation" | "add_ons" | "item_details"
>;

/** Why a line cannot be bought as it was. */
export type ReorderProblem = "gone" | "soldOut" | "choices";

/** A line as it can be bought now. `before` and `now` are of one piece with its options, after its discount. */
export interface AvailableLine {
  item: Item;
  quantity: number;
  /** Fewer pieces than were ordered. */
  isFewer: boolean;
  variation: CartVariation[];
  addOns: { id: number; quantity: number }[];
  /** Add-ons that the item no longer has, or that cost something else than they did. */
  changedAddOns: { name: string; isGone: boolean }[];
  before: Minor;
  now: Minor;
}

/** A line of now without what was paid once. */
export type LineOfNow = Omit<AvailableLine, "before" | "changedAddOns">;

export type ReorderLine =
  | { name: string; problem: ReorderProblem; line: null }
  | { name: string; problem: null; line: AvailableLine };

/** The price of a line whose price is unknown. */
export const noPrice: LinePrice = { unit: 0, products: 0, discount: 0, addOns: 0, total: 0 };

/** The choices of a sold line as a cart has them. */
function chosenOf(sold: SoldLine): CartVariation[] {
  return sold.variation.map((entry) =>
    "values" in entry && Array.isArray(entry.values)
      ? { name: entry.name, values: { label: entry.values.map(({ label }) => label) } }
      : (entry as CartVariation),
  );
}

/** Whether the item still has these choices, and lacks none that it needs. */
function hasChoices(item: Item, variation: readonly CartVariation[]): boolean {
  if (item.module_type === "food") {
    const selection = fromCartVariation(variation);
    return (
      isKnownSelection(item.food_variations, selection) &&
      selectionProblem(item.food_variations, selection) === null
    );
  }
  const chosen = variation.find((entry) => "type" in entry);
  if (item.variations.length === 0) return chosen === undefined;
  return chosen !== undefined && "type" in chosen && findVariation(item.variations, chosen.type) !== null;
}

/** An earlier choice, of the item as it is now. */
interface WantedLine {
  quantity: number;
  variation: CartVariation[];
  addOns: readonly { id: number; quantity: number }[];
}

/** How much of the line can be bought now and at what price, or why none can. */
export function lineOfNow(
  wanted: WantedLine,
  item: Item,
  reading: PriceReading,
): { problem: Exclude<ReorderProblem, "gone"> } | { problem: null; line: LineOfNow } {
  const { variation } = wanted;
  if (!hasChoices(item, variation)) return { problem: "choices" };
  const quantity = Math.min(wanted.quantity, maxQuantity(item, variation));
  if (quantity < 1) return { problem: "soldOut" };
  const offered = new Set(item.add_ons.map(({ id }) => id));
  const addOns = wanted.addOns.filter(({ id }) => offered.has(id));
  const now = linePrice({ item, variation, quantity: 1, addOns: [], reading }).total;
  return {
    problem: null,
    line: { item, quantity, isFewer: quantity < wanted.quantity, variation, addOns, now },
  };
}

/** `item` is the item of now, null when the shop no longer has it. */
export function reorderLine(sold: SoldLine, item: Item | null, reading: PriceReading): ReorderLine {
  const name = item?.name ?? sold.item_details.name;
  if (item === null) return { name, problem: "gone", line: null };
  const addOns = sold.add_ons.map(({ id, quantity }) => ({ id, quantity }));
  const wanted = { quantity: sold.quantity, variation: chosenOf(sold), addOns };
  const now = lineOfNow(wanted, item, reading);
  if (now.problem !== null) return { name, problem: now.problem, line: null };
  const before = toMinor(sold.price, reading.digits) - toMinor(sold.discount_on_item, reading.digits);
  const changedAddOns = sold.add_ons.flatMap(({ id, name: soldName, price }) => {
    const present = item.add_ons.find((addOn) => addOn.id === id);
    const same = present && toMinor(present.price, reading.digits) === toMinor(price, reading.digits);
    return same ? [] : [{ name: present?.name ?? soldName, isGone: !present }];
  });
  return { name, problem: null, line: { ...now.line, changedAddOns, before } };
}

/**
 * Prices of the lines in the cart, each as its drawer will show it. The store's discount is read from the items; null
 * stands for a line that is not added.
 */
export function priceOfLines(
  lines: readonly { line: LineOfNow | null }[],
  reading: PriceReading,
): { lines: (LinePrice | null)[]; subtotal: Minor } {
  const added = lines.flatMap(({ line }) => line ?? []);
  const price = cartPrice(
    added.map((line) => ({ ...line, model: "Item" })),
    undefined,
    reading,
  );
  let place = 0;
  return {
    lines: lines.map(({ line }) => (line === null ? null : (price.lines[place++] ?? null))),
    subtotal: price.subtotal,
  };
}

/** Whether everything can be bought as it was, at the price that was paid. */
export const isUnchanged = (lines: readonly ReorderLine[]): boolean =>
  lines.every(
    ({ line }) =>
      line !== null && !line.isFewer && line.changedAddOns.length === 0 && line.before === line.now,
  );
