import type { OrderLine } from "@/contract";
import { combinationName } from "@/domain/combination-names";
import { optionsInWords } from "@/domain/line-options";

/** The chosen options of a line in a few words; its add-ons have rows of their own. */
export function describeLineOptions(line: OrderLine): string {
  const options = line.variation.map((entry) => {
    if (!("values" in entry)) return combinationName(line.item_details.choice_options, entry.type);
    const { values } = entry;
    return Array.isArray(values) ? values.map((value) => value.label).join(", ") : values.label.join(", ");
  });
  return optionsInWords(options);
}
