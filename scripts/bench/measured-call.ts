/**
 * One call of the API, measured: how many a second the server can serve (autocannon, 8 connections), and how
 * long a response takes at half of that rate, or at another pace.
 */
import type { Item, Store } from "@/contract";
import type { Asking, Shop } from "../browser/shop";
import { greatestRate, sendPaced } from "./load/load";
import type { PacedRequest } from "./load/paced-load";
import { ITEMS_10K, pointInZone } from "./many-items";
import { percentile, skewedShares } from "./statistics";

export const CONNECTIONS = 8;
/** Different requests of one call, so that no single row is always in the cache. */
export const VARIANTS = 40;
const WARM_UP_SECONDS = 2;
/** Search texts for food. */
const WORDS = ["burger", "pizza", "sou", "coffe", "salad", "chick"] as const;

export interface HotCall {
  name: string;
  kind: "list" | "search" | "one";
  requests: PacedRequest[];
}

/** A zone in which something is sold. */
export interface Scope {
  asking: Asking;
  stores: Store[];
  items: Item[];
}

export interface MeasuredCall {
  name: string;
  kind: HotCall["kind"];
  /** Requests a second at most. */
  rate: number;
  /** Requests a second while the times were measured. */
  pace: number;
  /** ms at that pace. */
  p50: number;
  p99: number;
}

/** Zones of the shop, each as often as its share of the items has it. Throws when none sells anything. */
export async function spreadScopes(shop: Shop): Promise<[Scope, ...Scope[]]> {
  const known = new Map<number, Scope>();
  const scopes: Scope[] = [];
  for (const [zone, count] of skewedShares(VARIANTS, ITEMS_10K.zones).entries()) {
    const place = await shop.placeAt(pointInZone(zone), `Measured zone ${zone + 1}`);
    const module = await shop.module("food", place);
    const asking = { place, moduleId: module.id };
    const { products } = await shop.get<{ products: Item[] }>("/items/popular?limit=50&offset=1", asking);
    const scope = known.get(zone) ?? { asking, stores: await shop.stores(asking), items: products };
    known.set(zone, scope);
    for (let copy = 0; copy < count; copy += 1) scopes.push(scope);
  }
  const [first, ...others] = scopes.filter(({ stores, items }) => stores.length > 0 && items.length > 0);
  if (!first) throw new Error("No zone has stores.");
  return [first, ...others];
}

/** A call with a request for every scope. */
export const callIn =
  (shop: Shop, scopes: readonly Scope[]) =>
  (name: string, kind: HotCall["kind"], path: (scope: Scope, index: number) => string): HotCall => ({
    name,
    kind,
    requests: scopes.map((scope, index) => ({
      path: `/api/v1${path(scope, index)}`,
      headers: shop.headers(scope.asking),
    })),
  });

export const nth = <T>(rows: readonly T[], index: number): T => rows[index % rows.length] as T;
export const wordOf = (index: number): string => nth(WORDS, index);

/** At how many requests a second a call is timed; `rate` is the most that the server can serve. */
export type PaceOf = (call: HotCall, rate: number) => number;

const halfOf: PaceOf = (_, rate) => rate / 2;

/** Measures calls one after the other; each printed line begins with `title`. */
export async function measureCalls(
  url: string,
  calls: readonly HotCall[],
  seconds: number,
  title: string,
  paceOf: PaceOf = halfOf,
): Promise<MeasuredCall[]> {
  const most = (call: HotCall, length: number) =>
    greatestRate(url, call.requests, { connections: CONNECTIONS, seconds: length }).catch((error) => {
      throw new Error(`${call.name}: ${error.message}`);
    });
  // A server that has just started compiles its code and lets its memory grow: seconds that a shop has once a day.
  for (const call of calls) await most(call, WARM_UP_SECONDS);
  const measured: MeasuredCall[] = [];
  for (const call of calls) {
    await most(call, WARM_UP_SECONDS);
    const rate = await most(call, Math.max(3, Math.round(seconds / 6)));
    if (rate === 0) throw new Error(`${call.name}: no response in the time that is measured.`);
    const pace = paceOf(call, rate);
    const latencies = await sendPaced(url, call.requests, { connections: CONNECTIONS, rate: pace, seconds });
    const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)];
    console.log(
      `  ${title.padEnd(22)}${call.name.padEnd(18)} ${rate.toFixed(0).padStart(6)}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms`,
    );
    measured.push({ name: call.name, kind: call.kind, rate, pace, p50, p99 });
  }
  return measured;
}

/** The note beside a p99. */
export const noteOf = ({ p50, pace, rate }: MeasuredCall): string =>
  `p50 ${p50.toFixed(1)} ms at ${pace.toFixed(0)}/s; at most ${rate.toFixed(0)}/s`;
