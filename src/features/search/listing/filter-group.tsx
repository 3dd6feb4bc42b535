import type { ReactNode } from "react";
import styles from "./filter-fields.module.css";

/** A titled group of filters. */
export function FilterGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
