import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./icon.module.css";

export interface IconProps {
  /** Px; icons are square. */
  readonly size?: number;
  /** Fills the shape: for states such as a liked heart. */
  readonly filled?: boolean;
  /** Said to screen readers; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
}

export interface IconShape extends IconProps {
  /** Points somewhere along the line of reading, so it turns round with it. */
  readonly mirrored?: boolean;
  readonly children: ReactNode;
}

/** The frame of every icon: a grid of 24, round strokes of 1.8, the colour of the text. */
export function Icon({ size = 20, filled, label, className, mirrored, children }: IconShape) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames(styles.icon, mirrored && styles.mirrored, className)}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}
