import type { OrderLine } from "@/contract";
import { combinationName } from "@/domain/combination-names";
import { optionsInWords } from "@/domain/line-options";
import { commaList } from "@/platform/format/comma-list";

/** The chosen options of a line in a few words; its add-ons have rows of their own. */
export function describeLineOptions(line: OrderLine): string {
  const options = line.variation.map((entry) => {
    if (!("values" in entry)) return combinationName(line.item_details.choice_options, entry.type);
    const { values } = entry;
    return commaList(Array.isArray(values) ? values.map((value) => value.label) : values.label);
  });
  return optionsInWords(options);
}
