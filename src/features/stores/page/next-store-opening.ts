/** When a closed store opens next. */
import type { Store } from "@/contract";
import { nextOpening, type ShopTime } from "@/domain/availability";

/** When a closed store opens next: a time today, tomorrow or on a weekday. Null when unknown. */
export function nextStoreOpening(
  store: Pick<Store, "schedules">,
  now: ShopTime,
): { when: "today" | "tomorrow" | "later"; day: number; time: string } | null {
  const next = nextOpening(store.schedules, now);
  if (next === null) return null;
  return {
    when: next.inDays === 0 ? "today" : next.inDays === 1 ? "tomorrow" : "later",
    day: (now.day + next.inDays) % 7,
    time: next.time,
  };
}
