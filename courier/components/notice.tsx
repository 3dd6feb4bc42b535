import type { ReactNode } from "react";
import styles from "./notice.module.css";

interface Props {
  readonly tone: "danger" | "warning" | "info";
  readonly icon: ReactNode;
  readonly children: ReactNode;
  /** What its button says and does. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly urgent?: boolean;
}

/** A line below the bar that nobody may overlook. */
export function Notice({ tone, icon, children, action, urgent }: Props) {
  return (
    <div className={styles.notice} data-tone={tone} role={urgent ? "alert" : "status"}>
      {icon}
      <div className={styles.text}>{children}</div>
      {action ? (
        <button type="button" className={styles.press} onClick={action.onPress}>
          {action.label}
        </button>
      ) : null}
    </div>
  );
}
