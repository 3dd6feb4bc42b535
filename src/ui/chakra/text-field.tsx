// @chunk kit
import { Input } from "@chakra-ui/react/input";
import { useId, useState } from "react";
import { classNames } from "../class-names";
import { EyeIcon } from "../icons/eye";
import { EyeOffIcon } from "../icons/eye-off";
import { typingAttributes } from "../plain/field";
import { IconButton } from "../plain/icon-button";
import type { TextFieldProps } from "../plain/text-field";
import { describedBy, Field } from "./field";
import styles from "./field.module.css";

/** One line of text; a password with `reveal` gets a button that shows it. Form libraries can register it. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  required,
  size = "md",
  startSlot,
  endSlot,
  reveal,
  id,
  type = "text",
  disabled,
  ...rest
}: TextFieldProps) {
  const generated = useId();
  const [revealed, setRevealed] = useState(false);
  const controlId = id ?? generated;
  const revealable = type === "password" && reveal !== undefined;
  const button = revealable ? (
    <IconButton
      size="sm"
      label={revealed ? reveal.hide : reveal.show}
      aria-pressed={revealed}
      aria-controls={controlId}
      onClick={() => setRevealed((before) => !before)}
    >
      {revealed ? <EyeOffIcon /> : <EyeIcon />}
    </IconButton>
  ) : null;
  const end = button ?? endSlot;
  const input = (
    <Input
      {...(rest as object)}
      {...typingAttributes({ type, ...rest })}
      size={size}
      type={revealable && revealed ? "text" : type}
      aria-required={required || undefined}
      aria-describedby={describedBy(controlId, { hint, error })}
    />
  );
  return (
    <Field {...{ id: controlId, label, labelHidden, hint, error, required, disabled }}>
      {startSlot || end ? (
        <div
          className={classNames(
            styles.group,
            Boolean(startSlot) && styles.withStart,
            Boolean(end) && styles.withEnd,
          )}
          dir={rest.dir}
        >
          {startSlot ? <span className={styles.start}>{startSlot}</span> : null}
          {input}
          {end ? <span className={styles.end}>{end}</span> : null}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
