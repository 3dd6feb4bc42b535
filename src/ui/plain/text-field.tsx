// @chunk controls

import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import { EyeIcon } from "../icons/eye";
import { EyeOffIcon } from "../icons/eye-off";
import { type ControlLook, controlAttributes, FieldFrame, type FieldText, typingAttributes } from "./field";
import styles from "./field.module.css";
import { IconButton } from "./icon-button";

export interface TextFieldProps
  extends FieldText,
    Omit<ControlLook, "className">,
    Omit<ComponentPropsWithRef<"input">, "size" | "required"> {
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
  size,
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
  const revealable = type === "password" && reveal !== undefined;
  return (
    <FieldFrame {...{ label, labelHidden, hint, error, required, size, startSlot, className, controlId }}>
      <input
        {...rest}
        {...typingAttributes({ type, ...rest })}
        {...controlAttributes(controlId, { hint, error, required })}
        type={revealable && shown ? "text" : type}
        className={styles.input}
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
    </FieldFrame>
  );
}
