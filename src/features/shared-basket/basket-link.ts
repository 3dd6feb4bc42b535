/**
 * A basket as a link: its lines stand behind the `#` of the address, which no browser sends to a server. Choices are numbers
 * of what the item offers, so that whoever opens it may read another language.
 */
import { type FoodSelection, findVariation, fromCartVariation } from "@/domain/variations";
import { paths } from "@/platform/navigation/paths";
import type { StoredCartLine } from "@/stores/cart";

/** Choices of food: how many values each group offered, and which were taken. */
type ChosenOptions = [offered: number, taken: number[]][];

export interface BasketLine {
  itemId: number;
  /** Shown where the shop no longer has the item. */
  name: string;
  quantity: number;
  /** Chosen options of food by number, otherwise the combination's name; null where there is nothing to choose. */
  choice: ChosenOptions | string | null;
  addOns: { id: number; quantity: number }[];
}

export interface SharedBasket {
  moduleId: number;
  storeId: number;
  lines: BasketLine[];
}

export const maxSharedLines = 50;
const maxQuantity = 1_000;
const maxNameLength = 60;
/** A link that is longer is none of ours. */
const maxLinkLength = 16_000;
const version = 1;

type PackedLine = [number, number, string, BasketLine["choice"], [number, number][]];

/** Path of the page that shows the basket. Offers of campaigns are not part of it: they are ordered by themselves. */
export function basketPath(lines: readonly StoredCartLine[]): string | null {
  const shared = lines.filter(({ model }) => model === "Item").slice(0, maxSharedLines);
  const [first] = shared;
  if (!first) return null;
  const packed = shared.map(
    (line): PackedLine => [
      line.item.id,
      line.quantity,
      line.item.name.slice(0, maxNameLength),
      choiceOf(line),
      line.addOns.map(({ id, quantity }) => [id, quantity]),
    ],
  );
  const text = JSON.stringify([version, first.item.module_id, first.storeId, packed]);
  return `${paths.sharedBasket.href()}#${toBase64Url(text)}`;
}

function choiceOf({ item, variation }: StoredCartLine): BasketLine["choice"] {
  if (item.module_type !== "food") {
    const combination = variation.find((entry) => "type" in entry);
    return combination && "type" in combination ? combination.type : null;
  }
  if (item.food_variations.length === 0) return null;
  const selection: FoodSelection = fromCartVariation(variation);
  return item.food_variations.map(({ name, values }) => [
    values.length,
    (selection[name] ?? []).map((label) => values.findIndex((value) => value.label === label)),
  ]);
}

/** The basket of a link; null for what is none. Links are unvalidated input. */
export function readBasket(hash: string): SharedBasket | null {
  if (hash.length < 2 || hash.length > maxLinkLength) return null;
  try {
    const value: unknown = JSON.parse(fromBase64Url(hash.replace(/^#/, "")));
    if (!Array.isArray(value)) return null;
    const [madeBy, moduleId, storeId, packed] = value as unknown[];
    if (madeBy !== version || !isId(moduleId) || !isId(storeId) || !Array.isArray(packed)) return null;
    if (packed.length === 0 || packed.length > maxSharedLines || !packed.every(isPackedLine)) return null;
    const lines = packed.map(
      ([itemId, quantity, name, choice, addOns]): BasketLine => ({
        itemId,
        quantity,
        name: plainName(name),
        choice,
        addOns: addOns.map(([id, count]) => ({ id, quantity: count })),
      }),
    );
    return { moduleId, storeId, lines };
  } catch {
    return null;
  }
}

/** The choice in terms of the item now; null where it offers something else today. */
export function variationOfBasketLine(
  { choice }: Pick<BasketLine, "choice">,
  item: StoredCartLine["item"],
): StoredCartLine["variation"] | null {
  if (item.module_type !== "food") {
    if (typeof choice !== "string") return choice === null && item.variations.length === 0 ? [] : null;
    const found = findVariation(item.variations, choice);
    return found && [{ type: found.type, price: found.price, stock: found.stock }];
  }
  if (typeof choice === "string") return null;
  const groups = item.food_variations;
  const chosen = choice ?? [];
  if (chosen.length !== groups.length) return null;
  if (groups.some(({ values }, index) => values.length !== chosen[index]?.[0])) return null;
  return groups.flatMap(({ name, values }, index) => {
    const label = (chosen[index]?.[1] ?? []).flatMap((taken) => values[taken]?.label ?? []);
    return label.length > 0 ? [{ name, values: { label } }] : [];
  });
}

const isCount = (value: unknown, max: number): value is number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 1 && value <= max;
const isId = (value: unknown): value is number => isCount(value, 2_147_483_647);

function isPackedLine(value: unknown): value is PackedLine {
  if (!Array.isArray(value)) return false;
  const [itemId, quantity, name, choice, addOns] = value as unknown[];
  return (
    isId(itemId) &&
    isCount(quantity, maxQuantity) &&
    typeof name === "string" &&
    name.length <= maxNameLength &&
    (choice === null || (typeof choice === "string" && choice.length <= 200) || isChosenOptions(choice)) &&
    Array.isArray(addOns) &&
    addOns.length <= 50 &&
    addOns.every((entry) => Array.isArray(entry) && isId(entry[0]) && isCount(entry[1], maxQuantity))
  );
}

const isChosenOptions = (value: unknown): value is ChosenOptions =>
  Array.isArray(value) &&
  value.length <= 50 &&
  value.every(
    (entry) =>
      Array.isArray(entry) &&
      Number.isSafeInteger(entry[0]) &&
      Array.isArray(entry[1]) &&
      entry[1].length <= 50 &&
      entry[1].every(
        (taken: unknown) => typeof taken === "number" && Number.isSafeInteger(taken) && taken >= 0,
      ),
  );

/** Without what turns lines or their direction about. */
const plainName = (name: string): string => name.replace(/[\p{Cc}\p{Cf}]/gu, "").trim();

function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

function fromBase64Url(text: string): string {
  const bytes = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return new TextDecoder("utf-8", { fatal: true }).decode(
    Uint8Array.from(bytes, (char) => char.charCodeAt(0)),
  );
}
