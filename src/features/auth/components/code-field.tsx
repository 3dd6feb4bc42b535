import { useEffect, useId, useState } from "react";
import { useTexts } from "@/platform/i18n";
import { classNames } from "@/ui/window/class-names";
import { codeLength, normaliseCode } from "../form-rules";
import styles from "./auth.module.css";

interface Props {
  readonly value: string;
  readonly onValueChange: (code: string) => void;
  /** Said under the boxes, e.g. that the code is wrong. */
  readonly error?: string;
}

const places = Array.from({ length: codeLength }, (_, place) => place);

/** Six boxes that are one field, so that pasting and codes from messages work. */
export function CodeField({ value, onValueChange, error }: Props) {
  const t = useTexts("account");
  const id = useId();
  const [touched, setTouched] = useState(false);
  // A wrong code is taken out of the boxes by the form: that is not the shopper leaving them empty.
  useEffect(() => {
    if (value === "") setTouched(false);
  }, [value]);
  const message = error ?? (touched && value === "" ? t("code.empty") : undefined);
  return (
    <div className={styles.form}>
      <div className={classNames(styles.code, message && styles.invalid)} dir="ltr">
        {places.map((place) => (
          <span
            key={place}
            aria-hidden="true"
            className={classNames(
              styles.digit,
              place < value.length && styles.filled,
              place === Math.min(value.length, codeLength - 1) && styles.next,
            )}
          >
            {value[place] ?? ""}
          </span>
        ))}
        <input
          className={styles.codeInput}
          aria-label={t("code.label")}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? id : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus=""
          value={value}
          onChange={(event) => onValueChange(normaliseCode(event.target.value))}
          onBlur={() => setTouched(true)}
        />
      </div>
      <div aria-live="polite">
        {message ? (
          <p id={id} className={classNames(styles.error, styles.small)}>
            {message}
          </p>
        ) : null}
      </div>
    </div>
  );
}
