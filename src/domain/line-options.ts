import type { CartVariation, Item } from "@/contract";
import { combinationName } from "./combination-names";

/** Options and add-ons in a few words, in their order; empty without any. */
export function choiceInWords(
  options: readonly string[],
  addOns: readonly { name: string; quantity: number }[],
): string {
  const added = addOns.map(({ name, quantity }) => (quantity > 1 ? `${name} × ${quantity}` : name));
  return [...options, ...added].filter(Boolean).join(" · ");
}

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
    return addOn ? [{ name: addOn.name, quantity }] : [];
  });
  return choiceInWords(options, addOns);
}
