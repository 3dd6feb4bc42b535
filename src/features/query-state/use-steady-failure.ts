import { useState } from "react";
import { useConnectivity } from "@/platform/connectivity";
import type { QueryProgressSource } from "./query-progress";

/** The part of a query's result that tells whether it is asked for again after it had failed. */
export interface RepeatedQuery extends QueryProgressSource {
  readonly error: unknown;
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
  const isOffline = useConnectivity() !== "online";
  const [last, setLast] = useState<Failure | null>(null);
  const { data, error, isError, errorUpdatedAt: at } = query;
  if (data !== undefined) return query;
  if (isError) {
    if (last?.at !== at || (isOffline && !last.isOffline)) setLast({ error, at, isOffline });
    return query;
  }
  if (last?.at !== at || (last.isOffline && !isOffline)) return query;
  return { ...query, error: last.error, isError: true } as Query;
}
