/** Choosing categories: a parent takes its children along. */
import type { Category } from "@/contract";

/** A category with all below it. */
export function idsWithChildren(category: Pick<Category, "id" | "childes">): number[] {
  return [category.id, ...category.childes.map(({ id }) => id)];
}

/** The choice after pressing a category. */
export function toggleCategory(
  chosen: readonly number[],
  category: Pick<Category, "id" | "childes">,
): number[] {
  const own = idsWithChildren(category);
  return chosen.includes(category.id)
    ? chosen.filter((id) => !own.includes(id))
    : [...new Set([...chosen, ...own])];
}

/** The choice after pressing a child: the parent goes with it when one of its children goes. */
export function toggleChild(
  chosen: readonly number[],
  category: Pick<Category, "id" | "childes">,
  childId: number,
): number[] {
  if (chosen.includes(childId)) return chosen.filter((id) => id !== childId && id !== category.id);
  const next = [...chosen, childId];
  const whole = category.childes.every(({ id }) => next.includes(id));
  return whole && !next.includes(category.id) ? [...next, category.id] : next;
}

/** What a chosen set is called: whole categories by their own name, parts of one by the names of its children. */
export function chosenNames(
  chosen: readonly number[],
  categories: readonly Category[],
): { id: number; name: string; without: number[] }[] {
  return categories
    .filter((category) => category.parent_id === 0)
    .flatMap((category) => {
      const own = idsWithChildren(category);
      if (chosen.includes(category.id))
        return [{ id: category.id, name: category.name, without: chosen.filter((id) => !own.includes(id)) }];
      return category.childes
        .filter((child) => chosen.includes(child.id))
        .map(({ id, name }) => ({ id, name, without: chosen.filter((other) => other !== id) }));
    });
}

/** The category (or child) that an address names by slug or number. */
export function findCategory(
  idOrSlug: string,
  categories: readonly Category[],
): { name: string; ids: number[] } | null {
  const number = /^\d+$/.test(idOrSlug) ? Number(idOrSlug) : null;
  for (const category of categories) {
    if (category.id === number || category.slug === idOrSlug)
      return { name: category.name, ids: idsWithChildren(category) };
    const child = category.childes.find(({ id, slug }) => id === number || slug === idOrSlug);
    if (child) return { name: child.name, ids: [child.id] };
  }
  return null;
}

/**
 * Ids of the category that the address names; null while a slug cannot be read yet. Of a category that does not exist
 * the list is empty, not everything: 0 is nobody's number.
 */
export function categoryIdsOf(
  idOrSlug: string,
  categories: readonly Category[] | undefined,
): number[] | null {
  if (idOrSlug === "") return [];
  const number = /^\d{1,12}$/.test(idOrSlug) ? Number(idOrSlug) : null;
  if (categories === undefined) return number === null ? null : [number];
  return findCategory(idOrSlug, categories)?.ids ?? [number ?? 0];
}
