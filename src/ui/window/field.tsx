// @chunk controls

import type { ReactNode } from "react";
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

export interface FieldFrameProps extends FieldText {
  readonly controlId: string;
  readonly hintId: string;
  readonly errorId: string;
  /** Shown at the end of the hint's line, such as a count of letters. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Label, control, hint and error in one column; the control refers to hint and error by their ids. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, labelHidden, hint, error, required, aside } = props;
  return (
    <div className={styles.field}>
      <label htmlFor={props.controlId} className={labelHidden ? "visually-hidden" : styles.label}>
        {label}
        {required ? (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        ) : null}
      </label>
      {props.children}
      <div aria-live="polite">
        {error ? (
          <p id={props.errorId} className={styles.error}>
            <WarningIcon size={16} />
            <span>{error}</span>
          </p>
        ) : null}
      </div>
      {(hint && !error) || aside ? (
        <div className={styles.help}>
          <span id={props.hintId}>{error ? null : hint}</span>
          {aside ? <span>{aside}</span> : null}
        </div>
      ) : null}
    </div>
  );
}

/** The ids that describe a control right now; undefined when nothing does. */
export function describedBy(
  text: Pick<FieldText, "hint" | "error">,
  ids: Pick<FieldFrameProps, "hintId" | "errorId">,
): string | undefined {
  if (text.error) return ids.errorId;
  return text.hint ? ids.hintId : undefined;
}
