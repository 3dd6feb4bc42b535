/** The fields that the progress of a query is read from. */
export interface QueryProgressSource {
  readonly data: unknown;
  readonly isError: boolean;
  readonly fetchStatus: "fetching" | "paused" | "idle";
}

/**
 * How far a query has come. One that waits for the network and has no cached data counts as failed, although it resumes
 * when the network is back: the shopper has nothing to look at.
 */
export function queryProgress(query: QueryProgressSource): "loading" | "ready" | "failed" {
  if (query.data !== undefined) return "ready";
  return query.isError || query.fetchStatus === "paused" ? "failed" : "loading";
}
