/**
 * The time on the shop's clock, minute by minute: the server's time in the shop's time zone, not the device's. Null until
 * config has been loaded.
 */
import { useCallback, useSyncExternalStore } from "react";
import { type ShopTime, shopTime } from "@/domain/shop-time";
import type { TimeZone } from "@/domain/time-zone";
import { serverNow } from "@/platform/connectivity";
import { shopFormat, subscribeShopFormat } from "./shop-format";
import { shopTimeZone } from "./shop-time-zone";

const minute = 60_000;
/** How often the minute is checked, ms. */
const checkIntervalMs = 10_000;

let cached: { atMinute: number; timeZone: TimeZone; now: ShopTime } | null = null;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

/** The shop's day, date and minute of the day. */
export function shopNow(): ShopTime | null {
  if (!shopFormat().known) return null;
  const timeZone = shopTimeZone();
  const instant = serverNow();
  const atMinute = Math.floor(instant / minute);
  if (cached?.atMinute !== atMinute || cached.timeZone !== timeZone)
    cached = { atMinute, timeZone, now: shopTime(new Date(instant), timeZone) };
  return cached.now;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** Notifies of every new minute, and of config, which may come after the first render. */
function watch(): () => void {
  const notify = () => listeners.forEach((listener) => void listener());
  let before = cached;
  const timer = setInterval(() => {
    shopNow();
    if (cached === before) return;
    before = cached;
    notify();
  }, checkIntervalMs);
  const unsubscribe = subscribeShopFormat(notify);
  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

/** A value that depends on the shop's clock; the component renders again only when it changes. */
export function useShopClock<T extends string | boolean | number | null>(
  read: (now: ShopTime | null) => T,
): T {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => read(shopNow()), [read]),
  );
}
