import { useTexts } from "@/platform/i18n";
import { usePendingPart } from "@/ui/loading/pending-parts";
import { Container } from "@/ui/plain/container";
import { Skeleton, SkeletonText } from "@/ui/plain/skeleton";
import styles from "./page-loading.module.css";

/** While a page's own script loads. `data-pending` keeps the first screen until there is real content. */
export function PageLoading() {
  const t = useTexts("shell");
  usePendingPart();
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
