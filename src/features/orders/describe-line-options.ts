import type { OrderLine } from "@/contract";
import { combinationName } from "@/domain/combination-names";

/** The chosen options and add-ons of a line in a few words. */
export function describeLineOptions(line: OrderLine): string {
  const options = line.variation.map((entry) => {
    if (!("values" in entry)) return combinationName(line.item_details.choice_options, entry.type);
    const { values } = entry;
    return Array.isArray(values) ? values.map((value) => value.label).join(", ") : values.label.join(", ");
  });
  const addOns = line.add_ons.map((addOn) =>
    addOn.quantity > 1 ? `${addOn.name} × ${addOn.quantity}` : addOn.name,
  );
  return [...options, ...addOns].filter(Boolean).join(" · ");
}
