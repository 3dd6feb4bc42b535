// @chunk cards

/** When a closed store opens next, in words. */
import { useCallback } from "react";
import type { Item } from "@/contract";
import { isItemStoreOpen } from "@/domain/item-availability";
import { openingInstant } from "@/domain/opening-hours";
import { shopClockText } from "@/domain/shop-time";
import { serverNow } from "@/platform/connectivity";
import { useClock } from "@/platform/format";
import { useShopClock } from "@/platform/format/shop-now";
import { formatTimeOfDay } from "@/platform/format/time-of-day";
import { timeZoneMark } from "@/platform/format/time-zone-mark";
import { useTexts } from "@/platform/i18n";

/** Names of the weekdays in the page's language, 0 Sunday. */
export function dayName(day: number, language: string): string {
  // 4 January 1970 was a Sunday.
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(1970, 0, 4 + day)),
  );
}

/** Returns the function that writes an opening: days from today, 0 Sunday to 6 Saturday, and `HH:mm`. */
export function useOpeningText(): (opening: { inDays: number; day: number; time: string }) => string {
  const t = useTexts("catalogue");
  const clock = useClock();
  return ({ inDays, day, time: opens }) => {
    const at = openingInstant({ inDays, time: opens }, serverNow(), clock.timeZone);
    const time = formatTimeOfDay(opens, clock) + timeZoneMark(at, clock.timeZone);
    if (inDays === 0) return t("store.opensToday", { time });
    if (inDays === 1) return t("store.opensTomorrow", { time });
    return t("store.opensOn", { day: dayName(day, clock.language), time });
  };
}

/** "Opens tomorrow at 9:00 AM" for an item of a store outside its hours; null otherwise. */
export function useItemStoreOpening(item: Item): string | null {
  const opening = useOpeningText();
  const { store_changes_at: changesAt = null } = item;
  const inDays = useShopClock(
    useCallback(
      (now) =>
        // A change that is past was a closing: the next opening is not known.
        now === null || changesAt === null || isItemStoreOpen(item, now) || shopClockText(now) >= changesAt
          ? null
          : Math.round((Date.parse(changesAt.slice(0, 10)) - Date.parse(now.date)) / 86_400_000),
      [item, changesAt],
    ),
  );
  if (inDays === null || changesAt === null) return null;
  return opening({ inDays, day: new Date(`${changesAt}Z`).getUTCDay(), time: changesAt.slice(11) });
}
