import { useParams } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { MissingPage } from "@/features/missing-page";
import { InvoiceView } from "@/features/orders";
import { useTexts } from "@/platform/i18n";
import { Suspense } from "@/ui/loading/suspense";
import { Skeleton } from "@/ui/plain/skeleton";
import { TitledPage } from "@/ui/plain/titled-page";

/** `/invoice/{orderId}`: an order's invoice, to print or to save. A guest sees those of this device. */
export default function InvoicePage() {
  const t = useTexts("invoice");
  const orderId = Number(useParams().orderId);
  useDocumentTitle(t("title"));
  if (!Number.isSafeInteger(orderId) || orderId < 1) return <MissingPage />;
  return (
    <TitledPage title={t("title")}>
      <Suspense fallback={<Skeleton height="24rem" />}>
        <InvoiceView orderId={orderId} />
      </Suspense>
    </TitledPage>
  );
}
