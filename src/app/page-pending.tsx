import { useTexts } from "@/platform/i18n";
import { Container } from "@/ui/container";
import { Skeleton, SkeletonText } from "@/ui/skeleton";
import styles from "./page-pending.module.css";

/** While a page's own script is on its way. `data-pending` keeps the first screen until there is real content. */
export function PagePending() {
  const t = useTexts("shell");
  return (
    <div data-pending="" aria-busy="true">
      <p className="visually-hidden" role="status">
        {t("app.loading")}
      </p>
      <Container>
        <div className={styles.page} aria-hidden="true">
          <Skeleton height="3rem" />
          <Skeleton ratio={16 / 6} />
          <SkeletonText lines={3} />
        </div>
      </Container>
    </div>
  );
}
