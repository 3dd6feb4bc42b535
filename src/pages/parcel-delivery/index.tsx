import { useEffect } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { ParcelOrder } from "@/features/parcels";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useModuleStore } from "@/stores/module";
import { needOutbox } from "@/stores/outbox-start";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { Suspense } from "@/ui/loading/suspense";
import { useIdlePreload } from "@/ui/loading/use-idle-preload";
import { SkeletonCard } from "@/ui/plain/skeleton";
import { TitledPage } from "@/ui/plain/titled-page";

/** All dialogs of orders, which the form does not wait for. */
const preloadPlacedOrder = () => import("@/features/orders").then((orders) => orders.preloadPlacedOrder());

/** From where to where a parcel of the chosen category goes. Leads home without one, and outside of the parcel module. */
export default function ParcelDeliveryPage() {
  const t = useTexts("parcels");
  const module = useModuleStore((state) => state.module);
  const [query] = useSearchParams();
  const categoryId = Number(query.get("category"));
  useDocumentTitle(t("page.title"));
  useEffect(needOutbox, []);
  useIdlePreload(preloadPlacedOrder);
  if (module?.module_type !== "parcel" || !Number.isSafeInteger(categoryId) || categoryId < 1)
    return <Navigate to={paths.home.href()} replace />;
  return (
    <KitProvider>
      <TitledPage title={t("page.title")}>
        <Suspense fallback={<SkeletonCard ratio={16 / 9} />}>
          <ParcelOrder moduleId={module.id} categoryId={categoryId} />
        </Suspense>
      </TitledPage>
    </KitProvider>
  );
}
