/** How many of an item one cart may hold. Food looks only at the maximum; every other module at stock, then the maximum. */
import type { CartVariation, Item } from "@/contract";
import { findVariation } from "./variations";

export type QuantityProblem = "out_of_stock" | "out_of_limits";

/** Whether the module counts stock (everything but food). */
export function countsStock(moduleType: Item["module_type"]): boolean {
  return moduleType !== "food" && moduleType !== "parcel";
}

type StockOf = Pick<Item, "module_type" | "stock" | "variations" | "sold_out"> &
  Partial<Pick<Item, "food_variations">> & { available_stock?: number };

const hasSoldOutOption = (item: StockOf, variation: readonly CartVariation[]): boolean =>
  variation.some(
    (entry) =>
      "values" in entry &&
      item.food_variations?.some(
        (group) =>
          group.name === entry.name &&
          group.values.some((value) => value.sold_out && entry.values.label.includes(value.label)),
      ),
  );

/** Pieces left of what was chosen: the combination's stock, else the item's; 0 of what is marked as sold out; null where stock is not counted. */
export function stockLeft(item: StockOf, variation: readonly CartVariation[]): number | null {
  if (item.sold_out || hasSoldOutOption(item, variation)) return 0;
  if (!countsStock(item.module_type)) return null;
  const chosen = variation.find((entry) => "type" in entry);
  if (chosen && "type" in chosen && item.variations.length > 0) {
    return findVariation(item.variations, chosen.type)?.stock ?? 0;
  }
  return item.available_stock ?? item.stock;
}

/** Why a cart cannot have `quantity` pieces, or null. */
export function quantityProblem(
  item: StockOf & Pick<Item, "maximum_cart_quantity">,
  variation: readonly CartVariation[],
  quantity: number,
): QuantityProblem | null {
  const stock = stockLeft(item, variation);
  if (stock !== null && quantity > stock) return "out_of_stock";
  if (item.maximum_cart_quantity && quantity > item.maximum_cart_quantity) return "out_of_limits";
  return null;
}

/** The largest quantity allowed, at least 0; Infinity without limits. */
export function maxQuantity(
  item: Parameters<typeof quantityProblem>[0],
  variation: readonly CartVariation[],
): number {
  const stock = stockLeft(item, variation) ?? Number.POSITIVE_INFINITY;
  return Math.max(0, Math.min(stock, item.maximum_cart_quantity || Number.POSITIVE_INFINITY));
}
