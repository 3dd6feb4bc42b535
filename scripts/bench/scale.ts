/** Lists, search and suggestions as the shop grows: 10 000 and 100 000 items on both databases, a million on PostgreSQL. */
import { Shop } from "../browser/shop";
import { CannotRun } from "../test/tools.mjs";
import type { Figure } from "./figures";
import { ITEMS_1M, ITEMS_10K, ITEMS_100K, type ShopSize } from "./many-items";
import { embeddedShop, postgresShop, type RunningShop } from "./many-items-shop";
import {
  callIn,
  type HotCall,
  type MeasuredCall,
  measureCalls,
  noteOf,
  spreadScopes,
  wordOf,
} from "./measured-call";
import type { BenchOptions } from "./options";

/** ms at the 99th percentile, at a million items on PostgreSQL. */
const P99: Record<HotCall["kind"], number> = { list: 20, search: 50, one: 20 };
/** How many times longer a call may take at a million items than at ten thousand. */
const GROWTH = 2;
/** ms; what is shorter counts as so much in a growth. */
const NOISE = 2;
/** Five shops are measured, so each call shorter than where it is measured alone. */
const MAX_SECONDS = 20;

export const secondsOfScale = (seconds: number): number => Math.min(MAX_SECONDS, seconds);

async function growingCalls(shop: Shop): Promise<HotCall[]> {
  const call = callIn(shop, await spreadScopes(shop));
  const combined = "/get-combined-data?limit=12";
  return [
    call("popular items", "list", () => "/items/popular?limit=15&offset=1&type=all"),
    call("all stores", "list", () => "/stores/get-stores/all?limit=12&offset=1&type=all"),
    call(
      "listing",
      "list",
      (_, index) => `${combined}&list_type=item&data_type=all&offset=${1 + (index % 3)}`,
    ),
    call(
      "search",
      "search",
      (_, index) => `${combined}&list_type=item&data_type=searched&name=${wordOf(index)}&offset=1`,
    ),
    call("suggestions", "search", (_, index) => `/items/item-or-store-search?name=${wordOf(index)}`),
  ];
}

const thousands = ({ items }: ShopSize) => (items >= 1e6 ? `${items / 1e6} M` : `${items / 1e3} k`);

export async function measureScale(options: BenchOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  const seconds = secondsOfScale(options.seconds);
  const shops: { database: "PGlite" | "PostgreSQL"; size: ShopSize }[] = [
    { database: "PGlite", size: ITEMS_10K },
    { database: "PGlite", size: ITEMS_100K },
    { database: "PostgreSQL", size: ITEMS_10K },
    { database: "PostgreSQL", size: ITEMS_100K },
    { database: "PostgreSQL", size: ITEMS_1M },
  ];
  let smallest: MeasuredCall[] = [];
  for (const { database, size } of shops) {
    const title = `${database}, ${thousands(size)}`;
    const started = performance.now();
    let running: RunningShop;
    try {
      running = await (database === "PGlite" ? embeddedShop(size) : postgresShop(size));
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      console.error(`!!! ${title} SKIPPED: ${error.message}`);
      continue;
    }
    console.log(`  ${title}: filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    try {
      const url = running.server.url.replace("localhost", "127.0.0.1");
      const measured = await measureCalls(url, await growingCalls(new Shop(url)), seconds, title);
      const greatest = size === ITEMS_1M;
      for (const call of measured)
        figures.push({
          name: `${title}: ${call.name}, p99`,
          value: call.p99,
          unit: "ms",
          ...(greatest ? { aim: { max: P99[call.kind] } } : {}),
          note: noteOf(call),
        });
      if (database === "PostgreSQL" && size === ITEMS_10K) smallest = measured;
      if (greatest) figures.push(...growthOf(smallest, measured));
    } finally {
      await running.remove();
    }
  }
  return figures;
}

function growthOf(before: readonly MeasuredCall[], after: readonly MeasuredCall[]): Figure[] {
  return after.flatMap((call) => {
    const small = before.find(({ name }) => name === call.name);
    if (!small) return [];
    const value = Math.max(NOISE, call.p99) / Math.max(NOISE, small.p99);
    return [
      {
        name: `growth of ${call.name}`,
        value: Math.round(value * 10) / 10,
        unit: "×",
        aim: { max: GROWTH },
        note: `p50 ${small.p50.toFixed(1)} and ${call.p50.toFixed(1)} ms`,
      } satisfies Figure,
    ];
  });
}
