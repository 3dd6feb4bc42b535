// @chunk controls

import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "./choice.module.css";

export interface SwitchProps extends Omit<ComponentPropsWithRef<"input">, "type" | "role" | "className"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A setting that takes effect at once. The whole line is the target. */
export function Switch({ label, hint, ...input }: SwitchProps) {
  return (
    <label className={styles.line}>
      <span className={styles.words}>
        <span>{label}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, and an attribute beside it could only differ */}
      <input {...input} type="checkbox" role="switch" className={styles.switch} />
    </label>
  );
}
