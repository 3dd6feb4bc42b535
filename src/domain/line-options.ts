import type { CartVariation, Item } from "@/contract";
import { combinationName } from "./combination-names";

/** The chosen options and add-ons of a cart's line in a few words; empty without any. */
export function describeLineChoice(line: {
  readonly item: Pick<Item, "choice_options" | "add_ons">;
  readonly variation: readonly CartVariation[];
  readonly addOns: readonly { id: number; quantity: number }[];
}): string {
  const options = line.variation.map((entry) =>
    "values" in entry ? entry.values.label.join(", ") : combinationName(line.item.choice_options, entry.type),
  );
  const addOns = line.addOns.flatMap(({ id, quantity }) => {
    const addOn = line.item.add_ons.find((candidate) => candidate.id === id);
    return addOn ? [quantity > 1 ? `${addOn.name} × ${quantity}` : addOn.name] : [];
  });
  return [...options, ...addOns].filter(Boolean).join(" · ");
}
