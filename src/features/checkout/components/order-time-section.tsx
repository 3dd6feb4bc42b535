import { useClock } from "@/platform/format";
import { formatDate, formatTimeOfDay } from "@/platform/format/date";
import { zoneMark } from "@/platform/format/zone-mark";
import { useTexts } from "@/platform/i18n";
import { RadioCards } from "@/ui/kit/radio-cards";
import { SelectField } from "@/ui/kit/select-field";
import { Card } from "@/ui/window/card";
import { StatusNote } from "@/ui/window/status-note";
import { useMissingMark } from "../use-missing";
import type { OrderTimes } from "../use-order-times";
import styles from "./sections.module.css";

/** For now or for later. Hidden when there is no choice and no problem to explain. */
export function OrderTimeSection({ times }: { times: OrderTimes }) {
  const t = useTexts("checkout");
  const clock = useClock();
  const mark = useMissingMark("time");
  const { problem, days, slot, choose } = times;
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
  const zone = zoneMark((slot ?? first).startsAt, clock.timeZone).trim();
  const dayLabel = (date: string, inDays: number) =>
    inDays === 0
      ? t("time.today")
      : inDays === 1
        ? t("time.tomorrow")
        : formatDate(`${date} 12:00:00`, clock);
  return (
    <Card as="section">
      <RadioCards<"now" | "later">
        legend={t("time.title")}
        layout="row"
        value={slot === null ? "now" : "later"}
        onValueChange={(when) => choose(when === "now" ? null : (slot ?? first))}
        options={[
          {
            value: "now",
            label: t("time.now"),
            hint:
              problem === null ? undefined : t(problem === "closed" ? "time.closedShort" : "time.itemsShort"),
            disabled: problem !== null,
          },
          { value: "later", label: t("time.later"), hint: t("time.laterHint") },
        ]}
      />
      {slot && day ? (
        <div className={styles.fields}>
          <div className={styles.two}>
            <SelectField
              label={t("time.day")}
              value={day.date}
              onChange={(event) =>
                choose(days.find(({ date }) => date === event.target.value)?.slots[0] ?? first)
              }
              options={days.map(({ date, inDays }) => ({ value: date, label: dayLabel(date, inDays) }))}
            />
            <SelectField
              label={t("time.time")}
              hint={zone === "" ? undefined : t("time.zone", { zone })}
              value={slot.value}
              onChange={(event) =>
                choose(day.slots.find(({ value }) => value === event.target.value) ?? first)
              }
              options={day.slots.map(({ value, time }) => ({ value, label: formatTimeOfDay(time, clock) }))}
            />
          </div>
        </div>
      ) : null}
    </Card>
  );
}
