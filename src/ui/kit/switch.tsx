// @chunk controls

import type { ComponentPropsWithRef, ReactNode } from "react";
import styles from "../window/choice.module.css";
import { classNames } from "../window/class-names";

export interface SwitchProps extends Omit<ComponentPropsWithRef<"input">, "type" | "role"> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A setting that takes effect at once. The whole line is the target. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.line, className)}>
      <span className={styles.words}>
        <span>{label}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state by itself */}
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
    </label>
  );
}
