/** A list costs a shopper two calls of the database at most: what has to be known, and the page. */
import { afterAll, describe, expect, it } from "vitest";

import { statementsOf } from "../../testing/database-calls";
import { openDemoServer } from "../../testing/demo-shop";
import type { TestRequest } from "../../testing/test-server";

const { server, shop } = await openDemoServer();
afterAll(() => server.close());

const maxCalls = 2;
const page = { limit: 5, offset: 1 };
const harbour = shop.in("food");
const bakery = (await server.call("GET", "/stores/get-stores/all", { ...harbour, query: page })).body
  .stores[0];
const [category] = (await server.call("GET", "/categories", harbour)).body;
const pharmacy = shop.in("pharmacy");
const [condition] = (await server.call("GET", "/common-condition", pharmacy)).body;
const [brand] = (await server.call("GET", "/brand", shop.in("grocery"))).body;
const store = bakery?.id ?? 0;

const ofItem = async () =>
  (await server.call("GET", "/items/popular", { ...harbour, query: page })).body.products[0];
const item = await ofItem();

/** Every public list without a typed text. */
const lists: [path: string, request: TestRequest][] = [
  ["/items/popular", { ...harbour, query: page }],
  ["/items/most-reviewed", { ...harbour, query: page }],
  [
    "/items/discounted",
    { ...harbour, query: { ...page, min_price: 1, filter: "[discounted,available_now]" } },
  ],
  ["/items/new-arrival", { ...harbour, query: { ...page, offset: 2 } }],
  ["/items/recommended", { ...harbour, query: page }],
  ["/items/basic", { ...pharmacy, query: page }],
  ["/items/latest", { ...harbour, query: { ...page, store_id: store, category_id: 0 } }],
  ["/items/latest", { ...harbour, query: { ...page, store_id: store, category_id: category?.slug ?? "" } }],
  ["/items/suggested", { ...harbour, query: { ...page, store_id: store, recommended: 1 } }],
  ["/items/common-conditions", { ...pharmacy, query: { ...page, store_id: store } }],
  [`/items/related-items/${item?.slug}`, harbour],
  [`/items/related-store-items/${item?.id}`, harbour],
  ["/items/get-products", { ...harbour, query: { ...page, list_type: "item", data_type: "all" } }],
  ["/get-combined-data", { ...harbour, query: { ...page, list_type: "item", data_type: "new" } }],
  ["/get-combined-data", { ...harbour, query: { ...page, list_type: "store", data_type: "discounted" } }],
  [
    "/get-combined-data",
    {
      ...harbour,
      query: { ...page, list_type: "item", data_type: "category", category_ids: `["${category?.slug}"]` },
    },
  ],
  ["/categories/items/list", { ...harbour, query: { ...page, category_ids: `[${category?.id}]` } }],
  ["/categories/stores/list", { ...harbour, query: { ...page, category_ids: `[${category?.id}]` } }],
  [`/categories/items/${category?.slug}`, { ...harbour, query: page }],
  [`/categories/stores/${category?.id}`, { ...harbour, query: page }],
  ["/categories/featured/items", { ...harbour, query: page }],
  [`/brand/items/${brand?.slug}`, { ...shop.in("grocery"), query: page }],
  [`/common-condition/items/${condition?.id}`, { ...pharmacy, query: page }],
  ["/stores/get-stores/all", { ...harbour, query: page }],
  ["/stores/get-stores/popular", { zone: harbour.zone ?? [], query: { ...page, filter: "currently_open" } }],
  // Beyond the stores that are open, and beyond the end.
  ["/stores/get-stores/all", { ...harbour, query: { limit: 5, offset: 3 } }],
  ["/stores/get-stores/all", { ...harbour, query: { limit: 5, offset: 90 } }],
  ["/stores/latest", { ...harbour, query: page }],
  ["/stores/popular", { ...harbour, query: page }],
  ["/stores/recommended", { ...harbour, query: page }],
  ["/stores/discounted", { ...harbour, query: page }],
  ["/stores/top-rated", { ...harbour, query: page }],
  ["/stores/top-offer-near-me", { ...harbour, query: page }],
  ["/stores/get-data", { ...harbour, query: { ...page, list_type: "store", data_type: "all" } }],
  [`/stores/popular-items/${bakery?.slug}`, harbour],
  [`/stores/details/${bakery?.slug}`, harbour],
  [`/stores/details/${store}`, { position: { lat: 40.02, lng: 6.5 } }],
  ["/stores/reviews", { ...harbour, query: { ...page, store_id: store } }],
  [`/items/reviews/${item?.slug}`, { ...harbour, query: page }],
  ["/categories", harbour],
  [`/categories/childes/${category?.slug}`, harbour],
  ["/categories/popular", harbour],
  ["/banners", harbour],
  [`/banners/${store}`, harbour],
  ["/other-banners", harbour],
  ["/brand", shop.in("grocery")],
  ["/common-condition", pharmacy],
  ["/campaigns/basic", harbour],
  ["/campaigns/item", harbour],
  ["/flash-sales", harbour],
  ["/advertisement/list", harbour],
  ["/module", {}],
  ["/zone/list", {}],
];

describe("the database is called at most twice for", () => {
  it.each(lists)("%s %j", async (path, request) => {
    const read = () => server.call("GET", path, request);
    // The modules are in memory after a shop's first request, items after the second one for them.
    await read();
    const { status } = await read();
    expect(status).toBe(200);
    const statements = await statementsOf(server, read);
    expect(statements.length, statements.join("\n\n")).toBeGreaterThan(0);
    expect(statements.length, statements.join("\n\n")).toBeLessThanOrEqual(maxCalls);
  });
});

it("a store's items are read in one call, once they are known", async () => {
  const read = () =>
    server.call("GET", "/items/latest", { ...harbour, query: { ...page, store_id: store, category_id: 0 } });
  await read();
  await read();
  expect(await statementsOf(server, read)).toHaveLength(1);
});
