// @chunk lists

import { OfflineShelf } from "@/features/offline-shelf";
import { useSuspectedConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { errorText } from "@/stores/show-error";
import { OfflinePicture } from "@/ui/illustrations/lazy-illustrations";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { EmptyState } from "@/ui/plain/empty-state";
import { ErrorPanel } from "@/ui/plain/error-panel";

/** Why a query has no data, and the way to try again. */
export interface FailedQuery {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Shown in place of content that could not be loaded: offline or an error, with a retry, and what can be opened offline. */
export function LoadFailure({
  query,
  title,
  isPage = false,
}: {
  readonly query: FailedQuery;
  readonly title?: string;
  /** There is no other title on the page: this is its heading. */
  readonly isPage?: boolean;
}) {
  const t = useTexts("shell");
  // The loss of the network is confirmed a moment later: without the suspected state the error panel would flash first.
  const status = useSuspectedConnectivity();
  const away = ["offline", "unreachable", "slow", "captive"].includes(status);
  return (
    <>
      {away ? (
        <EmptyState
          headingLevel={isPage ? 1 : 2}
          illustration={<OfflinePicture />}
          title={t("empty.offlineTitle")}
          text={t("empty.offlineText")}
          action={
            <Button variant="soft" onClick={() => void query.refetch()}>
              {t("app.retry")}
            </Button>
          }
        />
      ) : (
        <ErrorPanel
          heading={isPage ? "h1" : "p"}
          title={title ?? t("error.pageTitle")}
          text={errorText(query.error)}
          retryLabel={t("app.retry")}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {status === "online" ? null : (
        <Suspense>
          <OfflineShelf />
        </Suspense>
      )}
    </>
  );
}
