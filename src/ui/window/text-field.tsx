// @chunk controls

import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import { EyeIcon } from "../icons/eye";
import { EyeOffIcon } from "../icons/eye-off";
import { classNames } from "./class-names";
import { describedBy, FieldFrame, type FieldText } from "./field";
import styles from "./field.module.css";
import { IconButton } from "./icon-button";

export interface TextFieldProps extends FieldText, Omit<ComponentPropsWithRef<"input">, "size" | "required"> {
  readonly size?: "md" | "lg";
  readonly startSlot?: ReactNode;
  readonly endSlot?: ReactNode;
  /** Names of the button that shows or hides a password; given, a password gets that button. */
  readonly reveal?: { readonly show: string; readonly hide: string };
}

/** One line of text. Takes every attribute of an input, so that form libraries can register it. */
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
  className,
  id,
  type = "text",
  ...rest
}: TextFieldProps) {
  const generated = useId();
  const [shown, setShown] = useState(false);
  const controlId = id ?? generated;
  const ids = { hintId: `${controlId}-hint`, errorId: `${controlId}-error` };
  const revealable = type === "password" && reveal !== undefined;
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, required, controlId }} {...ids}>
      <div
        className={classNames(
          styles.control,
          size === "lg" && styles.lg,
          Boolean(error) && styles.invalid,
          className,
        )}
      >
        {startSlot ? <span className={styles.slot}>{startSlot}</span> : null}
        <input
          {...rest}
          id={controlId}
          type={revealable && shown ? "text" : type}
          className={styles.input}
          aria-required={required || undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ hint, error }, ids)}
        />
        {revealable ? (
          <span className={styles.slot}>
            <IconButton
              size="sm"
              label={shown ? reveal.hide : reveal.show}
              aria-pressed={shown}
              aria-controls={controlId}
              onClick={() => setShown((was) => !was)}
            >
              {shown ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          </span>
        ) : null}
        {endSlot ? <span className={styles.slot}>{endSlot}</span> : null}
      </div>
    </FieldFrame>
  );
}
