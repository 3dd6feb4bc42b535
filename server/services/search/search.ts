/** Search for items and stores by name. */
import { type SQL, sql } from "drizzle-orm";
import type { NameSuggestions, SearchSuggestions } from "@/contract/calls/catalogue";
import type { Place } from "@/domain/distance";
import type { Queryable } from "../../context";
import { rowsOf } from "../../db/rows";
import type { Translations } from "../../db/schema";
import { inAnyCategory } from "../categories/categories";
import { type ItemSearch, itemListQuery } from "../items/item-lists";
import { type PageRequest, pageOfIds } from "../lists/list-query";
import { readPage } from "../lists/read-page";
import type { ShopView } from "../settings/shop-view";
import { storeListQuery } from "../stores/store-lists";
import { pictureUrl, translated } from "../translations/translated-columns";
import { inServedZones, type ServedZone } from "../zones/served-zones";
import { itemsByTerms, matchesWords, matchingWords, searchableName } from "./search-words";

const modulesOf = (served: readonly ServedZone[]) => [...new Set(served.map((zone) => zone.moduleId))];

async function hasMatch(database: Queryable, condition: SQL): Promise<boolean> {
  // Materialized, because with a limit alone the planner reads the table in order until it meets a row.
  const found = await database.execute(sql`
    with found as materialized (select 1 from items i where i.active and ${condition})
    select 1 from found limit 1`);
  return rowsOf(found).length > 0;
}

/**
 * Items for a typed text: their names contain every word; where none does, the names of their categories do; where
 * none does, their names contain any word.
 */
async function itemsMatching(
  database: Queryable,
  text: string,
  served: readonly ServedZone[],
): Promise<ItemSearch> {
  return itemsMatchingWords(database, await matchingWords(database, text, modulesOf(served)), served);
}

async function itemsMatchingWords(
  database: Queryable,
  meanings: readonly string[][],
  served: readonly ServedZone[],
): Promise<ItemSearch> {
  const { every, any, few } = await itemsByTerms(database, meanings, served);
  if (meanings.length === 0 || (await hasMatch(database, every(served))))
    return { served, condition: every, singleIndex: few };
  const categories = await categoriesMatching(database, meanings, modulesOf(served));
  if (categories.length > 0)
    return { served, condition: () => inAnyCategory(categories), singleIndex: false };
  return { served, condition: any, singleIndex: few };
}

/** Ids of categories whose names contain every word. */
async function categoriesMatching(
  database: Queryable,
  meanings: readonly string[][],
  modules: readonly number[],
): Promise<number[]> {
  const found = await database.execute(sql`
    select c.id from categories c where c.active and c.module_id in ${[...modules]}
      and ${matchesWords(searchableName("c"), meanings)} limit 20`);
  return rowsOf<{ id: number }>(found).map((row) => row.id);
}

/** Condition on the items `i` of one store for a typed text, as `itemsMatching`; these are few, so names are compared one by one. */
export async function storeItemsMatching(
  database: Queryable,
  text: string,
  storeId: number,
  modules: readonly number[],
): Promise<SQL> {
  const meanings = await matchingWords(database, text, modules);
  if (meanings.length === 0) return sql`false`;
  const every = matchesWords(searchableName("i"), meanings);
  if (await hasMatch(database, sql`i.store_id = ${storeId} and ${every}`)) return every;
  const categories = await categoriesMatching(database, meanings, modules);
  if (categories.length > 0) return inAnyCategory(categories);
  return matchesWords(searchableName("i"), meanings, "any");
}

/** What a list of items is searched for, if anything; a search within a store is put into its `where` instead. */
export async function itemSearch(
  database: Queryable,
  text: string | undefined,
  served: readonly ServedZone[],
  storeId: number | undefined,
  where: SQL[],
): Promise<ItemSearch | null> {
  if (!text?.trim()) return null;
  if (storeId === undefined) return itemsMatching(database, text, served);
  where.push(await storeItemsMatching(database, text, storeId, modulesOf(served)));
  return null;
}

