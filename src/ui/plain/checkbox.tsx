// @chunk controls

import type { ComponentPropsWithRef, ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./choice.module.css";

export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** At the end of the line, such as a price. */
  readonly endSlot?: ReactNode;
  /** An exclusive choice looks the same, but round. */
  readonly type?: "checkbox" | "radio";
}

/** A checkbox (or a single radio) with its label as one large target. */
export function Checkbox({ label, hint, endSlot, type = "checkbox", className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(styles.line, className)}>
      <input {...rest} type={type} className={classNames(styles.mark, type === "radio" && styles.round)} />
      <span className={styles.words}>
        <span>{label}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
      {endSlot ? <span className={styles.end}>{endSlot}</span> : null}
    </label>
  );
}
