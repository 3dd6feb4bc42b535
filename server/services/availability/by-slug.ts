/** Stores and items by slug, as the operator's commands name them. */
import { and, eq, inArray } from "drizzle-orm";
import type { Queryable } from "../../context";
import { StartError } from "../../core/errors";
import { items, stores } from "../../db/schema";

/** The id of the store with that slug. Throws a StartError. */
export async function storeIdOf(database: Queryable, slug: string): Promise<number> {
  const [store] = await database.select({ id: stores.id }).from(stores).where(eq(stores.slug, slug)).limit(1);
  if (!store) throw new StartError(`There is no store ${slug}.`);
  return store.id;
}

/** The ids of a store's items with these slugs. Throws a StartError with a missing one. */
export async function itemIdsOf(
  database: Queryable,
  storeId: number,
  slugs: readonly string[],
): Promise<number[]> {
  const found = await database
    .select({ id: items.id, slug: items.slug })
    .from(items)
    .where(and(eq(items.storeId, storeId), inArray(items.slug, [...slugs])));
  const missing = slugs.find((slug) => !found.some((item) => item.slug === slug));
  if (missing !== undefined) throw new StartError(`The store has no item ${missing}.`);
  return found.map(({ id }) => id);
}
