/** Items of categories, and the stores that sell them. */
import { type SQL, sql } from "drizzle-orm";
import type { ProductPage, StorePage } from "@/contract/calls/catalogue";
import type { ServerContext } from "../../context";
import {
  type CategoryKey,
  categoryBranches,
  categoryQuery,
  inAnyCategory,
  inCategory,
} from "../categories/categories";
import { type ItemFilterQuery, itemFilters, readItemsWithCategories } from "../items/read-items";
import type { PageRequest } from "../paging/list-query";
import { refuseIn } from "../refusals/catalogue-refusals";
import {
  readStores,
  type StoreFilterQuery,
  sellsItem,
  storeFilters,
  storeOrder,
} from "../stores/read-stores";
import { inServedZones } from "../zones/served-zones";
import type { CatalogueRequest } from "./catalogue-request";
import { type CatalogueScope, readScope } from "./catalogue-scope";

type ItemsRequest = CatalogueRequest<PageRequest & ItemFilterQuery>;
type StoresRequest = CatalogueRequest<PageRequest & StoreFilterQuery>;

async function readCategoryItems(
  context: ServerContext,
  { query }: ItemsRequest,
  { view }: CatalogueScope<unknown>,
  branches: readonly SQL[],
  conditions: readonly SQL[] = [],
): Promise<ProductPage> {
  const { where, order } = itemFilters(query, view);
  const all = [...where, ...conditions];
  const onePlan = all.length === 0 && order === null;
  const list = { branches, where: all, order: order ?? "popular", onePlan };
  return (await readItemsWithCategories(context.database, list, query, view)).found;
}

async function readCategoryStores(
  context: ServerContext,
  { query, shop }: StoresRequest,
  { view, served }: CatalogueScope<unknown>,
  condition: SQL,
): Promise<StorePage> {
  const { where, order } = storeFilters(query, view);
  return readStores(
    context.database,
    {
      branches: inServedZones("s", served),
      where: [...where, sellsItem(condition)],
      ...storeOrder(order, "nearest"),
      position: shop.position,
    },
    query,
    view,
  );
}

/** The scope of a list of one category; refuses an address that names none of the module. */
async function readCategoryScope(
  context: ServerContext,
  { shop }: Pick<ItemsRequest, "shop">,
  idOrSlug: string,
): Promise<{ scope: CatalogueScope<CategoryKey>; category: CategoryKey }> {
  const query = categoryQuery(idOrSlug, shop.module?.id ?? null);
  const scope = await readScope<CategoryKey>(context, shop, query);
  if (scope.subject === null) throw refuseIn("category_unknown", shop.language);
  return { scope, category: scope.subject };
}

/** The items of one category, by its id or slug. */
export async function listCategoryItems(context: ServerContext, request: ItemsRequest, idOrSlug: string) {
  const { scope, category } = await readCategoryScope(context, request, idOrSlug);
  return readCategoryItems(context, request, scope, categoryBranches(category, scope.served));
}

/** The items of any of several categories. */
export async function listItemsOfCategories(
  context: ServerContext,
  request: ItemsRequest,
  ids: readonly number[],
) {
  const scope = await readScope(context, request.shop);
  return readCategoryItems(context, request, scope, inServedZones("i", scope.served), [inAnyCategory(ids)]);
}

/** The items of the module's featured categories. */
export async function listFeaturedCategoryItems(
  context: ServerContext,
  request: ItemsRequest,
  moduleId: number,
) {
  const scope = await readScope(context, request.shop);
  return readCategoryItems(context, request, scope, inServedZones("i", scope.served), [
    sql`i.parent_category_id in (
      select c.id from categories c where c.module_id = ${moduleId} and c.featured and c.active)`,
  ]);
}

/** The stores that sell items of one category, by its id or slug, the nearest first. */
export async function listCategoryStores(context: ServerContext, request: StoresRequest, idOrSlug: string) {
  const { scope, category } = await readCategoryScope(context, request, idOrSlug);
  return readCategoryStores(context, request, scope, inCategory(category));
}

/** The stores that sell items of any of several categories, the nearest first. */
export async function listStoresOfCategories(
  context: ServerContext,
  request: StoresRequest,
  ids: readonly number[],
) {
  return readCategoryStores(context, request, await readScope(context, request.shop), inAnyCategory(ids));
}
