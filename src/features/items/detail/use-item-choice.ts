// @chunk item
import { useState } from "react";
import type { CartVariation, Item } from "@/contract";
import { lineKey } from "@/domain/cart-lines";
import { optionsInKey } from "@/domain/combination-names";
import { type LinePrice, linePrice } from "@/domain/item-price";
import { type QuantityProblem, quantityProblem, stockLeft } from "@/domain/quantity-limits";
import {
  type FoodSelection,
  findVariation,
  fromCartVariation,
  selectionProblem,
  toCartVariation,
} from "@/domain/variations";
import { usePriceReading } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { type CartLineInput, isSameItem, type StoredCartLine, useCart } from "@/stores/cart";
import { itemModel } from "../card-rules";

/** What a shopper has chosen of an item so far, its price, and what is still missing. */
export interface ItemChoice {
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  /** Labels by option group, for food. */
  readonly selection: FoodSelection;
  readonly setSelection: (selection: FoodSelection) => void;
  /** One option of each choice, for everything else. */
  readonly options: readonly string[];
  readonly setOption: (choice: number, option: string) => void;
  /** Quantity by add-on id. */
  readonly addOns: Readonly<Record<number, number>>;
  readonly setAddOn: (id: number, quantity: number) => void;
  readonly price: LinePrice;
  /** The price of one piece as chosen, without add-ons. */
  readonly unitPrice: LinePrice;
  /** Pieces left of the choice; null where stock is not counted. */
  readonly stock: number | null;
  readonly quantityProblem: (quantity: number) => QuantityProblem | null;
  /** The first reason why it cannot be bought, as text; null when there is none. */
  readonly problem: string | null;
  /** The option group of the problem. */
  readonly problemGroup: string | null;
  /** The key of the line as it is chosen. */
  readonly key: string;
  /** The line as the cart takes it. */
  readonly line: CartLineInput;
  /** The cart line that would be changed; null for a new one. */
  readonly cartLine: StoredCartLine | null;
  /** Pieces of the item in the cart, whatever is chosen of it. */
  readonly inCart: number;
  /** Whether something else is chosen, or another quantity, than at the beginning. */
  readonly isChanged: boolean;
}

interface Picks {
  selection: FoodSelection;
  options: readonly string[];
  addOns: Readonly<Record<number, number>>;
  quantity: number;
}

/** `editedKey` is the key of the cart line that is edited. */
export function useItemChoice(item: Item, editedKey?: string): ItemChoice {
  const t = useTexts("catalogue");
  const reading = usePriceReading();
  const lines = useCart((state) => state.carts[item.module_id]?.lines);
  const model = itemModel(item);
  const own = lines?.filter((line) => isSameItem(line, { item, model })) ?? [];
  const [first] = useState<Picks>(() => firstPicks(item, editedLine(item, own, editedKey)));
  const [picks, setPicks] = useState(first);
  const change = (changes: Partial<Picks>) => setPicks((before) => ({ ...before, ...changes }));

  const food = item.module_type === "food";
  const variation = variationOf(item, picks);
  const addOns = Object.entries(picks.addOns).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ id: Number(id), quantity }] : [],
  );
  const key = lineKey({ itemId: item.id, model, variation, addOns });
  const edited = editedKey === undefined ? undefined : own.find((line) => line.key === editedKey);
  const inCart = edited ?? own.find((line) => line.key === key) ?? null;

  const wrong = food ? selectionProblem(item.food_variations, picks.selection) : null;
  const combination = !food && item.variations.length > 0;
  const stock = stockLeft(item, variation);
  const combinationGone = combination && (stock ?? 0) <= 0;
  const problem =
    wrong?.reason === "missing"
      ? t("variation.missing", { name: wrong.group })
      : wrong?.reason === "out_of_range"
        ? t("variation.range", { name: wrong.group, min: wrong.min, max: wrong.max })
        : combinationGone
          ? t("variation.outOfStock")
          : null;

  return {
    quantity: picks.quantity,
    setQuantity: (quantity) => change({ quantity }),
    selection: picks.selection,
    setSelection: (selection) => change({ selection }),
    options: picks.options,
    setOption: (choice, option) => {
      const options = picks.options.map((before, index) => (index === choice ? option : before));
      const other = own.find(
        (line) =>
          line.key ===
          lineKey({ itemId: item.id, model, variation: variationOf(item, { ...picks, options }), addOns }),
      );
      // Another combination is another cart line with its own quantity.
      change({ options, quantity: other?.quantity ?? 1 });
    },
    addOns: picks.addOns,
    setAddOn: (id, quantity) =>
      setPicks((before) => ({ ...before, addOns: { ...before.addOns, [id]: Math.max(0, quantity) } })),
    price: linePrice({ item, variation, quantity: picks.quantity, addOns, reading }),
    unitPrice: linePrice({ item, variation, quantity: 1, addOns: [], reading }),
    stock,
    quantityProblem: (quantity) => quantityProblem(item, variation, quantity),
    problem,
    problemGroup: wrong?.group ?? null,
    line: { item, model, quantity: picks.quantity, variation, addOns },
    key,
    cartLine: inCart,
    inCart: own.reduce((pieces, line) => pieces + line.quantity, 0),
    isChanged: picks !== first,
  };
}

/** The cart line a dialog starts from: the given one, else the only one of an item without options. */
function editedLine(
  item: Item,
  own: readonly StoredCartLine[],
  editedKey: string | undefined,
): StoredCartLine | undefined {
  if (editedKey !== undefined) return own.find((line) => line.key === editedKey);
  const choices = item.food_variations.length + item.variations.length + item.add_ons.length;
  return choices === 0 ? own[0] : undefined;
}

function firstPicks(item: Item, line: StoredCartLine | undefined): Picks {
  if (line) {
    const combination = line.variation.find((entry) => "type" in entry);
    return {
      selection: fromCartVariation(line.variation),
      options:
        combination && "type" in combination
          ? optionsOf(item, combination.type)
          : optionsOf(item, item.variations[0]?.type ?? ""),
      addOns: Object.fromEntries(line.addOns.map(({ id, quantity }) => [id, quantity])),
      quantity: line.quantity,
    };
  }
  const available = item.variations.find((variation) => variation.stock > 0) ?? item.variations[0];
  return {
    selection: Object.fromEntries(
      item.food_variations.map((group) => [
        group.name,
        group.values.filter((value) => value.isSelected === true).map((value) => value.label),
      ]),
    ),
    options: optionsOf(item, available?.type ?? ""),
    addOns: {},
    quantity: 1,
  };
}

/** The options in a combination's name, one of each choice; the first option where none matches. */
export function optionsOf(item: Pick<Item, "choice_options">, type: string): string[] {
  // Without described choices a combination is chosen by its own name.
  if (item.choice_options.length === 0) return type === "" ? [] : [type];
  return optionsInKey(item.choice_options, type).map(
    (option, index) => option ?? item.choice_options[index]?.options[0] ?? "",
  );
}

function variationOf(item: Item, picks: Pick<Picks, "selection" | "options">): CartVariation[] {
  if (item.module_type === "food") return toCartVariation(item.food_variations, picks.selection);
  if (item.variations.length === 0) return [];
  const found = findVariation(item.variations, picks.options);
  if (found !== null) return [{ type: found.type, price: found.price, stock: found.stock }];
  // A combination that does not exist counts as sold out.
  return [{ type: picks.options.join("-"), price: item.price, stock: 0 }];
}
