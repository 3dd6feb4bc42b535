// @chunk lists

import { classNames } from "../class-names";
import styles from "./progress-bar.module.css";

export interface ProgressBarProps {
  readonly label: string;
  /** 0 to 1; undefined while nobody knows. */
  readonly value?: number;
  readonly tone?: "accent" | "highlight" | "positive";
  /** The value in words, such as '$4 more for free delivery'. */
  readonly text?: string;
}

/** How far something has come. */
export function ProgressBar({ label, value, tone = "accent", text }: ProgressBarProps) {
  const part = value === undefined ? undefined : Math.min(1, Math.max(0, value));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={part === undefined ? undefined : Math.round(part * 100)}
      aria-valuetext={text}
      className={styles.track}
    >
      <div
        className={classNames(styles.bar, styles[tone], part === undefined && styles.unknown)}
        style={part === undefined ? undefined : { width: `${part * 100}%` }}
      />
    </div>
  );
}
