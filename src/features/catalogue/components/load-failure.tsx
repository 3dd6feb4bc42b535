import { useSuspectedConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { errorText } from "@/stores/show-error";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/window/button";
import { EmptyState } from "@/ui/window/empty-state";
import { ErrorPanel } from "@/ui/window/error-panel";
import { OfflinePicture } from "./lazy-illustrations";

const KeptShelf = lazy(() => import("./offline-shelf"));

/** What a query says about why it has no data. */
export interface FailedQuery {
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The whole content of a page could not be had: offline and never seen, or an error with a way to try again; and what can be opened nevertheless. */
export function LoadFailure({ query, title }: { readonly query: FailedQuery; readonly title?: string }) {
  const t = useTexts("shell");
  // Where the network is why it failed that is announced a moment later: one panel, and not another before it.
  const status = useSuspectedConnectivity();
  const away = ["offline", "unreachable", "slow", "captive"].includes(status);
  return (
    <>
      {away ? (
        <EmptyState
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
          title={title ?? t("error.pageTitle")}
          text={errorText(query.error)}
          retryLabel={t("app.retry")}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
      {status === "online" ? null : (
        <Suspense>
          <KeptShelf />
        </Suspense>
      )}
    </>
  );
}

/**
 * How far a query has come. A query that waits for the network with nothing kept has failed for the shopper's eyes,
 * although it will go on by itself.
 */
export function queryProgress(query: {
  readonly data: unknown;
  readonly isError: boolean;
  readonly fetchStatus: "fetching" | "paused" | "idle";
}): "loading" | "ready" | "failed" {
  if (query.data !== undefined) return "ready";
  return query.isError || query.fetchStatus === "paused" ? "failed" : "loading";
}
