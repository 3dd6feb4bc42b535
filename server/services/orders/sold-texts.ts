/**
 * The words of sold lines in the reader's language. A line keeps the words it was sold with, in the language of its
 * shopper; where the shop still calls a thing so, in any language, the reader sees it in their own.
 */
import { inArray } from "drizzle-orm";
import type { Item, OrderLine } from "@/contract";
import type { Language, Queryable } from "../../context";
import type { orderLines, StoredChoice, StoredOptionGroup, Translations } from "../../db/schema";
import { addOns, items } from "../../db/schema";
import { loadCampaigns, type StoredCampaign } from "../cart/line-items";
import { shownVariation, storedEntry } from "../cart/variation-forms";
import { choiceOptions } from "../items/items-by-id";
import { readableItem } from "../items/readable-item";
import { translatedAgain } from "../translations/translated-columns";

type SoldRow = typeof orderLines.$inferSelect;

/** The current names of the item in a line. */
interface PresentTexts {
  optionGroups: StoredOptionGroup[];
  choices: StoredChoice[];
  /** The item's name, or the title of the campaign that sold it. */
  name: { english: string; translations: Translations; column: string } | null;
  addOns: { id: number; name: string; translations: Translations }[];
}

/** Present words by line id; lines whose item is gone have none. */
export async function presentTexts(
  database: Queryable,
  lines: readonly SoldRow[],
): Promise<Map<number, PresentTexts>> {
  const itemIds = lines.flatMap((line) => line.itemId ?? []);
  const addOnIds = lines.flatMap((line) => line.snapshot.add_ons.map((addOn) => addOn.id));
  const itemRows = itemIds.length
    ? await database.select().from(items).where(inArray(items.id, itemIds))
    : [];
  const readable = itemRows.map(readableItem);
  const addOnRows = addOnIds.length
    ? await database.select().from(addOns).where(inArray(addOns.id, addOnIds))
    : [];
  const campaigns = await loadCampaigns(
    database,
    lines.flatMap((line) => line.itemCampaignId ?? []),
  );
  const present = new Map<number, PresentTexts>();
  for (const line of lines) {
    const item = readable.find((row) => row.id === line.itemId);
    if (!item) continue;
    present.set(line.id, {
      optionGroups: item.optionGroups,
      choices: item.choices,
      name: nameOf(line, item, campaigns),
      addOns: addOnRows,
    });
  }
  return present;
}

function nameOf(
  line: SoldRow,
  item: typeof items.$inferSelect,
  campaigns: ReadonlyMap<number, StoredCampaign>,
): PresentTexts["name"] {
  if (line.itemCampaignId === null)
    return { english: item.name, translations: item.translations, column: "name" };
  const campaign = campaigns.get(line.itemCampaignId);
  return campaign ? { english: campaign.title, translations: campaign.translations, column: "title" } : null;
}

/** The snapshot of a sold item with its name, choices and add-ons in the reader's language. */
export function soldItem(sold: Item, present: PresentTexts | undefined, language: Language): Item {
  if (!present) return sold;
  const { name } = present;
  return {
    ...sold,
    name: name
      ? translatedAgain(sold.name, name.english, name.translations, name.column, language)
      : sold.name,
    food_variations: sold.food_variations.map((group) => {
      const labels = group.values.map(({ label }) => label);
      const shown = soldGroup({ name: group.name, labels }, present, language);
      return {
        ...group,
        name: shown.name,
        values: group.values.map((value, index) => ({ ...value, label: shown.labels[index] ?? value.label })),
      };
    }),
    choice_options: sold.choice_options.map((choice) => soldChoice(choice, present.choices, language)),
    add_ons: sold.add_ons.map((addOn) => soldAddOn(addOn, present, language)),
  };
}

/** An option group with some of its labels. */
export function soldGroup(
  sold: { name: string; labels: string[] },
  present: PresentTexts | undefined,
  language: Language,
): { name: string; labels: string[] } {
  const stored = present && storedEntry(present.optionGroups, sold);
  if (!stored) return sold;
  const [shown] = shownVariation(
    present.optionGroups,
    [{ name: stored.name, values: { label: stored.labels } }],
    language,
  );
  return shown && "values" in shown ? { name: shown.name, labels: [...shown.values.label] } : sold;
}

/** A choice by its options' keys, which are the same in every language. */
function soldChoice(
  sold: Item["choice_options"][number],
  choices: readonly StoredChoice[],
  language: Language,
): Item["choice_options"][number] {
  const stored = choices.find((choice) => choice.name === sold.name);
  const [shown] = stored ? choiceOptions([stored], language) : [];
  if (!shown || !sold.options.every((option) => shown.options.includes(option))) return sold;
  const { option_names: names } = shown;
  const { option_names: _, ...rest } = sold;
  return {
    ...rest,
    title: shown.title,
    ...(names
      ? { option_names: sold.options.map((option) => names[shown.options.indexOf(option)] ?? option) }
      : {}),
  };
}

/** An add-on as it is named on an item or on a line. */
export function soldAddOn<T extends Pick<OrderLine["add_ons"][number], "id" | "name">>(
  sold: T,
  present: PresentTexts | undefined,
  language: Language,
): T {
  const addOn = present?.addOns.find((candidate) => candidate.id === sold.id);
  if (!addOn) return sold;
  return { ...sold, name: translatedAgain(sold.name, addOn.name, addOn.translations, "name", language) };
}
