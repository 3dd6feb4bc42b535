import { useClock } from "@/platform/format";
import { formatTimeOfDay } from "@/platform/format/time-of-day";
import { useTexts } from "@/platform/i18n";
import { ClockIcon } from "@/ui/icons/clock";
import { lazy } from "@/ui/loading/lazy";
import { Skeleton } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import { useFold } from "../use-fold";
import { useMissingMark } from "../use-missing";
import type { OrderTimes } from "../use-order-times";
import { ChoiceBoundary } from "./choice-boundary";
import { FoldRow } from "./fold-row";
import { loadRest } from "./load-rest";
import { useCheckoutArrivalText } from "./use-checkout-arrival-text";

const TimeFields = lazy(() => loadRest().then(({ TimeFields }) => ({ default: TimeFields })));

/** For now or for later. Hidden when there is no choice and no problem to explain. */
export function OrderTimeSection({ times }: { times: OrderTimes }) {
  const t = useTexts("checkout");
  const clock = useClock();
  const mark = useMissingMark("time");
  const arrival = useCheckoutArrivalText();
  const fold = useFold(undefined);
  const { problem, days, slot } = times;
  const first = days[0]?.slots[0] ?? null;
  if (first === null) {
    return problem === null ? null : (
      <div {...mark}>
        <StatusNote tone="warning" live>
          {t(problem === "closed" ? "time.closed" : "time.items")}
        </StatusNote>
      </div>
    );
  }
  const day = days.find(({ slots }) => slots.some(({ value }) => value === slot?.value));
  const dayText = () => {
    if (!day) return "";
    if (day.inDays < 2) return t(day.inDays === 0 ? "time.today" : "time.tomorrow");
    const form = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
    return new Intl.DateTimeFormat(clock.language, form).format(new Date(`${day.date}T12:00:00Z`));
  };
  return (
    <FoldRow
      id="order-time"
      title={t("time.title")}
      icon={<ClockIcon />}
      value={
        slot === null ? (
          t("time.now")
        ) : (
          <bdi>
            {dayText()} {formatTimeOfDay(slot.time, clock)}
          </bdi>
        )
      }
      detail={
        problem === null
          ? slot === null && arrival
          : t(problem === "closed" ? "time.closedShort" : "time.itemsShort")
      }
      fold={fold}
      {...mark}
    >
      <ChoiceBoundary title={t("time.title")} waiting={<Skeleton height="9rem" />}>
        <TimeFields times={times} first={first} />
      </ChoiceBoundary>
    </FoldRow>
  );
}
