import type { Item } from "@/contract";
import { type Minor, toMinor } from "./money";

/** An add-on of a line with what it costs. */
export interface AddOnRow {
  id: number;
  name: string;
  quantity: number;
  /** Price times quantity. */
  amount: Minor;
}

/** The chosen add-ons that the item offers, as they are charged. `digits` of the currency. */
export function addOnRows(
  item: Pick<Item, "add_ons">,
  chosen: readonly { id: number; quantity: number }[],
  digits: number,
): AddOnRow[] {
  return chosen.flatMap(({ id, quantity }) => {
    const addOn = item.add_ons.find((candidate) => candidate.id === id);
    if (!addOn || quantity <= 0) return [];
    return [{ id, name: addOn.name, quantity, amount: toMinor(addOn.price, digits) * quantity }];
  });
}
