import { useParams } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { MissingPage } from "@/features/missing-page";
import { RateAndReviewView } from "@/features/reviews";
import { useTexts } from "@/platform/i18n";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { Suspense } from "@/ui/loading/suspense";
import { Container } from "@/ui/plain/container";
import { Skeleton } from "@/ui/plain/skeleton";
import styles from "./rate-and-review.module.css";

/** `/rate-and-review/{orderId}`: what a customer thinks of a delivered order. */
export default function RateAndReviewPage() {
  const t = useTexts("reviews");
  const orderId = Number(useParams().orderId);
  useDocumentTitle(t("page.title"));
  if (!Number.isSafeInteger(orderId) || orderId < 1) return <MissingPage />;
  return (
    <KitProvider>
      <Container>
        <div className={styles.page}>
          <h1 className={styles.title}>{t("page.title")}</h1>
          <p className={styles.lead}>{t("page.lead")}</p>
          <Suspense fallback={<Skeleton height="24rem" />}>
            <RateAndReviewView orderId={orderId} />
          </Suspense>
        </div>
      </Container>
    </KitProvider>
  );
}
