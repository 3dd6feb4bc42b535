import type { CartVariation, Item } from "@/contract";
import { type Refusal, refuse } from "../refusals";

/** The problem 403 `stock` where a chosen option or add-on is sold out, with both names. `shown` is in the item's language. */
export function soldOutPart(
  item: Pick<Item, "name" | "food_variations" | "add_ons">,
  shown: readonly CartVariation[],
  addOns: readonly { id: number }[],
): Refusal | null {
  const option = shown
    .flatMap((entry) => {
      const group = "values" in entry && item.food_variations.find(({ name }) => name === entry.name);
      return group ? group.values.filter(({ label }) => entry.values.label.includes(label)) : [];
    })
    .find(({ sold_out }) => sold_out)?.label;
  const addOn = item.add_ons.find(
    ({ id, sold_out }) => sold_out && addOns.some((one) => one.id === id),
  )?.name;
  const part = option ?? addOn;
  return part === undefined ? null : refuse("sold_out", { name: `${item.name} (${part})`, left: 0 });
}
