/** The ten hottest calls at ten thousand items, on both databases. */
import { needsNoChoice, Shop } from "../browser/shop";
import { CannotRun } from "../test/tools.mjs";
import { measureCachedLists } from "./cached-lists";
import type { Figure } from "./figures";
import { embeddedShop, postgresShop, type RunningShop } from "./many-items-shop";
import { callIn, type HotCall, measureCalls, noteOf, nth, spreadScopes, wordOf } from "./measured-call";
import type { BenchOptions } from "./options";

/** ms; what a list may take at the 99th percentile on PostgreSQL. */
const LIST_P99 = 20;

/** The calls with their requests, spread over the zones as the items are. */
async function hotCalls(shop: Shop): Promise<HotCall[]> {
  const scopes = await spreadScopes(shop);
  const [first] = scopes;
  const guestId = await shop.guest();
  const plain = first.items.find(needsNoChoice);
  if (plain) await shop.addToCart(plain, { ...first.asking, guestId });

  const call = callIn(shop, scopes);
  return [
    call("categories", "list", () => "/categories"),
    call("banners", "one", () => "/banners"),
    call("popular items", "list", () => "/items/popular?limit=15&offset=1&type=all"),
    call("all stores", "list", () => "/stores/get-stores/all?limit=12&offset=1&type=all"),
    call(
      "listing",
      "list",
      (_, index) => `/get-combined-data?list_type=item&data_type=all&limit=20&offset=${1 + (index % 3)}`,
    ),
    call("search", "list", (_, index) => `/items/item-or-store-search?name=${wordOf(index)}`),
    call("store", "one", ({ stores }, index) => `/stores/details/${nth(stores, index).slug}`),
    call(
      "items of a store",
      "list",
      ({ stores }, index) =>
        `/items/latest?store_id=${nth(stores, index).id}&category_id=0&limit=13&offset=1`,
    ),
    call("item", "one", ({ items }, index) => `/items/details/${nth(items, index).slug}`),
    {
      name: "cart",
      kind: "one",
      requests: [
        { path: `/api/v1/customer/cart/list?guest_id=${guestId}`, headers: shop.headers(first.asking) },
      ],
    },
  ];
}

async function measure(running: RunningShop, database: string, { seconds }: BenchOptions): Promise<Figure[]> {
  const url = running.server.url.replace("localhost", "127.0.0.1");
  const shop = new Shop(url);
  const measured = await measureCalls(url, await hotCalls(shop), seconds, database);
  const figures = measured.map(
    (call): Figure => ({
      name: `${database}: ${call.name}, p99`,
      value: call.p99,
      unit: "ms",
      ...(call.kind === "list" && database === "PostgreSQL" ? { aim: { max: LIST_P99 } } : {}),
      note: noteOf(call),
    }),
  );
  return database === "PostgreSQL" ? [...figures, ...(await measureCachedLists(shop, database))] : figures;
}

export async function measureApi(options: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  const places = [
    { database: "PGlite", open: () => embeddedShop() },
    { database: "PostgreSQL", open: () => postgresShop() },
  ];
  for (const { database, open } of places) {
    let running: RunningShop;
    try {
      running = await open();
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      console.error(`!!! ${database} SKIPPED: ${error.message}`);
      continue;
    }
    try {
      figures.push(...(await measure(running, database, options)));
    } finally {
      await running.remove();
    }
  }
  return figures;
}
