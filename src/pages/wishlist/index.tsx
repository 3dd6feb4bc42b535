import { WishlistContent } from "@/features/wishlist";
import { useTexts } from "@/platform/i18n";
import { Container } from "@/ui/container";
import { Skeleton } from "@/ui/skeleton";
import { Suspense } from "@/ui/suspense";
import { useTitle } from "@/ui/use-title";
import styles from "./wishlist.module.css";

/** `/wishlist`: what a customer has wished for in this module. */
export default function WishlistPage() {
  const t = useTexts("account");
  useTitle(t("wish.title"));
  return (
    <Container>
      <h1 className={styles.title}>{t("wish.title")}</h1>
      <Suspense fallback={<Skeleton height="24rem" />}>
        <WishlistContent wide />
      </Suspense>
    </Container>
  );
}
