/** Lists of items: what they hold, how they are sorted, and their pages. */
import { type SQL, sql } from "drizzle-orm";
import type { Category, Item } from "@/contract";
import { toMinor } from "@/domain/money";
import type { Queryable } from "../../context";
import {
  type CategoryRow,
  formatUpperCategories,
  fullCategories,
  upperCategoryRowsOf,
} from "../categories/categories";
import { discountRuns, insideWindow, momentOf, saleRuns } from "../opening-hours/shop-clock";
import type { ListQuery, PageRequest, SortKey } from "../paging/list-query";
import { listFrom, numberParameter } from "../paging/query-values";
import { inOrder, type PageColumns, type PageOfList, readKnownPage, readPage } from "../paging/read-page";
import { deliversForFree } from "../settings/delivers-for-free";
import { digitsFrom, digitsSetting, type ShopMoment, type ShopView } from "../settings/shop-view";
import { bestFirst, branchesOf, type ItemSearch, leadingOf, ofStoreNotSwitchedOff } from "./item-search";
import { itemVersionsOf, knownItems } from "./known-items";

/** Orders that an index serves. */
export type ItemOrder = "popular" | "rated" | "reviewed" | "newest" | "cheapest" | "dearest";

const orders: Record<ItemOrder, { sort: SortKey[]; idDescending: boolean }> = {
  popular: { sort: [{ by: sql`i.order_count`, descending: true }], idDescending: true },
  rated: { sort: [{ by: sql`i.average_rating`, descending: true }], idDescending: true },
  reviewed: { sort: [{ by: sql`i.rating_count`, descending: true }], idDescending: true },
  newest: { sort: [{ by: sql`i.created_at`, descending: true }], idDescending: true },
  cheapest: { sort: [{ by: sql`i.current_price`, descending: false }], idDescending: false },
  dearest: { sort: [{ by: sql`i.current_price`, descending: true }], idDescending: true },
};

/**
 * Whether the item `i` shows a discount: its own, one of its whole store or of a flash sale. (Special offers are those
 * with a discount of their own, which an index serves.)
 */
function isDiscounted(view: ShopMoment): SQL {
  const moment = momentOf(view);
  return sql`(i.discount > 0
    or i.store_id in (select d.store_id from store_discounts d where ${discountRuns(moment)})
    or i.id in (select fi.item_id from flash_sale_items fi join flash_sales f on f.id = fi.flash_sale_id
      where ${saleRuns(moment)} and fi.available_stock > 0))`;
}

/** A shopper's filters of a list; texts as they come from the query. */
export interface ItemFilterQuery {
  /** all, veg or non_veg. */
  type?: string | undefined;
  filter?: string | undefined;
  /** Major units, of what one piece costs now. */
  min_price?: string | undefined;
  max_price?: string | undefined;
  /** Stars at least. */
  rating_count?: string | undefined;
}

/** Whether prices narrow a list, for which the decimals of the currency have to be known. */
export const hasPriceLimit = ({ min_price: min, max_price: max }: ItemFilterQuery): boolean =>
  min !== undefined || max !== undefined;

function inMinorUnits(price: number, view: ShopMoment | ShopView): number {
  if (!("digits" in view)) throw new Error("A price is compared before the currency's decimals are known.");
  return toMinor(price, view.digits);
}

/** Conditions on items `i` and the order that a narrowing asks for, if any. */
export function itemFilters(
  narrowing: ItemFilterQuery,
  view: ShopMoment | ShopView,
): { where: SQL[]; order: ItemOrder | null } {
  const where: SQL[] = [];
  if (narrowing.type === "veg") where.push(sql`i.veg`);
  if (narrowing.type === "non_veg") where.push(sql`not i.veg`);
  const minPrice = numberParameter("min_price", narrowing.min_price);
  const maxPrice = numberParameter("max_price", narrowing.max_price);
  const stars = numberParameter("rating_count", narrowing.rating_count);
  if (minPrice !== null && minPrice > 0) where.push(sql`i.current_price >= ${inMinorUnits(minPrice, view)}`);
  // No upper price at all is what a slider at its start sends.
  if (maxPrice !== null && maxPrice > 0) where.push(sql`i.current_price <= ${inMinorUnits(maxPrice, view)}`);
  if (stars !== null && stars > 0) where.push(sql`i.average_rating >= ${stars}`);
  const words = new Set(listFrom(narrowing.filter));
  if (words.has("discounted")) where.push(isDiscounted(view));
  if (words.has("top_rated")) where.push(sql`i.average_rating > 0`);
  if (words.has("available_now")) {
    where.push(insideWindow(sql`i.available_from`, sql`i.available_to`, momentOf(view)));
  }
  if (words.has("veg") && !words.has("non_veg")) where.push(sql`i.veg`);
  if (words.has("non_veg") && !words.has("veg")) where.push(sql`not i.veg`);
  if (words.has("free_delivery")) {
    where.push(sql`exists (select 1 from stores s where s.id = i.store_id and ${deliversForFree})`);
  }
  if (words.has("halal")) where.push(sql`i.halal`);
  const ordersByWord: [string, ItemOrder][] = [
    ["low", "cheapest"],
    ["high", "dearest"],
    ["top_rated", "rated"],
    ["popular", "popular"],
    ["new_arrival", "newest"],
    ["new", "newest"],
  ];
  return { where, order: ordersByWord.find(([word]) => words.has(word))?.[1] ?? null };
}

