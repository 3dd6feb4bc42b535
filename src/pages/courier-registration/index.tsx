import { CourierApplication } from "@/features/applications";
import { useConfig } from "@/features/configuration";
import { useDocumentTitle } from "@/features/document-title";
import { useTexts } from "@/platform/i18n";
import { useSession } from "@/stores/session";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { Suspense } from "@/ui/loading/suspense";
import { Skeleton } from "@/ui/plain/skeleton";
import { TitledPage } from "@/ui/plain/titled-page";

/** Delivery people ask to work here. */
export default function CourierRegistrationPage() {
  const t = useTexts("applications");
  const config = useConfig();
  const epoch = useSession((state) => state.epoch);
  useDocumentTitle(t("courier.title"));
  return (
    <KitProvider>
      <TitledPage title={t("courier.title")}>
        {config?.toggle_dm_registration === false ? (
          <p>{t("off")}</p>
        ) : (
          <Suspense fallback={<Skeleton height="20rem" />}>
            {/* Another form for who comes after a sign-out. */}
            <CourierApplication key={epoch} />
          </Suspense>
        )}
      </TitledPage>
    </KitProvider>
  );
}
