import { createContext, type ReactNode, useContext, useLayoutEffect } from "react";
import styles from "./bars.module.css";

/** Takes part in the count of folded bars; returns how it leaves. */
type Enter = (urgent: boolean) => () => void;
export const BarCount = createContext<Enter | null>(null);

interface BarProps {
  readonly tone: "danger" | "warning" | "info" | "highlight";
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly urgent?: boolean;
}

/** A line above the lists that nobody may overlook. */
export function Bar({ tone, icon, children, action, urgent = false }: BarProps) {
  const enter = useContext(BarCount);
  useLayoutEffect(() => enter?.(urgent), [enter, urgent]);
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
  readonly expanded?: boolean;
}

export const Press = ({ children, onPress, expanded }: PressProps) => (
  <button type="button" className={styles.press} aria-expanded={expanded} onClick={onPress}>
    {children}
  </button>
);
