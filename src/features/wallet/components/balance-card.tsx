import type { ReactNode } from "react";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./wallet.module.css";

/** The balance, large, with its use and the actions on it. */
export function BalanceCard({
  icon,
  label,
  value,
  text,
  action,
}: {
  readonly icon: ReactNode;
  readonly label: string;
  /** Undefined while it is loading. */
  readonly value: string | undefined;
  readonly text: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <section className={styles.balance} aria-label={label}>
      <span className={styles.emblem}>{icon}</span>
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        {value === undefined ? (
          <Skeleton height="2.5rem" className={styles.loading} />
        ) : (
          <p className={styles.value} aria-live="polite">
            <bdi>{value}</bdi>
          </p>
        )}
        <p className={styles.text}>{text}</p>
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </section>
  );
}
