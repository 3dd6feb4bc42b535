/** The lines of an order with what the shop itself calls their items. */
import { asc, eq, inArray } from "drizzle-orm";
import type { Language, Transaction } from "../../context";
import { items, orderLines } from "../../db/schema";
import { translated } from "../translations/translated-columns";
import { presentTexts, soldAddOn, soldGroup } from "./sold-texts";

export interface NamedLine {
  line: typeof orderLines.$inferSelect;
  /** The shop's own name of the item; null once it is gone. */
  name: string | null;
  /** The same in a language. */
  nameIn(language: Language): string | null;
  /** The chosen options, in the words of that language. */
  choicesIn(language: Language): { options: string[]; addOns: string[] };
}

/**
 * Lines in the order in which they were written. Names are read by their ids and not joined: where nothing has been sold
 * yet the database knows nothing of the lines, and joins them by reading all items of the shop.
 */
export async function readNamedLines(tx: Transaction, orderId: number): Promise<NamedLine[]> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  const ids = lines.flatMap(({ itemId }) => itemId ?? []);
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select({ id: items.id, name: items.name, translations: items.translations })
          .from(items)
          .where(inArray(items.id, ids));
  const named = new Map(rows.map((row) => [row.id, row]));
  const present = await presentTexts(tx, lines);
  const itemOf = ({ itemId }: NamedLine["line"]) => (itemId === null ? undefined : named.get(itemId));
  return lines.map((line) => ({
    line,
    name: itemOf(line)?.name ?? null,
    nameIn: (language) => {
      const item = itemOf(line);
      return item ? translated(item.name, item.translations, "name", language) : null;
    },
    choicesIn: (language) => {
      const texts = present.get(line.id);
      return {
        options: line.variation.flatMap((entry) =>
          "values" in entry
            ? soldGroup({ name: entry.name, labels: entry.values.label }, texts, language).labels
            : [],
        ),
        addOns: line.addOns.map((addOn) => soldAddOn(addOn, texts, language).name),
      };
    },
  }));
}
