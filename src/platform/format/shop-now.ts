/**
 * What the shop's own clock shows, minute by minute: the server's time in the shop's time zone, whatever the phone
 * thinks. Null until config has said which zone that is.
 */
import { useCallback, useSyncExternalStore } from "react";
import { type ShopTime, shopTime } from "@/domain/availability";
import { serverNow } from "@/platform/connectivity";
import { shopFormat, subscribeShopFormat } from "./shop-format";

const minute = 60_000;
/** The next minute is noticed within this, ms. */
const look = 10_000;

let kept: { key: string; now: ShopTime } | null = null;
const listeners = new Set<() => void>();
let stop: (() => void) | undefined;

/** The shop's day, date and minute of the day. */
export function shopNow(): ShopTime | null {
  const { timeZone, known } = shopFormat();
  if (!known) return null;
  const instant = serverNow();
  const key = `${Math.floor(instant / minute)} ${timeZone}`;
  if (kept?.key !== key) kept = { key, now: shopTime(new Date(instant), timeZone) };
  return kept.now;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= follow();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

/** Tells of every minute, and of config, which may come after what the clock decides was first shown. */
function follow(): () => void {
  const tell = () => listeners.forEach((listener) => void listener());
  let before = kept?.key;
  const timer = setInterval(() => {
    shopNow();
    if (kept?.key === before) return;
    before = kept?.key;
    tell();
  }, look);
  const unfollow = subscribeShopFormat(tell);
  return () => {
    clearInterval(timer);
    unfollow();
  };
}

/** Something that the shop's clock decides; the component is rendered anew only when the answer is another. */
export function useShopClock<T extends string | boolean | number | null>(
  read: (now: ShopTime | null) => T,
): T {
  return useSyncExternalStore(
    subscribe,
    useCallback(() => read(shopNow()), [read]),
  );
}
