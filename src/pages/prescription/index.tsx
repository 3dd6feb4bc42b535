import { useEffect } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { PrescriptionOrder } from "@/features/prescriptions";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { needOutbox } from "@/stores/outbox-start";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { Suspense } from "@/ui/loading/suspense";
import { useIdlePreload } from "@/ui/loading/use-idle-preload";
import { SkeletonCard } from "@/ui/plain/skeleton";
import { TitledPage } from "@/ui/plain/titled-page";

/** All dialogs of orders, which the form does not wait for. */
const preloadPlacedOrder = () => import("@/features/orders").then((orders) => orders.preloadPlacedOrder());

/** `/prescription?store=`: an order with photos of a prescription. Leads home without a store. */
export default function PrescriptionPage() {
  const t = useTexts("prescriptions");
  const [query] = useSearchParams();
  const storeId = Number(query.get("store"));
  useDocumentTitle(t("page.title"));
  useEffect(needOutbox, []);
  useIdlePreload(preloadPlacedOrder);
  if (!Number.isSafeInteger(storeId) || storeId < 1) return <Navigate to={paths.home.href()} replace />;
  return (
    <KitProvider>
      <TitledPage title={t("page.title")}>
        <Suspense fallback={<SkeletonCard ratio={16 / 9} />}>
          <PrescriptionOrder storeId={storeId} />
        </Suspense>
      </TitledPage>
    </KitProvider>
  );
}
