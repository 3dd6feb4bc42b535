/**
 * The page's requests by the specification: how many rows, from which page on, how long an answer is fresh,
 * how often it is asked again. Each query is really run; what counts is what reaches the wire.
 */
import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { bannersQuery } from "@/features/banners/api/get-banners";
import { categoriesQuery, featuredCategoriesQuery } from "@/features/categories/api/get-categories";
import { conditionPagesQuery } from "@/features/conditions/api/get-condition-items";
import { conditionsQuery } from "@/features/conditions/api/get-conditions";
import { conditionItemsQuery } from "@/features/conditions/api/get-first-condition-items";
import { configQuery } from "@/features/configuration/api/get-config";
import { flashSaleQuery } from "@/features/flash-sales/api/get-flash-sale";
import { itemListQuery } from "@/features/items/api/get-item-list";
import { cancelReasonsQuery } from "@/features/orders/api/get-cancel-reasons";
import { courierPositionQuery } from "@/features/orders/api/get-courier-position";
import { ordersQuery } from "@/features/orders/api/get-orders";
import { trackedOrderQuery } from "@/features/orders/api/track-order";
import { listingItemsQuery, listingStoresQuery } from "@/features/search/api/get-listing";
import { featuredStoresQuery } from "@/features/stores/api/get-featured-stores";
import { allStoresQuery, storePagesQuery } from "@/features/stores/api/get-store-list";
import { apiResponse } from "../../tests/fixtures/query-library";
import { testApi } from "../../tests/fixtures/test-api";

const api = testApi();
const scope = { zoneId: "[1]", moduleId: 2, language: "en", position: null };
const listing = {
  data_type: "all",
  name: "",
  category_ids: [],
  brand_ids: [],
  filter: [],
  rating_count: null,
  min_price: null,
  max_price: null,
} as const;
const request = { ...listing, category_ids: [], brand_ids: [], filter: [] };
const everything = { store_type: "all", delivery: "all" } as const;

// Each query has a type of its own; only what all have is needed here.
type AnyQuery = { queryKey: readonly unknown[] };
// Nothing is tried again, and whether the empty answer can be used does not matter.
const run = (query: AnyQuery) =>
  new QueryClient().fetchQuery({ ...query, retry: false, staleTime: 0 } as never).catch(() => undefined);
const runPages = (query: AnyQuery) =>
  new QueryClient()
    .fetchInfiniteQuery({ ...query, retry: false, staleTime: 0 } as never)
    .catch(() => undefined);

describe("a first page has the specification's rows", () => {
  it.each<[string, () => Promise<unknown>, number]>([
    ["reasons to cancel", () => run(cancelReasonsQuery("en")), 10],
    ["orders", () => runPages(ordersQuery("customer:1", "previous")), 10],
    ["a search for items", () => runPages(listingItemsQuery(scope, request)), 12],
    ["a search for stores", () => runPages(listingStoresQuery(scope, request)), 12],
    ["all stores", () => runPages(allStoresQuery(scope, everything)), 12],
    ["latest stores", () => runPages(storePagesQuery(scope, "latest")), 12],
    ["featured stores", () => run(featuredStoresQuery(scope)), 20],
    ["products of a common condition", () => run(conditionItemsQuery(scope, 1)), 20],
    ["their page", () => runPages(conditionPagesQuery(scope, "cold")), 20],
    ["the flash sale", () => run(flashSaleQuery(scope)), 2],
  ])("%s", async (_, asked, limit) => {
    await asked();
    expect(Object.fromEntries(api.last().url.searchParams)).toMatchObject({
      limit: String(limit),
      offset: "1",
    });
  });
});

describe("an answer is fresh for the specification's time, and no longer", () => {
  const popular = itemListQuery(scope, "popular", 18);
  it.each<[string, AnyQuery, number]>([
    ["categories", categoriesQuery(scope), 300_000],
    ["featured categories", featuredCategoriesQuery(scope), 480_000],
    ["banners", bannersQuery(scope), 300_000],
    ["a search", listingItemsQuery(scope, request), 300_000],
    ["a search for stores", listingStoresQuery(scope, request), 300_000],
    ["popular items", popular, 300_000],
    ["discounted items", itemListQuery(scope, "discounted", 12), 300_000],
    ["recommended items", itemListQuery(scope, "recommended", 15), 300_000],
    ["common conditions", conditionsQuery(scope), 480_000],
    ["config", configQuery("en"), 300_000],
    ["stores", featuredStoresQuery(scope), 300_000],
    ["the flash sale", flashSaleQuery(scope), 300_000],
  ])("%s", (_, query, window) => {
    const { staleTime } = query as { staleTime?: unknown };
    const fresh = staleTime as (query: { state: { data: unknown } }) => number;
    expect(fresh({ state: { data: apiResponse([]) } })).toBe(window);
    expect(fresh({ state: { data: apiResponse([], window - 1_000) } })).toBe(1_000);
    expect(fresh({ state: { data: apiResponse([], window + 1_000) } })).toBe(0);
  });
});

it.each([
  ["items", listingItemsQuery(scope, request)],
  ["stores", listingStoresQuery(scope, request)],
])("a search for %s that fails is tried once more, whatever the failure", async (_, query) => {
  api.json(500, {});
  const client = new QueryClient();
  await client.fetchInfiniteQuery({ ...query, retryDelay: 0 } as never).catch(() => undefined);
  expect(api.seen).toHaveLength(2);
});

/** When a query that has this data, and has not failed, is read again (ms). */
function nextRead({ refetchInterval }: { refetchInterval?: unknown }, data: unknown): number | false {
  const state = { data, error: null, errorUpdateCount: 0 };
  return (refetchInterval as (query: { state: object }) => number | false)({ state });
}

it.each([
  ["under way is asked for every 10 s", "picked_up", 10_000],
  ["closed is left alone", "delivered", false],
])("an order that is %s", (_, order_status, interval) => {
  const query = trackedOrderQuery("customer:1", { orderId: 7, contact: null });
  expect(nextRead(query, apiResponse({ order_status }))).toBe(interval);
  expect(query.refetchIntervalInBackground).toBe(false);
});
it("so is a courier on the way", () => {
  expect(nextRead(courierPositionQuery("customer:1", 7, true), undefined)).toBe(10_000);
});
