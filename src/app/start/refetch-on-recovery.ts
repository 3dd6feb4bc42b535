/** Recovers without a reload: failed and stale queries are refetched as soon as the shop responds. */
import type { Query, QueryClient } from "@tanstack/react-query";
import { configQuery } from "@/features/configuration";
import { onConnectivityChecked, onRecovered, suspectedConnectivity } from "@/platform/connectivity";
import { isApiError } from "@/platform/http/api-error";
import { bypassCaches } from "@/platform/http/client";
import { preferences } from "@/stores/preferences";

/** Delay of the second retry after a recovery, ms; doubled for each further one. */
export const secondRetryDelayMs = 5_000;
const maxDelayMs = 60_000;
/** After this long without a failure a query's retries are counted from zero, ms. */
const retriesForgottenAfterMs = 120_000;

interface Retries {
  count: number;
  lastAt: number;
}

export function refetchOnRecovery(queryClient: QueryClient): void {
  // The connection notes are loaded ahead: without a worker they cannot be loaded offline.
  void import("../layout/offline-notes").catch(() => {});
  // When one call keeps failing while others succeed, every success looks like a recovery: without a growing delay, the
  // failing call would be repeated endlessly.
  const retries = new Map<string, Retries>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  const refetch = (query: Query) => {
    const { queryHash, queryKey } = query;
    retries.set(queryHash, { count: (retries.get(queryHash)?.count ?? 0) + 1, lastAt: Date.now() });
    void queryClient.refetchQueries({ queryKey, exact: true, type: "active" }, { cancelRefetch: false });
  };
  const refetchWithBackoff = (query: Query) => {
    const { queryHash } = query;
    if (waiting.has(queryHash)) return;
    const delay = retryDelay(retries.get(queryHash), Date.now());
    if (delay === null) retries.delete(queryHash);
    if (!delay) return refetch(query);
    waiting.set(
      queryHash,
      setTimeout(() => {
        waiting.delete(queryHash);
        if (query.state.status === "error" && query.isActive()) refetch(query);
      }, delay),
    );
  };

  const active = () => queryClient.getQueryCache().findAll({ type: "active" });
  onRecovered(() => {
    for (const query of active())
      if (query.state.status === "error" || query.isStale()) refetchWithBackoff(query);
  });
  // On a slow device the network may be back before this is here: nobody would tell of it again.
  if (suspectedConnectivity() === "online")
    for (const query of active())
      if (isApiError(query.state.error) && query.state.error.isConnection) refetchWithBackoff(query);
  onConnectivityChecked((status) => {
    if (status !== "maintenance") return;
    // Maintenance announced by config ends when config says so, whatever its cache window.
    const { queryKey } = configQuery(preferences().language);
    void bypassCaches(() => queryClient.refetchQueries({ queryKey }));
  });
}

/** Delay until the next retry, ms; null when earlier retries no longer count. */
function retryDelay(retries: Retries | undefined, now: number): number | null {
  if (!retries || now - retries.lastAt > retriesForgottenAfterMs) return null;
  return Math.max(
    0,
    Math.min(maxDelayMs, secondRetryDelayMs * 2 ** (retries.count - 1)) - (now - retries.lastAt),
  );
}
