/**
 * The ten hottest calls at ten thousand items: how many a second the server answers at the most (autocannon, 8
 * connections), and how long an answer takes when it has half of that to do.
 */
import autocannon from "autocannon";
import type { Item, Store } from "@/contract";
import { type Asking, needsNoChoice, Shop } from "../browser/shop";
import { CannotRun } from "../test/tools.mjs";
import type { Figure } from "./figures";
import { MANY_ITEMS, pointInZone } from "./many-items";
import { embeddedShop, postgresShop, type RunningShop } from "./many-items-shop";
import type { BenchOptions } from "./options";
import { type PacedRequest, sendPaced } from "./paced-load";
import { percentile, skewedShares } from "./statistics";

const CONNECTIONS = 8;
/** ms; what a list may take at the 99th percentile on PostgreSQL. */
const LIST_P99 = 20;
/** Different requests of one call, so that no single row is always in the cache. */
const VARIANTS = 40;
const WARM_UP_SECONDS = 2;

interface HotCall {
  name: string;
  list: boolean;
  requests: PacedRequest[];
}

/** The calls with their requests, spread over the zones as the items are. */
async function hotCalls(shop: Shop): Promise<HotCall[]> {
  const zones = skewedShares(VARIANTS, MANY_ITEMS.zones).flatMap((count, zone) =>
    Array.from({ length: Math.min(count, VARIANTS) }, () => zone),
  );
  const scopes: { asking: Asking; stores: Store[]; items: Item[] }[] = [];
  const known = new Map<number, { asking: Asking; stores: Store[]; items: Item[] }>();
  for (const zone of zones) {
    let scope = known.get(zone);
    if (!scope) {
      const place = await shop.placeAt(pointInZone(zone), `Measured zone ${zone + 1}`);
      const module = await shop.module("food", place);
      const asking = { place, moduleId: module.id };
      const { products } = await shop.get<{ products: Item[] }>("/items/popular?limit=50&offset=1", asking);
      scope = { asking, stores: await shop.stores(asking), items: products };
      known.set(zone, scope);
    }
    scopes.push(scope);
  }
  const served = scopes.filter(({ stores, items }) => stores.length > 0 && items.length > 0);
  const first = served[0];
  if (!first) throw new Error("No zone has stores.");

  const guestId = await shop.guest();
  const plain = first.items.find(needsNoChoice);
  if (plain) await shop.addToCart(plain, { ...first.asking, guestId });

  const call = (
    name: string,
    list: boolean,
    path: (scope: (typeof served)[number], index: number) => string,
  ): HotCall => ({
    name,
    list,
    requests: served.map((scope, index) => ({
      path: `/api/v1${path(scope, index)}`,
      headers: shop.headers(scope.asking),
    })),
  });
  const nth = <T>(rows: readonly T[], index: number): T => rows[index % rows.length] as T;
  const words = ["burger", "pizza", "sou", "coffe", "salad", "chick"];
  return [
    call("categories", true, () => "/categories"),
    call("banners", false, () => "/banners"),
    call("popular items", true, () => "/items/popular?limit=15&offset=1&type=all"),
    call("all stores", true, () => "/stores/get-stores/all?limit=12&offset=1&type=all"),
    call(
      "listing",
      true,
      (_, index) => `/get-combined-data?list_type=item&data_type=all&limit=20&offset=${1 + (index % 3)}`,
    ),
    call("search", true, (_, index) => `/items/item-or-store-search?name=${nth(words, index)}`),
    call("store", false, ({ stores }, index) => `/stores/details/${nth(stores, index).slug}`),
    call(
      "items of a store",
      true,
      ({ stores }, index) =>
        `/items/latest?store_id=${nth(stores, index).id}&category_id=0&limit=13&offset=1`,
    ),
    call("item", false, ({ items }, index) => `/items/details/${nth(items, index).slug}`),
    {
      name: "cart",
      list: false,
      requests: [
        { path: `/api/v1/customer/cart/list?guest_id=${guestId}`, headers: shop.headers(first.asking) },
      ],
    },
  ];
}

/** Requests a second at the most; throws when an answer was no success. */
async function greatestRate(url: string, { name, requests }: HotCall, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: requests.map(({ path, headers }) => ({ method: "GET" as const, path, headers })),
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) throw new Error(`${name}: ${bad} of ${result.requests.total} answers were no success.`);
  return result.requests.total / result.duration;
}

async function measure(running: RunningShop, database: string, options: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  const { url } = running.server;
  const numbers = url.replace("localhost", "127.0.0.1");
  for (const call of await hotCalls(new Shop(numbers))) {
    await greatestRate(numbers, call, WARM_UP_SECONDS);
    const rate = await greatestRate(numbers, call, Math.max(3, Math.round(options.seconds / 6)));
    const latencies = await sendPaced(numbers, call.requests, {
      connections: CONNECTIONS,
      rate: rate / 2,
      seconds: options.seconds,
    });
    const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
    console.log(
      `  ${database.padEnd(11)}${call.name.padEnd(18)} ${rate.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`,
    );
    figures.push({
      name: `${call.name}, p99`,
      value: p99,
      unit: "ms",
      ...(call.list && database === "PostgreSQL" ? { aim: { most: LIST_P99 } } : {}),
      note: `p50 ${p50.toFixed(1)} ms at ${(rate / 2).toFixed(0)}/s; at the most ${rate.toFixed(0)}/s`,
    });
  }
  return figures.map((figure) => ({ ...figure, name: `${database}: ${figure.name}` }));
}

export async function measureApi(options: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  const places = [
    { database: "PGlite", open: embeddedShop },
    { database: "PostgreSQL", open: postgresShop },
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
