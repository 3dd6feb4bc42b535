/**
 * A page's first answers, where they are the same for everybody: the answers to a request without place, account or
 * cookie, which depend on nothing but the address and the language. They travel with the page's document.
 */
import { Config, ItemDetails, type ModuleType, StoreDetails } from "@/contract";
import { StoreItemsPage, type StoreItemsQuery } from "@/contract/calls/catalogue";
import { Campaign } from "@/contract/entities/store";
import type { TSchema } from "@/contract/schema";
import type { Language, ServerContext, ShopHeaders } from "../../context";
import { listStoreItems } from "../catalogue/store-items";
import { itemDetails } from "../items/item-details";
import { readPublicConfig } from "../pages/public-config";
import { findRunningCampaign } from "../promotions/campaigns";
import { shopViewOf } from "../settings/shop-view";
import { storeDetails } from "../stores/store-details";

export interface FirstAnswer {
  /** Below the API's prefix, letter for letter as the page asks for it. */
  address: string;
  /** The request headers that the answer depends on. */
  scope: { "X-localization": Language; moduleId?: string };
  value: object;
  /** The route's response schema. */
  schema: TSchema;
}

/** As the page asks for a store's menu. */
const menuPage = { limit: 20, offset: 1, type: "all" } as const;

/** In the order in which they matter; empty where the page has none. */
export async function firstAnswersOf(
  context: ServerContext,
  path: string,
  query: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<FirstAnswer[]> {
  const [kind, row, ...more] = path.split("/").filter((part) => part !== "");
  if (row === undefined || more.length > 0) return [];
  if (kind === "store") return storeAnswers(context, row, query, language);
  if (kind === "product") return productAnswers(context, row, query, language);
  if (kind === "campaigns") return campaignAnswers(context, row, query, language);
  return [];
}

async function configAnswer(context: ServerContext, language: Language): Promise<FirstAnswer> {
  const value = await readPublicConfig(context, language);
  return { address: "/config", scope: { "X-localization": language }, value, schema: Config };
}

async function storeAnswers(
  context: ServerContext,
  row: string,
  query: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<FirstAnswer[]> {
  const view = await shopViewOf(context, { language });
  const store = await storeDetails(context.database, row, null, view);
  if (store === null) return [];
  const details: FirstAnswer = {
    address: `/stores/details/${encodeURIComponent(row)}`,
    scope: { "X-localization": language },
    value: store,
    schema: StoreDetails,
  };
  // An address that searches the menu shows other rows first.
  if (query.q !== undefined) return [details, await configAnswer(context, language)];
  const menu = (categoryId: number) => menuAnswer(context, store, categoryId, language);
  const [config, whole] = await Promise.all([configAnswer(context, language), menu(0)]);
  const isLong = whole.value.total_size > menuPage.limit && store.category_details.length > 1;
  const named = store.category_details.find(({ id }) => String(id) === query.category);
  const first = named ?? store.category_details[0];
  return [details, config, whole, ...(isLong && first ? [await menu(first.id)] : [])];
}

async function menuAnswer(
  context: ServerContext,
  store: { id: number; module_id: number; module_type: ModuleType },
  categoryId: number,
  language: Language,
): Promise<FirstAnswer & { value: StoreItemsPage }> {
  const query: StoreItemsQuery = { ...menuPage, store_id: store.id, category_id: String(categoryId) };
  const module = { id: store.module_id, type: store.module_type };
  const shop: ShopHeaders = { zoneIds: null, module, language, position: null };
  return {
    address: `/items/latest?store_id=${store.id}&category_id=${categoryId}&limit=${menuPage.limit}&offset=${menuPage.offset}&type=${menuPage.type}`,
    scope: { "X-localization": language, moduleId: String(store.module_id) },
    value: await listStoreItems(context, { query, shop }, store.module_id),
    schema: StoreItemsPage,
  };
}

async function productAnswers(
  context: ServerContext,
  row: string,
  query: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<FirstAnswer[]> {
  const { module_id: module } = query;
  // A campaign's item is another row; without its module an item is looked for in the shopper's own first.
  if (query.product_type !== undefined || typeof module !== "string" || !/^[1-9]\d{0,8}$/.test(module))
    return [];
  const view = await shopViewOf(context, { language });
  const [item, config] = await Promise.all([
    itemDetails(context.database, row, Number(module), null, view),
    configAnswer(context, language),
  ]);
  if (item === null) return [];
  const details: FirstAnswer = {
    address: `/items/details/${encodeURIComponent(row)}`,
    scope: { "X-localization": language, moduleId: module },
    value: item,
    schema: ItemDetails,
  };
  return [details, config];
}

/** Its stores are those of a place, and so are not the same for everybody. */
async function campaignAnswers(
  context: ServerContext,
  row: string,
  query: Readonly<Record<string, unknown>>,
  language: Language,
): Promise<FirstAnswer[]> {
  // The id in the query comes before the path's slug, as on the page.
  const named = typeof query.id === "string" && /^\d{1,9}$/.test(query.id) ? String(Number(query.id)) : row;
  const view = await shopViewOf(context, { language });
  const [campaign, config] = await Promise.all([
    findRunningCampaign(context.database, named, view),
    configAnswer(context, language),
  ]);
  if (campaign === null) return [];
  const details: FirstAnswer = {
    address: `/campaigns/details/${encodeURIComponent(named)}`,
    scope: { "X-localization": language },
    value: campaign,
    schema: Campaign,
  };
  return [details, config];
}
