/** Items of categories, and the stores that sell them. */
import { type SQL, sql } from "drizzle-orm";
import type { ProductPage, StorePage } from "@/contract/calls/catalogue";
import type { ServerContext } from "../../context";
import { type CategoryKey, categoryBranches, inAnyCategory, inCategory } from "../categories/categories";
import { type ItemFilterQuery, itemFilters, readItemsWithCategories } from "../items/item-lists";
import type { PageRequest } from "../lists/list-query";
import { shopViewOf } from "../settings/shop-view";
import {
  readStores,
  type StoreFilterQuery,
  sellsItem,
  storeFilters,
  storeOrder,
} from "../stores/store-lists";
import { inServedZones, type ServedZone, servedZones } from "../zones/served-zones";
import type { ListingRequest } from "./listing-request";

type ItemsRequest = ListingRequest<PageRequest & ItemFilterQuery>;
type StoresRequest = ListingRequest<PageRequest & StoreFilterQuery>;

async function readCategoryItems(
  context: ServerContext,
  { query, shop }: ItemsRequest,
  branchesOf: (served: readonly ServedZone[]) => SQL[],
  conditions: readonly SQL[] = [],
): Promise<ProductPage> {
  const { database } = context;
  const view = await shopViewOf(context, shop);
  const { where, order } = itemFilters(query, view);
  const branches = branchesOf(await servedZones(database, shop));
  return readItemsWithCategories(
    database,
    { branches, where: [...where, ...conditions], order: order ?? "popular" },
    query,
    view,
  );
}

async function readCategoryStores(
  context: ServerContext,
  { query, shop }: StoresRequest,
  condition: SQL,
): Promise<StorePage> {
  const { database } = context;
  const view = await shopViewOf(context, shop);
  const { where, order } = storeFilters(query, view);
  return readStores(
    database,
    {
      branches: inServedZones("s", await servedZones(database, shop)),
      where: [...where, sellsItem(condition)],
      ...storeOrder(order, "nearest"),
      position: shop.position,
    },
    query,
    view,
  );
}

/** The items of one category. */
export const listCategoryItems = (context: ServerContext, request: ItemsRequest, category: CategoryKey) =>
  readCategoryItems(context, request, (served) => categoryBranches(category, served));

/** The items of any of several categories. */
export const listItemsOfCategories = (
  context: ServerContext,
  request: ItemsRequest,
  ids: readonly number[],
) => readCategoryItems(context, request, (served) => inServedZones("i", served), [inAnyCategory(ids)]);

/** The items of the module's featured categories. */
export const listFeaturedCategoryItems = (context: ServerContext, request: ItemsRequest, moduleId: number) =>
  readCategoryItems(context, request, (served) => inServedZones("i", served), [
    sql`i.parent_category_id in (
      select c.id from categories c where c.module_id = ${moduleId} and c.featured and c.active)`,
  ]);

/** The stores that sell items of one category, the nearest first. */
export const listCategoryStores = (context: ServerContext, request: StoresRequest, category: CategoryKey) =>
  readCategoryStores(context, request, inCategory(category));

/** The stores that sell items of any of several categories, the nearest first. */
export const listStoresOfCategories = (
  context: ServerContext,
  request: StoresRequest,
  ids: readonly number[],
) => readCategoryStores(context, request, inAnyCategory(ids));
