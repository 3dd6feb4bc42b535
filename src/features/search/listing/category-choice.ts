// @chunk listing
/** Choosing categories: a parent includes its children. */
import type { Category } from "@/contract";

/** The ids of a category and its children. */
export function idsWithChildren(category: Pick<Category, "id" | "childes">): number[] {
  return [category.id, ...category.childes.map(({ id }) => id)];
}

/** The chosen ids after toggling a category. */
export function toggleCategory(
  chosen: readonly number[],
  category: Pick<Category, "id" | "childes">,
): number[] {
  const own = idsWithChildren(category);
  return chosen.includes(category.id)
    ? chosen.filter((id) => !own.includes(id))
    : [...new Set([...chosen, ...own])];
}

/** The chosen ids after toggling a child: a parent is chosen only with all of its children. */
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

/** The change of the address that chooses exactly these. Categories that the address itself names stay there only together. */
export function chooseCategories(
  named: readonly number[],
  chosen: readonly number[],
): { id?: null; categories: number[] } {
  if (named.every((id) => chosen.includes(id)))
    return { categories: chosen.filter((id) => !named.includes(id)) };
  return { id: null, categories: [...chosen] };
}

/** The names of the chosen categories: whole ones by their own name, parts by the names of the children. */
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

/** The category or child with this slug or id. */
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
 * Ids of the category in the address; null while a slug cannot be resolved. A category that does not exist is 0, which
 * finds nothing, instead of everything.
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
