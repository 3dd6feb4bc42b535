// @chunk controls

import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../class-names";
import { WarningIcon } from "../icons/warning";
import styles from "./field.module.css";

export interface FieldText {
  readonly label: ReactNode;
  /** Keeps the label for screen readers only: where an icon and a placeholder say the same. */
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  /** Shown in place of nothing and announced; its presence marks the control invalid. */
  readonly error?: ReactNode;
  readonly required?: boolean;
}

/** How the line that holds a control looks. */
export interface ControlLook {
  readonly size?: "md" | "lg";
  readonly startSlot?: ReactNode;
  readonly className?: string;
}

type Typing = Pick<ComponentPropsWithRef<"input">, "autoComplete" | "inputMode" | "enterKeyHint">;

/** Attributes for a phone's keyboard and the browser's memory, for a field that says nothing of them itself. */
export function typingAttributes({
  type,
  autoComplete,
  inputMode,
  enterKeyHint,
}: Typing & { type?: string }): Typing {
  const known = type === "email" || type === "tel" ? type : undefined;
  return {
    autoComplete: autoComplete ?? known ?? "off",
    inputMode: inputMode ?? known ?? "text",
    enterKeyHint: enterKeyHint ?? "next",
  };
}

interface FieldFrameProps extends FieldText, ControlLook {
  /** Id of the control; those of hint and error are made from it. */
  readonly controlId: string;
  /** The control and what stands behind it in its line. */
  readonly children: ReactNode;
}

const hintId = (controlId: string) => `${controlId}-hint`;
const errorId = (controlId: string) => `${controlId}-error`;

/** Label, control, hint and error in one column; the control takes `controlAttributes`. */
export function FieldFrame(props: FieldFrameProps) {
  const { controlId, label, labelHidden, hint, error, required, size, startSlot, className } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={labelHidden ? "visually-hidden" : styles.label}>
        {label}
        {required ? (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      <div
        className={classNames(
          styles.control,
          size === "lg" && styles.lg,
          Boolean(error) && styles.invalid,
          className,
        )}
      >
        {startSlot ? <span className={styles.slot}>{startSlot}</span> : null}
        {props.children}
      </div>
      <div aria-live="polite">
        {error ? (
          <p id={errorId(controlId)} className={styles.error}>
            <WarningIcon size={16} />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
      {hint && !error ? (
        <div className={styles.help}>
          <span id={hintId(controlId)}>{hint}</span>
        </div>
      ) : null}
    </div>
  );
}

/** Attributes that tie a control to its label, hint and error. */
export function controlAttributes(
  controlId: string,
  { hint, error, required }: Pick<FieldText, "hint" | "error" | "required">,
) {
  const describedBy = error ? errorId(controlId) : hint ? hintId(controlId) : undefined;
  return {
    id: controlId,
    "aria-required": required || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": describedBy,
  };
}
