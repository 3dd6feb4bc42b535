import type { ReactNode } from "react";
import styles from "./map-view.module.css";

/** A drawing of a town from above, shown while the map loads or where there is none. */
export function MapPlaceholder({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.sketch}>
      <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
        <path d="M0 0h400v300H0z" className={styles.land} />
        <path d="M0 214c60-26 96 18 150 12s78-40 134-30 76 44 116 34v70H0z" className={styles.water} />
        <path d="M250 30c40-14 88 2 92 36s-34 54-70 46-62-68-22-82z" className={styles.green} />
        <path d="M26 120c20-16 58-10 60 14s-30 30-48 24-28-26-12-38z" className={styles.green} />
        <path
          d="M-10 92 410 52M-10 168 410 132M70-10l44 220M176-10l34 214M300-10l26 208M-10 30 180 12M210 204l120-12"
          className={styles.roads}
        />
        <path d="M-10 92 410 52M70-10l44 220M176-10l34 214" className={styles.avenues} />
      </svg>
      {children}
    </div>
  );
}
