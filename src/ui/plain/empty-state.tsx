// @chunk cards
import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** Decoration: hidden from screen readers by the illustration itself. */
  readonly illustration?: ReactNode;
  /** The shopper's next step: one button, at most two. */
  readonly action?: ReactNode;
  /** Inside drawers and cards. */
  readonly compact?: boolean;
  readonly headingLevel?: 1 | 2 | 3;
}

/** Nothing here, and what to do about it. */
export function EmptyState({
  title,
  text,
  illustration,
  action,
  compact,
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    // All that its page says: the frame keeps no room for more.
    <div className={classNames(styles.root, compact && styles.compact)} data-short={compact ? undefined : ""}>
      {illustration ? <div className={styles.illustration}>{illustration}</div> : null}
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
