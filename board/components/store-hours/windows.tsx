import { Button } from "@/ui/chakra/button";
import { TextField } from "@/ui/chakra/text-field";
import { TrashIcon } from "@/ui/icons/trash";
import { IconButton } from "@/ui/plain/icon-button";
import { useTexts } from "../../texts/texts";
import styles from "./store-hours.module.css";

export interface Window {
  readonly opening_time: string;
  readonly closing_time: string;
}

/** By the contract, of a day. */
const maxWindows = 6;
const usual: Window = { opening_time: "09:00", closing_time: "18:00" };

interface Props {
  /** The day, for screen readers. */
  readonly name: string;
  readonly windows: readonly Window[];
  readonly onChange: (windows: readonly Window[]) => void;
}

/** The times of one day; none: closed. */
export function Windows({ name, windows, onChange }: Props) {
  const t = useTexts();
  const change = (index: number, part: Partial<Window>) =>
    onChange(windows.map((window, at) => (at === index ? { ...window, ...part } : window)));
  return (
    <div className={styles.windows}>
      {windows.length === 0 ? <p className={styles.closed}>{t("hours.closed")}</p> : null}
      {windows.map((window, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a window has no name but its place
        <div key={index} className={styles.window}>
          <TextField
            type="time"
            required
            label={t("hours.opens", { day: name })}
            labelHidden
            value={window.opening_time}
            onChange={({ target }) => change(index, { opening_time: target.value })}
          />
          <span aria-hidden="true">–</span>
          <TextField
            type="time"
            required
            label={t("hours.closes", { day: name })}
            labelHidden
            value={window.closing_time}
            onChange={({ target }) => change(index, { closing_time: target.value })}
          />
          <IconButton
            label={t("hours.remove", { day: name, time: window.opening_time })}
            size="lg"
            onClick={() => onChange(windows.filter((_, at) => at !== index))}
          >
            <TrashIcon size={22} />
          </IconButton>
        </div>
      ))}
      {windows.length < maxWindows ? (
        <Button
          variant="ghost"
          size="lg"
          aria-label={t("hours.addTo", { day: name })}
          onClick={() => onChange([...windows, usual])}
        >
          {t("hours.add")}
        </Button>
      ) : null}
    </div>
  );
}

/** Whether every time is written. */
export const areWhole = (windows: readonly Window[]): boolean =>
  windows.every(({ opening_time: opens, closing_time: closes }) => opens !== "" && closes !== "");
