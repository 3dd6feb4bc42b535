import { usePendingPart } from "@/ui/loading/pending-parts";
import { Container } from "@/ui/window/container";
import { Skeleton } from "@/ui/window/skeleton";
import styles from "./store-menu.module.css";

/** The skeleton of a store's menu, without the script of the cards. */
export function StoreMenuSkeleton() {
  usePendingPart();
  return (
    <div className={styles.menu} data-part-pending="" aria-hidden="true">
      <Container className={styles.barContent}>
        <div className={styles.tabs}>
          <Skeleton width="20rem" height="3rem" />
        </div>
        <div className={styles.search}>
          <Skeleton height="2.75rem" shape="pill" />
        </div>
      </Container>
      <Container className={styles.list}>
        <div className={styles.waiting}>
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <Skeleton key={card} height="9rem" />
          ))}
        </div>
      </Container>
    </div>
  );
}
