/** The hottest calls at ten thousand items, on both databases. */
import { needsNoChoice, Shop } from "../browser/shop";
import { CannotRun } from "../test/tools.mjs";
import { measureCachedLists } from "./cached-lists";
import type { Figure } from "./figures";
import { embeddedShop, postgresShop, type RunningShop } from "./many-items-shop";
import {
  callIn,
  type HotCall,
  type MeasuredCall,
  measureCalls,
  noteOf,
  nth,
  type PaceOf,
  type Scope,
  spreadScopes,
  wordOf,
} from "./measured-call";
import type { BenchOptions } from "./options";

/** ms; what a list may take at the 99th percentile: on PostgreSQL at half of its greatest rate, embedded at an even pace. */
const LIST_P99 = { PostgreSQL: 20, PGlite: 50 } as const;
/** Lists a second at which the embedded database is timed: one thread does the work of server and database. */
const EMBEDDED_PACE = 20;
/** Rows that a list gives at most. */
const MOST_ROWS = 200;
/** Requests a second that PostgreSQL serves at least. */
const RATES: Partial<Record<HotCall["kind"], number>> = { list: 500, search: 300 };

type Database = keyof typeof LIST_P99;

const itemsOfStore = (id: number) => `/items/latest?store_id=${id}&category_id=0&limit=13&offset=1`;

/**
 * Every store's items in turn, in one language after the other: items of two languages are kept apart, and those of one alone
 * would still be known when their turn comes again. So each answer is worked out anew from what the database holds, as in the
 * first call after a change.
 */
async function everyStore(shop: Shop, scopes: readonly Scope[]): Promise<HotCall> {
  const inZones = await Promise.all(
    [...new Set(scopes)].map(async ({ asking }) =>
      (await shop.stores(asking, MOST_ROWS)).map(({ id }) => ({ id, asking })),
    ),
  );
  const requests = (["en", "ar"] as const).flatMap((language) =>
    inZones.flat().map(({ id, asking }) => ({
      path: `/api/v1${itemsOfStore(id)}`,
      headers: shop.headers({ ...asking, language }),
    })),
  );
  return { name: "items of a store, anew", kind: "list", requests };
}

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
    call("search", "search", (_, index) => `/items/item-or-store-search?name=${wordOf(index)}`),
    call("store", "one", ({ stores }, index) => `/stores/details/${nth(stores, index).slug}`),
    call("items of a store", "list", ({ stores }, index) => itemsOfStore(nth(stores, index).id)),
    await everyStore(shop, scopes),
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

/** The aims of a call on a database, if it has any. */
function figuresOf(call: MeasuredCall, database: Database): Figure[] {
  const isList = call.kind !== "one";
  const minRate = database === "PostgreSQL" ? RATES[call.kind] : undefined;
  const aim = isList ? { max: LIST_P99[database] } : undefined;
  return [
    { name: `${database}: ${call.name}, p99`, value: call.p99, unit: "ms", aim, note: noteOf(call) },
    ...(minRate === undefined
      ? []
      : [
          {
            name: `${database}: ${call.name} at most`,
            value: call.rate,
            unit: "/s",
            aim: { min: minRate },
          } as const,
        ]),
  ];
}

async function measure(
  running: RunningShop,
  database: Database,
  { seconds }: BenchOptions,
): Promise<Figure[]> {
  const url = running.server.url.replace("localhost", "127.0.0.1");
  const shop = new Shop(url);
  const pace: PaceOf = ({ kind }, rate) =>
    database === "PGlite" && kind !== "one" ? EMBEDDED_PACE : rate / 2;
  const measured = await measureCalls(url, await hotCalls(shop), seconds, database, pace);
  const figures = measured.flatMap((call) => figuresOf(call, database));
  return database === "PostgreSQL" ? [...figures, ...(await measureCachedLists(shop, database))] : figures;
}

export async function measureApi(options: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  const places = [
    { database: "PGlite", open: () => embeddedShop() },
    { database: "PostgreSQL", open: () => postgresShop() },
  ] as const;
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
