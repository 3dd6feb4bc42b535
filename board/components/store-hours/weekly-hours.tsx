import { useState } from "react";
import type { BoardStoreState } from "@/contract/calls/board-items";
import { Button } from "@/ui/chakra/button";
import { changeHours } from "../../items/change-item";
import { useDeviceSettings } from "../../settings/device-settings";
import { useTexts } from "../../texts/texts";
import dialogs from "../dialogs.module.css";
import { failureText } from "../failure-text";
import styles from "./store-hours.module.css";
import { areWhole, type Window, Windows } from "./windows";

/** 0 is Sunday, as the server has it. */
const days = [1, 2, 3, 4, 5, 6, 0] as const;
/** A Sunday. */
const sunday = Date.UTC(2026, 0, 4);

interface Props {
  readonly state: BoardStoreState;
  readonly onChanged: (state: BoardStoreState) => void;
}

/** The hours of every week. */
export function WeeklyHours({ state, onChanged }: Props) {
  const t = useTexts();
  const language = useDeviceSettings((settings) => settings.language);
  const [windows, setWindows] = useState<ReadonlyMap<number, readonly Window[]>>(
    () => new Map(days.map((day) => [day, state.hours.filter((window) => window.day === day)])),
  );
  const [isSending, setSending] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [error, setError] = useState<unknown>(null);
  const nameOf = (day: number) =>
    new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(sunday + day * 86_400_000);
  const all = [...windows].flatMap(([day, list]) =>
    list.map(({ opening_time, closing_time }) => ({ day, opening_time, closing_time })),
  );
  const save = async () => {
    setSaid(null);
    setError(null);
    if (!areWhole(all)) return setSaid(t("hours.unfinished"));
    setSending(true);
    try {
      onChanged(await changeHours(state.id, { hours: all }));
      setSaid(t("hours.saved"));
    } catch (failure) {
      setError(failure);
    }
    setSending(false);
  };
  return (
    <section className={styles.part} aria-labelledby="weekly-hours">
      <h3 className={dialogs.label} id="weekly-hours">
        {t("hours.weekly")}
      </h3>
      <ul className={styles.days}>
        {days.map((day) => (
          <li key={day} className={styles.day}>
            <strong>{nameOf(day)}</strong>
            <Windows
              name={nameOf(day)}
              windows={windows.get(day) ?? []}
              onChange={(list) => setWindows(new Map(windows).set(day, list))}
            />
          </li>
        ))}
      </ul>
      <p className={dialogs.quiet}>{t("hours.overMidnight")}</p>
      {said === null ? null : <p role="status">{said}</p>}
      {error === null ? null : (
        <p className={dialogs.danger} role="alert">
          {failureText(error, t)}
        </p>
      )}
      <Button size="lg" wide loading={isSending} onClick={() => void save()}>
        {t("hours.save")}
      </Button>
    </section>
  );
}
