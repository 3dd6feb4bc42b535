/**
 * A shopper's choices of an item: option groups of food, combinations of everything else. The messages' wording
 * belongs to the page; here are only the reasons.
 */
import type { CartVariation, FoodVariation, Variation } from "@/contract";

/** Labels chosen per group name. */
export type FoodSelection = Readonly<Record<string, readonly string[]>>;

export type SelectionProblem =
  | { reason: "missing"; group: string }
  | { reason: "out_of_range"; group: string; min: number; max: number };

/** Minimum and maximum picks of a group; a single group is one, a multi group without limits takes all. */
export function groupLimits(group: FoodVariation): { min: number; max: number } {
  if (group.type === "single") return { min: 1, max: 1 };
  const min = Number.parseInt(group.min, 10) || 0;
  const max = Number.parseInt(group.max, 10) || group.values.length;
  return { min, max };
}

/** The first thing wrong with a selection, in the order of the groups, or null. */
export function selectionProblem(
  groups: readonly FoodVariation[],
  selection: FoodSelection,
): SelectionProblem | null {
  for (const group of groups) {
    const known = new Set(group.values.map((value) => value.label));
    const picked = (selection[group.name] ?? []).filter((label) => known.has(label)).length;
    const required = group.required === "on";
    if (picked === 0) {
      if (required) return { reason: "missing", group: group.name };
      continue;
    }
    const { min, max } = groupLimits(group);
    if (picked < min || picked > max) return { reason: "out_of_range", group: group.name, min, max };
  }
  return null;
}

/** Whether the chosen options are all offered, in groups that exist: the server checks this, because requests are unvalidated input. */
export function isKnownSelection(groups: readonly FoodVariation[], selection: FoodSelection): boolean {
  return Object.entries(selection).every(([name, labels]) => {
    const group = groups.find((candidate) => candidate.name === name);
    return (
      group !== undefined &&
      new Set(labels).size === labels.length &&
      labels.every((label) => group.values.some((value) => value.label === label))
    );
  });
}

/** The request form of a food selection, in the order of the groups and their values. */
export function toCartVariation(groups: readonly FoodVariation[], selection: FoodSelection): CartVariation[] {
  return groups.flatMap((group) => {
    const picked = new Set(selection[group.name] ?? []);
    const label = group.values.map((value) => value.label).filter((candidate) => picked.has(candidate));
    return label.length > 0 ? [{ name: group.name, values: { label } }] : [];
  });
}

/** The selection that a cart line holds. */
export function fromCartVariation(variation: readonly CartVariation[]): FoodSelection {
  const selection: Record<string, readonly string[]> = {};
  for (const entry of variation) if ("values" in entry) selection[entry.name] = entry.values.label;
  return selection;
}

/** The name of a combination without dashes and spaces, which backends write differently. */
export function plainVariationType(type: string): string {
  return type.replace(/[-\s]/g, "").toLowerCase();
}

/** The combination of one chosen option per choice, e.g. ["Red", "L"] finds "Red-L". */
export function findVariation(
  variations: readonly Variation[],
  chosen: readonly string[] | string,
): Variation | null {
  const wanted = plainVariationType(typeof chosen === "string" ? chosen : chosen.join(""));
  return variations.find((variation) => plainVariationType(variation.type) === wanted) ?? null;
}

/**
 * Canonical text of a chosen variation: equal for equal choices whatever the order they were picked in. Lines of one
 * item with the same key are one line.
 */
export function variationKey(variation: readonly CartVariation[]): string {
  return variation
    .map((entry) =>
      "values" in entry
        ? `${entry.name}:${[...entry.values.label].sort().join("|")}`
        : plainVariationType(entry.type),
    )
    .filter((part) => part !== "")
    .sort()
    .join(";");
}
