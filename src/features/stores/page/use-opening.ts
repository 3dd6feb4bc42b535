import type { Store } from "@/contract";
import { shopTime, storeOverlay } from "@/domain/availability";
import { serverNow } from "@/platform/connectivity";
import { useClock } from "@/platform/format";
import { formatTimeOfDay } from "@/platform/format/time-of-day";
import { useTexts } from "@/platform/i18n";
import { opensAgain } from "./store-hours";

/** Names of the weekdays in the page's language, 0 Sunday. */
export function dayName(day: number, language: string): string {
  // 4 January 1970 was a Sunday.
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    new Date(Date.UTC(1970, 0, 4 + day)),
  );
}

/** "Opens tomorrow at 9:00 AM" for a store that is closed by its hours; null otherwise. */
export function useNextOpening(store: Store): string | null {
  const t = useTexts("catalogue");
  const clock = useClock();
  if (storeOverlay(store) !== "closed_by_schedule") return null;
  const next = opensAgain(store, shopTime(new Date(serverNow()), clock.timeZone));
  if (next === null) return null;
  const time = formatTimeOfDay(next.time, clock);
  if (next.when === "today") return t("store.opensToday", { time });
  if (next.when === "tomorrow") return t("store.opensTomorrow", { time });
  return t("store.opensOn", { day: dayName(next.day, clock.language), time });
}
