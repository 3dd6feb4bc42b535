import type { ReactNode } from "react";
import styles from "./bars.module.css";

interface BarProps {
  readonly tone: "danger" | "warning" | "info" | "highlight";
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly urgent?: boolean;
}

/** A line above the lists that nobody may overlook. */
export function Bar({ tone, icon, children, action, urgent }: BarProps) {
  return (
    <div className={styles.bar} data-tone={tone} role={urgent ? "alert" : "status"}>
      {icon}
      <div className={styles.text}>{children}</div>
      {action}
    </div>
  );
}

interface PressProps {
  readonly children: ReactNode;
  readonly onPress: () => void;
}

export const Press = ({ children, onPress }: PressProps) => (
  <button type="button" className={styles.press} onClick={onPress}>
    {children}
  </button>
);
