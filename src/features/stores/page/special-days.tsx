import type { SpecialDay } from "@/contract";
import { useClock } from "@/platform/format";
import { formatDate } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { hoursOfDay } from "../opening-hours/opening-week";
import { OpeningWindows } from "./opening-windows";
import styles from "./store-info-overlay.module.css";

/** More would bury the week's hours. */
const shownDays = 10;

/** Holidays and other dates on which a store has hours of their own. */
export function SpecialDays({ days }: { readonly days: readonly SpecialDay[] }) {
  const t = useTexts("catalogue");
  const clock = useClock();
  return (
    <>
      <h4 className={styles.subtitle}>{t("store.specialDays")}</h4>
      <dl className={styles.week}>
        {days.slice(0, shownDays).map(({ date, windows }) => (
          <div key={date} className={styles.day}>
            <dt>{formatDate(date, clock)}</dt>
            <dd>
              <OpeningWindows windows={hoursOfDay(windows)} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
