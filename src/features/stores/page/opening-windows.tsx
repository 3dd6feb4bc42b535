import { useClock } from "@/platform/format";
import { formatTimeOfDay } from "@/platform/format/time-of-day";
import { useTexts } from "@/platform/i18n";
import type { HoursOfDay } from "../opening-hours/opening-week";
import styles from "./store-info-overlay.module.css";

/** The opening hours of one day, one line a window. */
export function OpeningWindows({ windows }: Pick<HoursOfDay, "windows">) {
  const t = useTexts("catalogue");
  const clock = useClock();
  if (windows.length === 0) return t("store.closedDay");
  return windows.map((window) => (
    <bdi key={window.from} className={styles.window}>
      {window.always
        ? t("store.alwaysOpen")
        : `${formatTimeOfDay(window.from, clock)} – ${formatTimeOfDay(window.to, clock)}`}
    </bdi>
  ));
}
