import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./badge.module.css";

export type BadgeTone =
  | "neutral"
  | "accent"
  | "highlight"
  | "positive"
  | "warning"
  | "danger"
  | "info"
  | "food"
  | "grocery"
  | "pharmacy"
  | "ecommerce"
  | "parcel";

export interface BadgeProps {
  readonly children: ReactNode;
  readonly tone?: BadgeTone;
  readonly icon?: ReactNode;
  /** `scrim` keeps its contrast over any picture. */
  readonly surface?: "soft" | "solid" | "scrim";
}

/** A short fact beside something: a discount, a state, a kind. */
export function Badge({ children, tone = "neutral", icon, surface = "soft" }: BadgeProps) {
  return (
    <span
      className={classNames(styles.badge, surface === "scrim" ? styles.scrim : styles[tone], styles[surface])}
    >
      {icon}
      {children}
    </span>
  );
}