/** Condition on stores `s` for a typed text: their names. */
export async function storesMatching(
  database: Queryable,
  text: string,
  served: readonly ServedZone[],
): Promise<SQL> {
  return storesMatchingWords(await matchingWords(database, text, modulesOf(served)));
}

const storesMatchingWords = (meanings: readonly string[][]): SQL =>
  meanings.length === 0 ? sql`false` : sql`(${matchesWords(searchableName("s"), meanings)})`;

interface NameRow {
  id: number;
  name: string;
  slug: string;
  translations: Translations;
  picture: string | null;
  store_id: number;
  module_id: number;
}

async function namesOfItems(database: Queryable, ids: readonly number[]): Promise<NameRow[]> {
  if (ids.length === 0) return [];
  const rows = rowsOf<NameRow>(
    await database.execute(sql`
      select i.id, i.name, i.slug, i.translations, i.image as picture, i.store_id, i.module_id
      from items i where i.id in ${[...ids]}`),
  );
  return [...rows].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

const maxSuggestions = 50;

/** GET /items/item-or-store-search: at most 50 items and 50 stores while typing, the nearest stores first. */
export async function suggestItemsAndStores(
  database: Queryable,
  query: { text: string; served: readonly ServedZone[]; position: Place | null },
  view: ShopView,
): Promise<SearchSuggestions> {
  const { text, served, position } = query;
  const firstPage: PageRequest = { limit: maxSuggestions, offset: 1 };
  // Once for both lists: the look-up of a mistyped word is the most expensive part.
  const meanings = await matchingWords(database, text, modulesOf(served));
  const items = itemListQuery({
    branches: inServedZones("i", served),
    named: await itemsMatchingWords(database, meanings, served),
    order: "popular",
  });
  const stores = storeListQuery({
    branches: inServedZones("s", served),
    where: [storesMatchingWords(meanings)],
    order: "nearest",
    position,
  });
  const idsOf = async (list: typeof items) =>
    rowsOf<{ id: number }>(await database.execute(pageOfIds(list, firstPage))).map((row) => row.id);
  const itemRows = await namesOfItems(database, await idsOf(items));
  const storeIds = await idsOf(stores);
  const storeRows =
    storeIds.length === 0
      ? []
      : rowsOf<Omit<NameRow, "store_id">>(
          await database.execute(sql`
            select s.id, s.name, s.slug, s.translations, s.logo as picture, s.module_id
            from stores s where s.id in ${storeIds}`),
        ).sort((a, b) => storeIds.indexOf(a.id) - storeIds.indexOf(b.id));
  const nameOf = (row: Pick<NameRow, "name" | "translations">) =>
    translated(row.name, row.translations, "name", view.language);
  return {
    items: itemRows.map((row) => ({
      id: row.id,
      name: nameOf(row),
      slug: row.slug,
      image: row.picture,
      image_full_url: pictureUrl(row.picture),
      store_id: row.store_id,
      module_id: row.module_id,
    })),
    stores: storeRows.map((row) => ({
      id: row.id,
      name: nameOf(row),
      slug: row.slug,
      logo: row.picture,
      logo_full_url: pictureUrl(row.picture),
      module_id: row.module_id,
    })),
  };
}

/** GET /items/search-suggestion: names of items. */
export async function suggestNames(
  database: Queryable,
  query: { text: string; served: readonly ServedZone[] },
  page: PageRequest,
  view: ShopView,
): Promise<NameSuggestions> {
  const list = itemListQuery({
    branches: inServedZones("i", query.served),
    named: await itemsMatching(database, query.text, query.served),
    order: "popular",
  });
  const { ids, total } = await readPage(database, list, page);
  const rows = await namesOfItems(database, ids);
  return {
    total_size: total,
    limit: page.limit,
    offset: page.offset,
    products: rows.map((row) => ({
      id: row.id,
      name: translated(row.name, row.translations, "name", view.language),
      image: row.picture,
      image_full_url: pictureUrl(row.picture),
    })),
  };
}
