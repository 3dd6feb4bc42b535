/** Lists from a cache in front of the server: how many a second, and that the server is asked for hardly any of them. */
import { scopedAddress } from "@/platform/http/shop-headers";
import { putCacheInFront } from "../../tests/fixtures/cache-in-front";
import type { Shop } from "../browser/shop";
import { CannotRun } from "../test/tools.mjs";
import type { Figure } from "./figures";
import { greatestRate } from "./load/load";
import { CONNECTIONS, callIn, type HotCall, spreadScopes } from "./measured-call";

/** Lists a second from a cache. */
const CACHED_RATE = 5_000;
const SECONDS = 5;

/** As the page asks: the scope stands in the address too. */
const withScope = ({ path, headers }: HotCall["requests"][number]) => ({
  path: scopedAddress(path, headers),
  headers,
});

async function isFromCache(url: string, { path, headers }: HotCall["requests"][number]): Promise<boolean> {
  const response = await fetch(url + path, { headers });
  await response.arrayBuffer();
  return response.headers.get("x-cache") === "HIT";
}

/** Figures of a running shop's lists behind a cache; none where it cannot be had. */
export async function measureCachedLists(shop: Shop, database: string): Promise<Figure[]> {
  let cache: Awaited<ReturnType<typeof putCacheInFront>>;
  try {
    cache = await putCacheInFront(shop.url);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    console.error(`!!! A cache in front SKIPPED: ${error.message}`);
    return [];
  }
  try {
    const url = cache.url.replace("localhost", "127.0.0.1");
    const call = callIn(shop, await spreadScopes(shop));
    const path = "/items/popular?limit=15&offset=1&type=all";
    const plain = call("popular items", "list", () => path);
    const requests = plain.requests.map(withScope);
    for (const one of requests) await isFromCache(url, one);
    const kept = await Promise.all(requests.map((one) => isFromCache(url, one)));
    const rate = await greatestRate(url, requests, { connections: CONNECTIONS, seconds: SECONDS });
    console.log(`  ${database.padEnd(22)}${"from a cache".padEnd(18)} ${rate.toFixed(0).padStart(6)}/s`);
    return [
      {
        name: "popular items from a cache in front (nginx)",
        value: rate,
        unit: "/s",
        aim: { min: CACHED_RATE },
        note: `known by their address; ${kept.filter(Boolean).length} of ${kept.length} different ones were in it before`,
      },
    ];
  } finally {
    await cache.stop();
  }
}
