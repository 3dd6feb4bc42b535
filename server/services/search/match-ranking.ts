/** How well an item has to match a text, as conditions on its search terms. */
import { type SQL, sql } from "drizzle-orm";
import type { ServedZone } from "../zones/served-zones";
import { matchLevels, type Unit, type WordMatch } from "./dictionary";

/**
 * The best first, each with what is better. `name`: the words stand in its name. `label`: or are its tags, active
 * ingredients, brand, condition or category, or a synonym is. `piece`: or begin or are part of these, or are of the
 * category above.
 * `description`: or stand in its description.
 */
export type Grade = "name" | "label" | "piece" | "description";

/** The terms of items `i`, as the indexes hold them. */
export const indexedTerms = (): ItemTerms => ({
  terms: sql`search_terms(i.module_id, i.zone_id, i.name, i.translations, i.generic_names, i.tags, i.brand_id,
    i.condition_id, i.category_id, i.parent_category_id)`,
  described: sql`description_terms(i.module_id, i.zone_id, i.description, i.translations)`,
});

export interface ItemTerms {
  terms: SQL;
  described: SQL;
}

const isName = ({ field }: WordMatch) => field === ":";
const isDescription = ({ field }: WordMatch) => field === "~";
const isOfStore = ({ field }: WordMatch) => field === "@";
const isUpperCategory = ({ field }: WordMatch) => field.startsWith("#p");

type Part = readonly WordMatch[];

const isLabel = (match: WordMatch): boolean =>
  match.level <= matchLevels.synonym && !isUpperCategory(match) && !isDescription(match) && !isOfStore(match);

const somewhere = (unit: Unit, counts: (match: WordMatch) => boolean): boolean =>
  unit.alternatives.some((parts) => parts.every((part) => part.some(counts)));

/** How well names have all parts; infinite when they do not. */
const nameLevel = (parts: readonly Part[], counts: (match: WordMatch) => boolean): number =>
  Math.max(...parts.map((part) => Math.min(...part.filter(counts).map(({ level }) => level))));

/** Which matches of a unit count as a name, and which as a label. */
function rulesOf(unit: Unit) {
  // A synonym counts as the word itself only where the shop does not use the word.
  const isUsed = somewhere(unit, (match) => isLabel(match) && match.level === matchLevels.same);
  const isMeant = (match: WordMatch) => !isUsed || match.level !== matchLevels.synonym;
  const best = Math.min(
    ...unit.alternatives.map((parts) => nameLevel(parts, (match) => isName(match) && isMeant(match))),
  );
  // Parts of words count only where no whole word is meant.
  const worst = best > matchLevels.synonym && somewhere(unit, isLabel) ? Number.NEGATIVE_INFINITY : best;
  return {
    asName: (match: WordMatch) => isName(match) && isMeant(match) && match.level <= worst,
    asLabel: (match: WordMatch) => isLabel(match) && isMeant(match),
  };
}

/** The matches of a unit that count for a grade. */
function ofGrade(unit: Unit, grade: Grade): Part[][] {
  const { asName, asLabel } = rulesOf(unit);
  const counts = (match: WordMatch): boolean => {
    if (isOfStore(match)) return false;
    if (asName(match)) return true;
    if (grade === "name") return false;
    if (isDescription(match)) return grade === "description";
    return grade !== "label" || asLabel(match);
  };
  return unit.alternatives
    .map((parts) => parts.map((part) => part.filter(counts)))
    .filter((parts) => parts.every((part) => part.length > 0));
}

/** Terms of one condition; more would cost more than they find. */
const maxTerms = 5000;

/** `1.6:burger`, the way `search_terms` writes it; `place` is `module.zone`. */
const termOf = (place: string, { field, word }: WordMatch) =>
  place + (field.startsWith("#") ? field : field + word);

/** The terms of matches in these zones, or in any with `everywhere` as the place. */
function termsOf(part: Part, zones: readonly ServedZone[] | typeof everywhere): string[] {
  if (zones === everywhere) return [...new Set(part.map((match) => termOf(everywhere, match)))];
  const terms = part.flatMap((match) =>
    zones
      .filter(({ moduleId }) => moduleId === match.moduleId)
      .map(({ moduleId, zoneId }) => termOf(`${moduleId}.${zoneId}`, match)),
  );
  return [...new Set(terms)].slice(0, maxTerms);
}

/** The place of terms that are computed for one store, whatever its zone. */
export const everywhere = "0.0";

function partCondition(part: Part, zones: readonly ServedZone[] | typeof everywhere, of: ItemTerms): SQL {
  const overlaps = (terms: SQL, some: Part) => sql`${terms} && ${sql.param(termsOf(some, zones))}::text[]`;
  const described = part.filter(isDescription);
  const others = part.filter((match) => !isDescription(match));
  if (described.length === 0) return overlaps(of.terms, others);
  if (others.length === 0) return overlaps(of.described, described);
  return sql`(${overlaps(of.terms, others)} or ${overlaps(of.described, described)})`;
}

const joined = (conditions: readonly SQL[], word: SQL) => sql`(${sql.join([...conditions], word)})`;

/** The condition on an item that one unit matches; null when nothing can. */
function unitCondition(
  unit: Unit,
  grade: Grade,
  zones: readonly ServedZone[] | typeof everywhere,
  of: ItemTerms,
): SQL | null {
  const alternatives = ofGrade(unit, grade);
  const single = alternatives.filter((parts) => parts.length === 1).flat(2);
  const conditions = alternatives
    .filter((parts) => parts.length > 1)
    .map((parts) =>
      joined(
        parts.map((part) => partCondition(part, zones, of)),
        sql` and `,
      ),
    );
  if (single.length > 0) conditions.unshift(partCondition(single, zones, of));
  return conditions.length === 0 ? null : joined(conditions, sql` or `);
}

/** The condition on an item that all units (or any) match; null when nothing can. */
export function gradeCondition(
  units: readonly Unit[],
  grade: Grade,
  zones: readonly ServedZone[] | typeof everywhere,
  of: ItemTerms = indexedTerms(),
  how: "every" | "any" = "every",
): SQL | null {
  const conditions = units.map((unit) => unitCondition(unit, grade, zones, of));
  const possible = conditions.filter((condition) => condition !== null);
  if (possible.length === 0 || (how === "every" && possible.length < conditions.length)) return null;
  return joined(possible, how === "every" ? sql` and ` : sql` or `);
}

/** How many words of the dictionary a grade looks for. */
export const countMatches = (units: readonly Unit[], grade: Grade): number =>
  units.flatMap((unit) => ofGrade(unit, grade).flat(2)).length;

/** Words in names of stores that each unit may mean, alternative by alternative. */
export const storeWordsOf = ({ alternatives }: Unit): string[][][] =>
  alternatives
    .map((parts) => parts.map((part) => part.filter(isOfStore).map(({ word }) => word)))
    .filter((parts) => parts.every((part) => part.length > 0));
