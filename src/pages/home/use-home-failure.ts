// @chunk home-more

import { notifyManager, type Query, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import type { FailedQuery } from "@/features/query-state";
import { isInScope } from "@/platform/http/shop-scope";
import { useShopScope } from "@/stores/shop-scope";

/** Fewer failures than this are shown in their own sections. */
const minFailures = 3;

/**
 * The failures of a home as one: not null while at least three of its lists failed, and more than loaded. A list that is
 * being refetched counts as failed until it has data, so that nothing flickers. `refetch` retries all of them.
 */
export function useHomeFailure(): FailedQuery | null {
  const client = useQueryClient();
  const scope = useShopScope();
  const cache = client.getQueryCache();
  const isHere = (query: Query) => isInScope(query.queryKey[1], scope);
  const subscribe = useCallback(
    (changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)),
    [cache],
  );
  const state = useSyncExternalStore(subscribe, () => {
    const shown = cache.findAll({ type: "active", predicate: isHere });
    const failed = shown.filter(hasFailed);
    const loaded = shown.filter((query) => query.state.data !== undefined);
    if (failed.length < minFailures || failed.length <= loaded.length) return "none";
    return failed.some((query) => query.state.fetchStatus === "fetching") ? "refetching" : "failed";
  });
  if (state === "none") return null;
  const isFailedHere = (query: Query) => isHere(query) && hasFailed(query);
  return {
    error: cache.findAll({ type: "active", predicate: isFailedHere }).find((query) => query.state.error)
      ?.state.error,
    isFetching: state === "refetching",
    refetch: () => client.refetchQueries({ type: "active", predicate: isFailedHere }),
  };
}

/** No data: the request failed, or waits for the network without a cached copy. */
const hasFailed = ({ state }: Query): boolean =>
  state.data === undefined && (state.errorUpdateCount > 0 || state.fetchStatus === "paused");
