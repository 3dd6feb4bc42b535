import { useCallback } from "react";
import type { Store } from "@/contract";
import { useStoreClosing } from "@/features/items";
import { useClock } from "@/platform/format";
import { useShopClock } from "@/platform/format/shop-now";
import { formatTimeOfDay } from "@/platform/format/time-of-day";
import { useTexts } from "@/platform/i18n";
import { nextStoreOpening } from "./next-store-opening";

/** Names of the weekdays in the page's language, 0 Sunday. */
export function dayName(day: number, language: string): string {
  // 4 January 1970 was a Sunday.
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(1970, 0, 4 + day)),
  );
}

/** "Opens tomorrow at 9:00 AM" for a store outside its hours; null otherwise. */
export function useNextOpening(store: Store): string | null {
  const t = useTexts("catalogue");
  const clock = useClock();
  const closing = useStoreClosing(store);
  const closed = closing === "store.closedNow";
  // As text, so that only another opening time renders again.
  const opening = useShopClock(
    useCallback(
      (now) => {
        const next = closed && now !== null ? nextStoreOpening(store, now) : null;
        return next === null ? null : JSON.stringify(next);
      },
      [store, closed],
    ),
  );
  if (opening === null) return null;
  const next = JSON.parse(opening) as NonNullable<ReturnType<typeof nextStoreOpening>>;
  const time = formatTimeOfDay(next.time, clock);
  if (next.when === "today") return t("store.opensToday", { time });
  if (next.when === "tomorrow") return t("store.opensTomorrow", { time });
  return t("store.opensOn", { day: dayName(next.day, clock.language), time });
}
