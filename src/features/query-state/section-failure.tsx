import { useConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { errorText } from "@/stores/show-error";
import { WifiOffIcon } from "@/ui/icons/wifi-off";
import { ErrorPanel } from "@/ui/plain/error-panel";
import { StatusNote } from "@/ui/plain/status-note";
import type { FailedQuery } from "./load-failure";

/** Shown in place of a section that could not be loaded: one line without network, otherwise a panel with a retry. */
export function SectionFailure({ query }: { readonly query: FailedQuery }) {
  const t = useTexts("shell");
  const status = useConnectivity();
  if (status !== "online") {
    return <StatusNote icon={<WifiOffIcon size={18} />}>{t("empty.offlineTitle")}</StatusNote>;
  }
  return (
    <ErrorPanel
      title={t("error.pageTitle")}
      text={errorText(query.error)}
      retryLabel={t("app.retry")}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
