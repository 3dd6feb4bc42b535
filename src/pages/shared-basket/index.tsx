import { useDocumentTitle } from "@/features/document-title";
import { SharedBasketView } from "@/features/shared-basket";
import { useTexts } from "@/platform/i18n";
import { Suspense } from "@/ui/loading/suspense";
import { Container } from "@/ui/plain/container";
import { SkeletonCard } from "@/ui/plain/skeleton";
import styles from "./shared-basket.module.css";

/** `/shared-basket`: what somebody put together, from behind the `#` of the address. */
export default function SharedBasketPage() {
  const t = useTexts("basket");
  useDocumentTitle(t("page.title"));
  return (
    <Container>
      <h1 className={styles.title}>{t("page.title")}</h1>
      <Suspense fallback={<SkeletonCard ratio={16 / 9} />}>
        <SharedBasketView />
      </Suspense>
    </Container>
  );
}
