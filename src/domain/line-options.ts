import type { CartVariation, Item } from "@/contract";
import { combinationName } from "./combination-names";

/** Options in a few words, in their order; empty without any. */
export const optionsInWords = (options: readonly string[]): string => options.filter(Boolean).join(" · ");

/** The chosen options of a cart's line in a few words; empty without any. Add-ons have rows of their own. */
export function describeLineChoice(
  line: {
    readonly item: Pick<Item, "choice_options">;
    readonly variation: readonly CartVariation[];
  },
  /** Puts commas of the reader's language between the choices of one group. */
  listed: (labels: readonly string[]) => string,
): string {
  return optionsInWords(
    line.variation.map((entry) =>
      "values" in entry ? listed(entry.values.label) : combinationName(line.item.choice_options, entry.type),
    ),
  );
}
