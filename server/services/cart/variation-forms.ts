/**
 * A shopper's choice in its two forms: as it is stored (the shop's first language, groups and labels in the
 * item's order) and as it is shown in another language. Requests may come in either.
 */
import type { CartVariation, FoodVariation } from "@/contract";
import type { VariationInput } from "@/contract/calls/cart";
import { plainVariationType, selectionProblem, toCartVariation } from "@/domain/variations";
import type { Language } from "../../context";
import type { StoredOptionGroup } from "../../db/schema";
import { type Refusal, refuse } from "../refusals";

/** A combination on sale, e.g. "Red-L". */
export interface ItemCombination {
  id: number;
  type: string;
  price: number;
  stock: number;
}

function groupNamed(groups: readonly StoredOptionGroup[], name: string): StoredOptionGroup | undefined {
  return groups.find(
    (group) =>
      group.name === name ||
      Object.values(group.translations ?? {}).some((translation) => translation?.name === name),
  );
}

function labelIn(group: StoredOptionGroup, label: string): string | undefined {
  if (group.values.some((value) => value.label === label)) return label;
  for (const translation of Object.values(group.translations ?? {})) {
    const index = translation?.labels.indexOf(label) ?? -1;
    if (index >= 0) return group.values[index]?.label;
  }
  return undefined;
}

/** A group and labels of it as they are stored, whichever language they come in; null for what the item does not offer. */
export function storedEntry(
  groups: readonly StoredOptionGroup[],
  entry: { name: string; labels: readonly string[] },
): { name: string; labels: string[] } | null {
  const group = groupNamed(groups, entry.name);
  const labels = group ? entry.labels.flatMap((label) => labelIn(group, label) ?? []) : [];
  return group && labels.length === entry.labels.length ? { name: group.name, labels } : null;
}

function limitsOf(group: StoredOptionGroup): FoodVariation {
  return {
    name: group.name,
    type: group.type,
    min: String(group.min),
    max: String(group.max),
    required: group.required ? "on" : "off",
    values: group.values.map((value) => ({ label: value.label, optionPrice: "0" })),
  };
}

/**
 * The stored form of a request's variation. The problem 403 `variation` is what the item does not offer, a required group
 * without a choice, and too few or too many choices.
 */
export function storedVariation(
  item: { optionGroups: readonly StoredOptionGroup[]; combinations: readonly ItemCombination[] },
  input: readonly VariationInput[],
): CartVariation[] | Refusal {
  if (item.optionGroups.length > 0) {
    const selection: Record<string, string[]> = {};
    for (const entry of input) {
      if (entry.name === undefined || entry.values === undefined) return refuse("variation_unknown");
      const stored = storedEntry(item.optionGroups, { name: entry.name, labels: entry.values.label });
      if (!stored || selection[stored.name] || new Set(stored.labels).size < stored.labels.length)
        return refuse("variation_unknown");
      selection[stored.name] = stored.labels;
    }
    const groups = item.optionGroups.map(limitsOf);
    const problem = selectionProblem(groups, selection);
    if (problem?.reason === "missing") return refuse("variation_missing", { group: problem.group });
    if (problem) return refuse("variation_range", problem);
    return toCartVariation(groups, selection);
  }
  const wanted = input.find((entry) => entry.type)?.type;
  if (item.combinations.length === 0) {
    if (wanted !== undefined || input.some((entry) => entry.name !== undefined))
      return refuse("variation_unknown");
    return [];
  }
  if (wanted === undefined) return refuse("variation_missing", { group: "" });
  const found = item.combinations.find(
    (combination) => plainVariationType(combination.type) === plainVariationType(wanted),
  );
  if (!found) return refuse("variation_unknown");
  return [{ type: found.type, price: 0 }];
}

/** A stored variation in a shopper's language. Groups that the item has lost stay as they were. */
export function shownVariation(
  groups: readonly StoredOptionGroup[],
  stored: readonly CartVariation[],
  language: Language,
): CartVariation[] {
  return stored.map((entry) => {
    if (!("values" in entry)) return entry;
    const group = groups.find((candidate) => candidate.name === entry.name);
    const translation = group?.translations?.[language];
    if (!group || !translation) return entry;
    return {
      name: translation.name,
      values: {
        label: entry.values.label.map((label) => {
          const index = group.values.findIndex((value) => value.label === label);
          return translation.labels[index] ?? label;
        }),
      },
    };
  });
}
