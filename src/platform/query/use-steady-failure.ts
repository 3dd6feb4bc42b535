import { useState, useSyncExternalStore } from "react";
import { connectivity, onConnectivityChange } from "@/platform/connectivity";
import { queryWith } from "./query-with";

/** The part of a query's result that tells whether it is asked for again after it had failed. */
interface RepeatedQuery {
  readonly data: unknown;
  readonly error: unknown;
  readonly isError: boolean;
  /** Epoch ms; 0 for a query that has not failed. Another query has another one. */
  readonly errorUpdatedAt: number;
}

interface Failure {
  readonly error: unknown;
  readonly at: number;
  /** Shown without a network: what stood there said so. */
  readonly isOffline: boolean;
}

/**
 * A query that has failed goes on as failed, with its error, while it is asked for again: the library forgets the error of a
 * query without data then, and what is read would become a skeleton and a failure again with every attempt. Where the
 * network was gone and has come back it is loading, because what stood there is not true any more.
 */
export function useSteadyFailure<Query extends RepeatedQuery>(query: Query): Query {
  const [last, setLast] = useState<Failure | null>(null);
  const { data, error, isError, errorUpdatedAt: at } = query;
  const hasFailed = data === undefined && (isError || last?.at === at);
  // Only queries that failed are rendered again when the network comes or goes.
  const isOffline = useSyncExternalStore(
    onConnectivityChange,
    () => hasFailed && connectivity() !== "online",
    // For first rows, which the server renders: nothing has failed there.
    () => false,
  );
  if (!hasFailed) return query;
  if (isError) {
    if (last?.at !== at || (isOffline && !last.isOffline)) setLast({ error, at, isOffline });
    return query;
  }
  if (!last || (last.isOffline && !isOffline)) return query;
  return queryWith<object, object>(query, { ...failed, error: last.error }) as Query;
}

const failed = {
  status: "error",
  isError: true,
  isLoadingError: true,
  isPending: false,
  isLoading: false,
} as const;
