import { useDocumentTitle } from "@/features/document-title";
import { WishlistContent } from "@/features/wishlist";
import { useTexts } from "@/platform/i18n";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";
import { Suspense } from "@/ui/loading/suspense";
import { Container } from "@/ui/plain/container";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./wishlist.module.css";

const Recommended = lazy(optional(() => import("./recommended")));

/** `/wishlist`: the customer's wishlist of this module. */
export default function WishlistPage() {
  const t = useTexts("account");
  useDocumentTitle(t("wishlist.title"));
  return (
    <KitProvider>
      <Container>
        <h1 className={styles.title}>{t("wishlist.title")}</h1>
        <Suspense fallback={<Skeleton height="24rem" />}>
          <WishlistContent wide />
        </Suspense>
        <Suspense>
          <Recommended />
        </Suspense>
      </Container>
    </KitProvider>
  );
}
