/** Lists of stores over the zones of a request: popular, newest, best rated, nearest, with an offer. */
import { type SQL, sql } from "drizzle-orm";
import type { StoreListQuery, StorePage } from "@/contract/calls/catalogue";
import type { ServerContext } from "../../context";
import type { PageRequest } from "../paging/list-query";
import { storesForText } from "../search/search";
import type { ShopView } from "../settings/shop-view";
import { hasOffer, readStores, type StoreOrder, storeFilters, storeOrder } from "../stores/read-stores";
import { inServedZones } from "../zones/served-zones";
import type { CatalogueRequest } from "./catalogue-request";
import { readScope } from "./catalogue-scope";

const noCondition = (): SQL[] => [];

/** The named lists: their own condition, and their order where the query asks for none. */
const lists = {
  all: { order: "nearest", where: noCondition },
  delivery: { order: "nearest", where: () => [sql`s.delivery`] },
  takeAway: { order: "nearest", where: () => [sql`s.take_away`] },
  latest: { order: "newest", where: noCondition },
  popular: { order: "popular", where: noCondition },
  bestRated: { order: "rated", where: noCondition },
  recommended: { order: "rated", where: () => [sql`s.average_rating >= 4`] },
  topRated: { order: "rated", where: () => [sql`s.average_rating > 0`] },
  discounted: { order: "popular", where: (view: ShopView) => [hasOffer(view)] },
  offersNearby: { order: "nearest", where: (view: ShopView) => [hasOffer(view)] },
} as const satisfies Record<string, { order: StoreOrder; where: (view: ShopView) => SQL[] }>;

export type NamedStoreList = keyof typeof lists;

/** A page of a named list. */
export async function listStores(
  context: ServerContext,
  { query, shop }: CatalogueRequest<StoreListQuery>,
  name: NamedStoreList,
  page: PageRequest,
): Promise<StorePage> {
  const { database } = context;
  const { view, served } = await readScope(context, shop);
  const filters = storeFilters(query, view);
  const found = await storesForText(database, query.name, served);
  const where = [...lists[name].where(view), ...filters.where, ...found.where];
  const stores = await readStores(
    database,
    {
      branches: inServedZones("s", served),
      where,
      ...storeOrder(filters.order, lists[name].order),
      position: shop.position,
      named: found.named,
    },
    page,
    view,
  );
  return { ...stores, ...found.note };
}
