import type { OrderLine } from "@/contract";
import { combinationName } from "@/domain/combination-names";
import { choiceInWords } from "@/domain/line-options";

/** The chosen options and add-ons of a line in a few words. */
export function describeLineOptions(line: OrderLine): string {
  const options = line.variation.map((entry) => {
    if (!("values" in entry)) return combinationName(line.item_details.choice_options, entry.type);
    const { values } = entry;
    return Array.isArray(values) ? values.map((value) => value.label).join(", ") : values.label.join(", ");
  });
  return choiceInWords(options, line.add_ons);
}
