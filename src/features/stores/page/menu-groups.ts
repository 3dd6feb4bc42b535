// @chunk store-menu
import type { Category, Item } from "@/contract";

/** A part of a store's menu: one of its categories with what it holds. */
export interface MenuGroup {
  readonly category: Pick<Category, "id" | "name">;
  readonly items: readonly Item[];
}

/** The categories that an item is in, the lowest first. */
const categoriesOf = (item: Item): number[] => [
  item.category_id,
  ...item.category_ids.map(({ id }) => Number(id)).reverse(),
];

/**
 * A whole menu by its categories, in their order; each item stands once, in the lowest category that the store names. What
 * is in none of them comes last, under `rest` as its id. Categories without items are left out.
 */
export function groupMenu(
  items: readonly Item[],
  categories: readonly Pick<Category, "id" | "name">[],
  rest: MenuGroup["category"],
): MenuGroup[] {
  const known = new Set(categories.map(({ id }) => id));
  const byCategory = new Map<number, Item[]>();
  for (const item of items) {
    const id = categoriesOf(item).find((one) => known.has(one)) ?? rest.id;
    byCategory.set(id, [...(byCategory.get(id) ?? []), item]);
  }
  return [...categories, rest].flatMap((category) => {
    const own = byCategory.get(category.id);
    return own === undefined ? [] : [{ category, items: own }];
  });
}
