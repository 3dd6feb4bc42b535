import type { ReactNode } from "react";
import { classNames } from "../class-names";
import styles from "./container.module.css";

export interface ContainerProps {
  readonly children: ReactNode;
  /** `reading` for texts and narrow forms. */
  readonly width?: "page" | "reading";
  readonly className?: string;
}

/** Content in the middle of the page, with the gutter of the theme on both sides. */
export function Container({ children, width = "page", className }: ContainerProps) {
  return (
    <div className={classNames(styles.container, width === "reading" && styles.reading, className)}>
      {children}
    </div>
  );
}
