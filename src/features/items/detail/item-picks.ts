// @chunk item
/** The initial choice of an item, and the line that a choice makes. */
import type { CartVariation, Item } from "@/contract";
import { optionsInKey } from "@/domain/combination-names";
import { type FoodSelection, findVariation, fromCartVariation, toCartVariation } from "@/domain/variations";
import type { StoredCartLine } from "@/stores/cart";

export interface ItemPicks {
  /** Labels by option group, for food. */
  readonly selection: FoodSelection;
  /** One option of each choice, for everything else. */
  readonly options: readonly string[];
  /** Quantity by add-on id. */
  readonly addOns: Readonly<Record<number, number>>;
  /** Pieces; null until the shopper sets them: as many as the cart has, or one. */
  readonly quantity: number | null;
}

/** The choice of a cart line; without one, what the shop has selected beforehand. */
export function firstPicks(item: Item, line: StoredCartLine | undefined): ItemPicks {
  if (line) {
    const combination = line.variation.find((entry) => "type" in entry);
    return {
      selection: fromCartVariation(line.variation),
      options:
        combination && "type" in combination
          ? optionsOf(item, combination.type)
          : optionsOf(item, item.variations[0]?.type ?? ""),
      addOns: Object.fromEntries(line.addOns.map(({ id, quantity }) => [id, quantity])),
      quantity: null,
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
    quantity: null,
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

/** The choice in the form of a cart line. */
export function variationOfPicks(
  item: Item,
  picks: Pick<ItemPicks, "selection" | "options">,
): CartVariation[] {
  if (item.module_type === "food") return toCartVariation(item.food_variations, picks.selection);
  if (item.variations.length === 0) return [];
  const found = findVariation(item.variations, picks.options);
  if (found !== null) return [{ type: found.type, price: found.price, stock: found.stock }];
  // A combination that does not exist counts as sold out.
  return [{ type: picks.options.join("-"), price: item.price, stock: 0 }];
}
