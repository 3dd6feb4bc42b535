/** Recovers without a reload: failed and stale queries are refetched as soon as the shop responds. */
import type { Query, QueryClient } from "@tanstack/react-query";
import { configQuery } from "@/features/configuration";
import { onConnectivityChecked, onRecovered } from "@/platform/connectivity";
import { bypassCaches } from "@/platform/http/client";
import { preferences } from "@/stores/preferences";

/** Delay of the second retry after a recovery, ms; doubled for each further one. */
export const secondRetryDelayMs = 5_000;
const maxDelayMs = 60_000;
/** After this long without a failure a query's retries are counted from zero, ms. */
const forgottenAfter = 120_000;

interface Turns {
  count: number;
  lastAt: number;
}

export function refetchOnRecovery(queryClient: QueryClient): void {
  // The connection notes are loaded ahead: without a worker they cannot be loaded offline.
  void import("../layout/connection-notes").catch(() => {});
  // Where the shop answers and one call of it keeps failing, each failure would look like trouble and each next answer
  // like its end: without waiting, that call would be repeated for ever.
  const turns = new Map<string, Turns>();
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();

  const refetch = (query: Query) => {
    const { queryHash, queryKey } = query;
    turns.set(queryHash, { count: (turns.get(queryHash)?.count ?? 0) + 1, lastAt: Date.now() });
    void queryClient.refetchQueries({ queryKey, exact: true, type: "active" }, { cancelRefetch: false });
  };
  const refetchInTurn = (query: Query) => {
    const { queryHash } = query;
    if (waiting.has(queryHash)) return;
    const wait = waitOf(turns.get(queryHash), Date.now());
    if (wait === null) turns.delete(queryHash);
    if (!wait) return refetch(query);
    waiting.set(
      queryHash,
      setTimeout(() => {
        waiting.delete(queryHash);
        if (query.state.status === "error" && query.isActive()) refetch(query);
      }, wait),
    );
  };

  onRecovered(() => {
    for (const query of queryClient.getQueryCache().findAll({ type: "active" }))
      if (query.state.status === "error" || query.isStale()) refetchInTurn(query);
  });
  onConnectivityChecked((status) => {
    if (status !== "maintenance") return;
    // Maintenance announced by config ends when config says so, whatever its cache window.
    const { queryKey } = configQuery(preferences().language);
    void bypassCaches(() => queryClient.refetchQueries({ queryKey }));
  });
}

/** Delay until the next retry, ms; null when earlier retries no longer count. */
function waitOf(turns: Turns | undefined, now: number): number | null {
  if (!turns || now - turns.lastAt > forgottenAfter) return null;
  return Math.max(
    0,
    Math.min(maxDelayMs, secondRetryDelayMs * 2 ** (turns.count - 1)) - (now - turns.lastAt),
  );
}
