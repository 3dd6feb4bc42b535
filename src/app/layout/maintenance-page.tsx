import { checkConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { ComingSoonIllustration } from "@/ui/illustrations/coming-soon";
import { Button } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";

/** The shop is in maintenance; the cart stays. */
export function MaintenancePage() {
  const t = useTexts("frame");
  return (
    <EmptyState
      headingLevel={1}
      illustration={<ComingSoonIllustration />}
      title={t("error.maintenanceTitle")}
      text={`${t("error.maintenance")} ${t("error.maintenanceCart")}`}
      action={<Button onClick={() => void checkConnectivity()}>{t("app.retry")}</Button>}
    />
  );
}
