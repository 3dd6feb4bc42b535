/** When a closed store opens next. */
import type { Store } from "@/contract";
import { nextOpening } from "@/domain/opening-hours";
import type { ShopTime } from "@/domain/shop-time";

/** When a closed store opens next: days from today, the weekday (0 Sunday) and the time of day. Null when unknown. */
export function nextStoreOpening(
  store: Pick<Store, "schedules">,
  now: ShopTime,
): { inDays: number; day: number; time: string } | null {
  const next = nextOpening(store.schedules, now);
  return next === null ? null : { ...next, day: (now.day + next.inDays) % 7 };
}
