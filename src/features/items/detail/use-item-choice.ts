// @chunk item
import { useState } from "react";
import type { Item } from "@/contract";
import { lineKey } from "@/domain/cart-lines";
import { type LinePrice, linePrice } from "@/domain/line-price";
import { type QuantityProblem, quantityProblem, stockLeft } from "@/domain/quantity-limits";
import { type FoodSelection, selectionProblem } from "@/domain/variations";
import { usePriceReading } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { type CartLineInput, isSameItem, type StoredCartLine, useCart } from "@/stores/cart";
import { itemModel } from "../card-rules";
import { firstPicks, type ItemPicks, variationOfPicks } from "./item-picks";

/** A shopper's choice of an item so far, its price, and what is still missing. */
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
  /** The item's lines to choose from, where the cart has several. */
  readonly cartLines: readonly StoredCartLine[];
  /** Goes on with a line of the cart as it is there. */
  readonly editLine: (line: StoredCartLine) => void;
  /** The choice as one more line, or more of the one that the cart has. */
  readonly anotherLine: CartLineInput;
  /** The choice was put into the cart: from now on its line is changed. */
  readonly onInCart: () => void;
  /** Pieces of the item in the cart, whatever is chosen of it. */
  readonly inCart: number;
  /** Whether something else is chosen, or another quantity, than at the beginning. */
  readonly isChanged: boolean;
}

/**
 * Starts as the item is in the cart: as its only line, or the last of several. `editedKey` is the key of the cart line that
 * is edited, when the dialog was opened for one.
 */
export function useItemChoice(item: Item, editedKey?: string): ItemChoice {
  const t = useTexts("catalogue");
  const reading = usePriceReading();
  const lines = useCart((state) => state.carts[item.module_id]?.lines);
  const model = itemModel(item);
  const own = lines?.filter((line) => isSameItem(line, { item, model })) ?? [];
  const food = item.module_type === "food";
  const [start] = useState(() => {
    const line = editedKey === undefined ? own.at(-1) : own.find(({ key }) => key === editedKey);
    return { picks: firstPicks(item, line), key: line?.key };
  });
  const [picks, setPicks] = useState<ItemPicks>(start.picks);
  const [startKey, setStartKey] = useState(start.key);
  const change = (changes: Partial<ItemPicks>) => setPicks((before) => ({ ...before, ...changes }));

  const variation = variationOfPicks(item, picks);
  const addOns = Object.entries(picks.addOns).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ id: Number(id), quantity }] : [],
  );
  const key = lineKey({ itemId: item.id, model, variation, addOns });
  const chosen = own.find((line) => line.key === key);
  // Another combination is another line with its own stock; a dish with other options is still that dish.
  const edited = food || editedKey !== undefined ? own.find((line) => line.key === startKey) : undefined;
  const cartLine = edited ?? chosen ?? null;
  const quantity = picks.quantity ?? cartLine?.quantity ?? 1;

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
  const line: CartLineInput = { item, model, quantity, variation, addOns };

  return {
    quantity,
    setQuantity: (wanted) => change({ quantity: wanted }),
    selection: picks.selection,
    setSelection: (selection) => change({ selection }),
    options: picks.options,
    setOption: (choice, option) =>
      change({
        options: picks.options.map((before, index) => (index === choice ? option : before)),
        quantity: editedKey === undefined ? null : quantity,
      }),
    addOns: picks.addOns,
    setAddOn: (id, wanted) =>
      setPicks((before) => ({ ...before, addOns: { ...before.addOns, [id]: Math.max(0, wanted) } })),
    price: linePrice({ item, variation, quantity, addOns, reading }),
    unitPrice: linePrice({ item, variation, quantity: 1, addOns: [], reading }),
    stock,
    quantityProblem: (wanted) => quantityProblem(item, variation, wanted),
    problem,
    problemGroup: wrong?.group ?? null,
    line,
    key,
    cartLine,
    cartLines: editedKey === undefined && own.length > 1 ? own : [],
    editLine: (of) => {
      setPicks(firstPicks(item, of));
      setStartKey(of.key);
    },
    anotherLine: { ...line, quantity: chosen ? 1 : (picks.quantity ?? 1) },
    onInCart: () => {
      setStartKey(key);
      change({ quantity: null });
    },
    inCart: own.reduce((pieces, { quantity: of }) => pieces + of, 0),
    isChanged: picks !== start.picks,
  };
}
