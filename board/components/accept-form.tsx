import { type FormEvent, useId, useState } from "react";
import { classNames } from "@/ui/class-names";
import { Button } from "@/ui/plain/button";
import { TextField } from "@/ui/plain/text-field";
import { useTexts } from "../texts/texts";
import styles from "./order-actions.module.css";

const choices = [10, 15, 20, 30, 45];
/** By the contract. */
const maxMinutes = 600;

/** One press accepts with what was chosen the last time. */
let lastMinutes = 20;

export function AcceptForm({ onAccept }: { readonly onAccept: (minutes: number) => void }) {
  const t = useTexts();
  const group = useId();
  const [chosen, setChosen] = useState<number | "other">(
    choices.includes(lastMinutes) ? lastMinutes : "other",
  );
  const [typed, setTyped] = useState(choices.includes(lastMinutes) ? "" : String(lastMinutes));
  const [isWrong, setWrong] = useState(false);
  const minutes = chosen === "other" ? Number(typed) : chosen;
  const isKnown = Number.isInteger(minutes) && minutes >= 1 && minutes <= maxMinutes;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWrong(!isKnown);
    if (!isKnown) return;
    lastMinutes = minutes;
    onAccept(minutes);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <fieldset>
        <legend className="visually-hidden">{t("step.minutes")}</legend>
        <div className={styles.minutes}>
          {[...choices, "other" as const].map((choice) => (
            <label key={choice} className={classNames(styles.minute, choice === "other" && styles.other)}>
              <input
                type="radio"
                className="visually-hidden"
                name={group}
                checked={chosen === choice}
                onChange={() => setChosen(choice)}
              />
              {choice === "other" ? t("step.otherMinutes") : choice}
            </label>
          ))}
        </div>
      </fieldset>
      {chosen === "other" ? (
        <TextField
          label={t("step.typedMinutes")}
          size="lg"
          inputMode="numeric"
          enterKeyHint="done"
          autoFocus
          maxLength={3}
          value={typed}
          error={isWrong && !isKnown ? t("step.minutesWrong") : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
      ) : null}
      <Button type="submit" size="lg" wide className={styles.accept}>
        {isKnown ? t("step.acceptIn", { count: minutes }) : t("step.accept")}
      </Button>
    </form>
  );
}
