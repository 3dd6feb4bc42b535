import { notifyManager, type Query, useQueryClient } from "@tanstack/react-query";
import { useCallback, useSyncExternalStore } from "react";
import type { FailedQuery } from "@/features/query-state";
import { scopeKey } from "@/platform/http/shop-scope";
import { useShopScope } from "@/stores/shop-scope";

/** Fewer failures than these are told where they happen. */
const many = 3;

/**
 * What failed on a home, as one: not null while at least three of its lists could not be had, and more than could. A
 * list that is asked for again counts as failed until it answers, so that nothing flickers. `refetch` asks for all of
 * them again.
 */
export function useHomeFailure(): FailedQuery | null {
  const client = useQueryClient();
  const key = scopeKey(useShopScope());
  const cache = client.getQueryCache();
  const subscribe = useCallback(
    (changed: () => void) => cache.subscribe(notifyManager.batchCalls(changed)),
    [cache],
  );
  const state = useSyncExternalStore(subscribe, () => {
    const shown = cache.findAll({ type: "active", predicate: (query) => query.queryKey[1] === key });
    const failed = shown.filter(hasFailed);
    const loaded = shown.filter((query) => query.state.data !== undefined);
    if (failed.length < many || failed.length <= loaded.length) return "none";
    return failed.some((query) => query.state.fetchStatus === "fetching") ? "asking" : "failed";
  });
  if (state === "none") return null;
  const mine = (query: Query) => query.queryKey[1] === key && hasFailed(query);
  return {
    error: cache.findAll({ type: "active", predicate: mine }).find((query) => query.state.error)?.state.error,
    isFetching: state === "asking",
    refetch: () => client.refetchQueries({ type: "active", predicate: mine }),
  };
}

/** Nothing to show: refused, or waiting for a network with nothing kept. */
const hasFailed = ({ state }: Query): boolean =>
  state.data === undefined && (state.errorUpdateCount > 0 || state.fetchStatus === "paused");
