import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./status-note.module.css";

export interface StatusNoteProps {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly tone?: "neutral" | "info" | "warning" | "positive" | "danger";
  /** A small button or link at the end. */
  readonly action?: ReactNode;
  /** As low as a line of the bar. */
  readonly slim?: boolean;
  /** Announced when it changes; off for lists of many such notes. */
  readonly live?: boolean;
  /** True only now: not kept for the beginning of the next visit. */
  readonly momentary?: boolean;
}

/** One quiet line about the state of what is shown, such as 'Saved 2 h ago'. */
export function StatusNote({
  children,
  icon,
  tone = "neutral",
  action,
  slim = false,
  live = false,
  momentary = false,
}: StatusNoteProps) {
  return (
    <div
      className={classNames(styles.note, styles[tone], slim && styles.slim)}
      role={live ? "status" : undefined}
      data-momentary={momentary || undefined}
    >
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  );
}
