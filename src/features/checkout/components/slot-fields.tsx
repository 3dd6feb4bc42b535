import type { OrderSlot, SlotDay } from "@/domain/order-slots";
import { useClock } from "@/platform/format";
import { formatDate, formatTimeOfDay } from "@/platform/format/date";
import { timeZoneMark } from "@/platform/format/time-zone-mark";
import { useTexts } from "@/platform/i18n";
import { SelectField } from "@/ui/chakra/select-field";
import styles from "./sections.module.css";

interface Props {
  readonly days: readonly SlotDay[];
  /** The chosen one, which is of one of the days. */
  readonly slot: OrderSlot;
  readonly onChoose: (slot: OrderSlot) => void;
}

/** The day and the time of an order for later. */
export default function SlotFields({ days, slot, onChoose }: Props) {
  const t = useTexts("checkout");
  const clock = useClock();
  const day = days.find(({ slots }) => slots.some(({ value }) => value === slot.value));
  if (day === undefined) return null;
  const zone = timeZoneMark(slot.startsAt, clock.timeZone).trim();
  const dayLabel = (date: string, inDays: number) =>
    inDays === 0
      ? t("time.today")
      : inDays === 1
        ? t("time.tomorrow")
        : formatDate(`${date} 12:00:00`, clock);
  const chooseDay = (date: string) => {
    const first = days.find((other) => other.date === date)?.slots[0];
    if (first) onChoose(first);
  };
  const chooseTime = (value: string) => {
    const chosen = day.slots.find((other) => other.value === value);
    if (chosen) onChoose(chosen);
  };
  return (
    <div className={styles.two}>
      <SelectField
        label={t("time.day")}
        value={day.date}
        onChange={(event) => chooseDay(event.target.value)}
        options={days.map(({ date, inDays }) => ({ value: date, label: dayLabel(date, inDays) }))}
      />
      <SelectField
        label={t("time.time")}
        hint={zone === "" ? undefined : t("time.zone", { zone })}
        value={slot.value}
        onChange={(event) => chooseTime(event.target.value)}
        options={day.slots.map(({ value, time }) => ({ value, label: formatTimeOfDay(time, clock) }))}
      />
    </div>
  );
}
