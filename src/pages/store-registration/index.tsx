import { useEffect, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { StoreApplication } from "@/features/applications";
import { useConfig } from "@/features/configuration";
import { useDocumentTitle } from "@/features/document-title";
import { useTexts } from "@/platform/i18n";
import { useSession } from "@/stores/session";
import { KitProvider } from "@/ui/chakra/kit-provider";
import { Suspense } from "@/ui/loading/suspense";
import { Skeleton } from "@/ui/plain/skeleton";
import { TitledPage } from "@/ui/plain/titled-page";

/** The flags of a package's payment page when it leads back. */
const planFlags = ["success", "fail", "cancel", "pending"] as const;

/** Stores ask to sell here. */
export default function StoreRegistrationPage() {
  const t = useTexts("applications");
  const config = useConfig();
  const epoch = useSession((state) => state.epoch);
  useDocumentTitle(t("store.title"));
  const [query, setQuery] = useSearchParams();
  // Read once for this return: a reload or a bookmarked address must not repeat it.
  const flag = planFlags.find((known) => known === query.get("flag")) ?? null;
  const [returned, setReturned] = useState(flag);
  if (flag !== null && flag !== returned) setReturned(flag);
  useEffect(() => {
    if (flag !== null) setQuery({}, { replace: true });
  }, [flag, setQuery]);
  return (
    <KitProvider>
      <TitledPage title={t("store.title")}>
        {config?.toggle_store_registration === false ? (
          <p>{t("off")}</p>
        ) : (
          <Suspense fallback={<Skeleton height="20rem" />}>
            {/* Another form for who comes after a sign-out. */}
            <StoreApplication key={epoch} flag={returned} />
          </Suspense>
        )}
      </TitledPage>
    </KitProvider>
  );
}
