import { classNames } from "@/ui/class-names";
import { Skeleton } from "@/ui/plain/skeleton";
import stretchedLink from "@/ui/plain/stretched-link.module.css";
import type { ItemCardLayout } from "./item-card";
import styles from "./item-card.module.css";

/** The skeleton of an item's card. */
export function ItemCardSkeleton({ layout = "tile" }: { readonly layout?: ItemCardLayout }) {
  const narrow = layout === "compact" || layout === "row" || layout === "horizontal";
  return (
    <div className={classNames(stretchedLink.card, styles.card, styles[layout])} aria-hidden="true">
      <div className={styles.figure}>
        <Skeleton ratio={narrow ? 1 : layout === "special" ? 3 / 2 : 4 / 3} />
      </div>
      <div className={styles.words}>
        <span className={styles.name}>
          <Skeleton width="85%" height="1.3em" />
        </span>
        {layout === "row" ? <Skeleton width="100%" height="2.2rem" /> : null}
        <span className={styles.meta}>
          <Skeleton width="55%" height="0.8em" shape="pill" />
        </span>
        <Skeleton width="4rem" height="1.25rem" />
      </div>
    </div>
  );
}
