import type { ReactNode } from "react";
import styles from "./divider.module.css";

/** A line between parts; with text, the text stands in its middle ('or'). */
export function Divider({ children }: { readonly children?: ReactNode }) {
  if (children === undefined) return <hr className={styles.line} />;
  return <div className={styles.labelled}>{children}</div>;
}
