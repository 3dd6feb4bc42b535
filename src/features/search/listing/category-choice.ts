/** Choosing categories: a parent takes its children along. */
import type { Category } from "@/contract";

/** A category with all below it. */
export function withChildren(category: Pick<Category, "id" | "childes">): number[] {
  return [category.id, ...category.childes.map(({ id }) => id)];
}

/** The choice after pressing a category. */
export function toggleCategory(
  chosen: readonly number[],
  category: Pick<Category, "id" | "childes">,
): number[] {
  const own = withChildren(category);
  return chosen.includes(category.id)
    ? chosen.filter((id) => !own.includes(id))
    : [...new Set([...chosen, ...own])];
}

/** Ids of the category that the address names by slug or number; null while the categories are not there. */
export function categoriesOf(idOrSlug: string, categories: readonly Category[] | undefined): number[] | null {
  if (idOrSlug === "") return [];
  const number = /^\d+$/.test(idOrSlug) ? Number(idOrSlug) : null;
  if (categories === undefined) return number === null ? null : [number];
  for (const category of categories) {
    if (category.id === number || category.slug === idOrSlug) return withChildren(category);
    const child = category.childes.find(({ id, slug }) => id === number || slug === idOrSlug);
    if (child) return [child.id];
  }
  return number === null ? [] : [number];
}