/** Items of switched-off stores appear nowhere. */
export const ofListedStore = (storeId: SQL): SQL =>
  sql`exists (select 1 from stores s where s.id = ${storeId} and s.status)`;

/** The query of a list of items. */
export function itemListQuery(list: {
  branches: readonly SQL[];
  where?: readonly SQL[];
  order: ItemOrder;
  /** The search behind the list; its zones take the place of `branches`. */
  named?: ItemSearch | null;
  /** The best matches of `named` come first, the others in `order`. */
  byRelevance?: boolean;
  /** Nothing narrows the list, and an index has its order (`ListQuery.onePlan`). */
  onePlan?: boolean;
}): ListQuery {
  const { named } = list;
  const branches = named ? branchesOf(named) : list.branches;
  const { sort, idDescending } = orders[list.order];
  const listed = (named ? ofStoreNotSwitchedOff : ofListedStore)(sql`i.store_id`);
  const where = [...(list.where ?? []), listed];
  const isRanked = list.byRelevance === true && (named?.ranked.length ?? 0) > 0;
  return {
    from: sql`items i`,
    id: sql`i.id`,
    branches: branches.map((branch) => sql`i.active and ${branch}`),
    where,
    sort: isRanked && named ? [bestFirst(named.ranked), ...sort] : sort,
    idDescending,
    ...(named?.singleIndex ? { countWithPage: true } : {}),
    ...(named && list.order === "popular" && !isRanked ? leadingOf(named, where) : {}),
    onePlan: list.onePlan === true && !named,
  };
}

export interface ItemPage {
  total_size: number;
  limit: number;
  offset: number;
  products: Item[];
}

/** A page of a search that found all its items already; null when the database has to be asked. */
function rankedPage(list: Parameters<typeof itemListQuery>[0], page: PageRequest) {
  if (!list.byRelevance || !list.named?.isComplete || (list.where ?? []).length > 0) return null;
  const { ranked } = list.named;
  const start = (page.offset - 1) * page.limit;
  return { ids: ranked.slice(start, start + page.limit), total: ranked.length };
}

type ItemList = Parameters<typeof itemListQuery>[0];

interface ItemColumns {
  /** The items' versions, as `knownItems` takes them. */
  versions: string;
  /** As `digitsFrom` takes them; not read where they are known. */
  digits: unknown;
  categories: CategoryRow[];
}
type ColumnsOfItems = Pick<ItemColumns, "versions" | "digits">;

const columnsOfItems = (view: ShopMoment | ShopView): PageColumns<Partial<ColumnsOfItems>> => ({
  versions: (ids) => itemVersionsOf(ids, view),
  ...("digits" in view ? {} : { digits: () => digitsSetting }),
});

const viewOf = (view: ShopMoment | ShopView, { digits }: Partial<ColumnsOfItems>): ShopView =>
  "digits" in view ? view : { ...view, digits: digitsFrom(digits) };

/** Reads the ids of a page with other columns of it. */
const readItemPage = <Columns extends object>(
  database: Queryable,
  list: ItemList,
  page: PageRequest,
  columns: PageColumns<Columns>,
): Promise<PageOfList<Columns>> => {
  const ranked = rankedPage(list, page);
  return ranked === null
    ? readPage(database, itemListQuery(list), page, columns)
    : readKnownPage(database, ranked.ids, columns).then((read) => ({ ...ranked, columns: read }));
};

async function itemPageOf(
  database: Queryable,
  page: PageRequest,
  { ids, total, columns }: PageOfList<Pick<ItemColumns, "versions">>,
  view: ShopView,
): Promise<ItemPage> {
  return {
    total_size: total,
    limit: page.limit,
    offset: page.offset,
    // Not those that can be bought now first: a page of another size would have another order (docs/decisions/lists.md).
    products: inOrder(ids, await knownItems(database, columns.versions ?? "", view)),
  };
}

/** A page of items, in one call of the database where nothing of them has changed since they were shown. */
export async function readItems(
  database: Queryable,
  list: ItemList,
  page: PageRequest,
  view: ShopMoment | ShopView,
): Promise<ItemPage> {
  const found = await readItemPage<ColumnsOfItems>(
    database,
    list,
    page,
    columnsOfItems(view) as PageColumns<ColumnsOfItems>,
  );
  return itemPageOf(database, page, found, viewOf(view, found.columns));
}

/**
 * A page of items with the upper categories they belong to, read as `readItems` does. `more` is read in the same call, and the
 * decimals of money where the view has none.
 */
export async function readItemsWithCategories<More extends object = object>(
  database: Queryable,
  list: ItemList,
  page: PageRequest,
  asked: ShopMoment | ShopView,
  more?: PageColumns<More>,
): Promise<{ found: ItemPage & { categories: Category[] }; more: Partial<More>; view: ShopView }> {
  const full = fullCategories(database);
  const found = await readItemPage<ItemColumns & More>(database, list, page, {
    ...columnsOfItems(asked),
    categories: (ids) => upperCategoryRowsOf(ids, full),
    ...more,
  } as PageColumns<ItemColumns & More>);
  const view = viewOf(asked, found.columns);
  const categories = formatUpperCategories(database, found.columns.categories ?? [], full, view.language);
  const shown = await itemPageOf(database, page, found, view);
  return { found: { ...shown, categories }, more: found.columns, view };
}
