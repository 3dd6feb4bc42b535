import { usePendingPart } from "@/ui/loading/pending-parts";
import { Container } from "@/ui/plain/container";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./store-menu.module.css";

/** The skeleton of a store's menu, without the script of the cards. */
export function StoreMenuSkeleton() {
  usePendingPart();
  return (
    <div className={styles.menu} data-part-pending="" aria-hidden="true">
      <Container className={styles.bar}>
        <Skeleton width="14rem" height="1.5rem" />
      </Container>
      <Container>
        <div className={styles.title}>
          <Skeleton width="10rem" height="1.75rem" />
        </div>
        <div className={styles.waiting}>
          {[0, 1, 2, 3, 4, 5].map((card) => (
            <Skeleton key={card} height="9rem" />
          ))}
        </div>
      </Container>
    </div>
  );
}
