import { press } from "../steps/send-steps";
import { useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import styles from "./shift-switch.module.css";

/** One large switch; `since` is null off shift. */
export function ShiftSwitch({ since }: { readonly since: string | null }) {
  const t = useTexts();
  const { time } = useFormats();
  const isOn = since !== null;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={t("shift.label")}
      className={styles.switch}
      onClick={() => void press({ kind: "shift", on: !isOn })}
    >
      <span className={styles.words}>
        <strong className={styles.state}>{t(isOn ? "shift.on" : "shift.off")}</strong>
        <span className={styles.more}>
          {isOn ? t("shift.since", { time: time(since) }) : t("shift.begin")}
        </span>
      </span>
      <span className={styles.track}>
        <span className={styles.knob} />
      </span>
    </button>
  );
}
