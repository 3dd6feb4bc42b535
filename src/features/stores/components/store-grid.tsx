// @chunk cards

import type { Store } from "@/contract";
import { StoreCard, StoreCardSkeleton } from "./store-card";
import styles from "./store-grid.module.css";

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Stores as a grid of cards, or as rows. */
export function StoreGrid({
  stores,
  layout = "tile",
}: {
  readonly stores: readonly Store[];
  readonly layout?: "tile" | "row";
}) {
  return (
    <ul className={layout === "row" ? styles.rows : styles.grid}>
      {stores.map((store) => (
        <li key={store.id} className={styles.cell}>
          <StoreCard store={store} layout={layout} />
        </li>
      ))}
    </ul>
  );
}

export function StoreGridSkeleton({
  count = 6,
  layout = "tile",
}: {
  readonly count?: number;
  readonly layout?: "tile" | "row";
}) {
  return (
    <div className={layout === "row" ? styles.rows : styles.grid} aria-hidden="true">
      {numbers(count).map((index) => (
        <StoreCardSkeleton key={index} layout={layout} />
      ))}
    </div>
  );
}
