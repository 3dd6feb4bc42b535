import { useState } from "react";
import type { BoardStoreState } from "@/contract/calls/board-items";
import { Button } from "@/ui/chakra/button";
import { TextField } from "@/ui/chakra/text-field";
import { TrashIcon } from "@/ui/icons/trash";
import { IconButton } from "@/ui/plain/icon-button";
import { changeSpecialDay } from "../../items/change-item";
import { useDeviceSettings } from "../../settings/device-settings";
import { useTexts } from "../../texts/texts";
import dialogs from "../dialogs.module.css";
import { failureText } from "../failure-text";
import styles from "./store-hours.module.css";
import { areWhole, type Window, Windows } from "./windows";

interface Props {
  readonly state: BoardStoreState;
  readonly onChanged: (state: BoardStoreState) => void;
}

/** Dates on which a store has other hours, or none. */
export function SpecialDays({ state, onChanged }: Props) {
  const t = useTexts();
  const language = useDeviceSettings((settings) => settings.language);
  const [date, setDate] = useState("");
  const [windows, setWindows] = useState<readonly Window[]>([]);
  const [error, setError] = useState<unknown>(null);
  const [isSending, setSending] = useState(false);
  const nameOf = (day: string) =>
    new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: "full", timeZone: "UTC" }).format(
      Date.parse(day),
    );
  const send = async (day: string, hours: readonly Window[] | null) => {
    setError(null);
    setSending(true);
    try {
      const written = hours?.map(({ opening_time, closing_time }) => ({ opening_time, closing_time }));
      onChanged(await changeSpecialDay(state.id, { date: day, windows: written ?? null }));
      setDate("");
      setWindows([]);
    } catch (failure) {
      setError(failure);
    }
    setSending(false);
  };
  return (
    <section className={styles.part} aria-labelledby="special-days">
      <h3 className={dialogs.label} id="special-days">
        {t("hours.special")}
      </h3>
      {state.special_days.length === 0 ? <p className={dialogs.quiet}>{t("hours.noSpecial")}</p> : null}
      <ul className={styles.days}>
        {state.special_days.map(({ date: day, windows: hours }) => (
          <li key={day} className={styles.day}>
            <span>
              <strong>{nameOf(day)}</strong>
              <span className={styles.times}>
                {hours.length === 0
                  ? t("hours.closed")
                  : hours.map((window) => `${window.opening_time}–${window.closing_time}`).join(" · ")}
              </span>
            </span>
            <IconButton
              label={t("hours.removeDay", { day: nameOf(day) })}
              size="lg"
              onClick={() => void send(day, null)}
            >
              <TrashIcon size={22} />
            </IconButton>
          </li>
        ))}
      </ul>
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault();
          if (date !== "" && areWhole(windows)) void send(date, windows);
        }}
      >
        <TextField
          type="date"
          size="lg"
          required
          label={t("hours.date")}
          value={date}
          onChange={({ target }) => setDate(target.value)}
        />
        <Windows
          name={date === "" ? t("hours.date") : nameOf(date)}
          windows={windows}
          onChange={setWindows}
        />
        <Button type="submit" variant="outline" size="lg" wide loading={isSending}>
          {t(windows.length === 0 ? "hours.addClosed" : "hours.addDay")}
        </Button>
      </form>
      {error === null ? null : (
        <p className={dialogs.danger} role="alert">
          {failureText(error, t)}
        </p>
      )}
    </section>
  );
}
