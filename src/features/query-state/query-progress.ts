/** What the progress of a query is read from. */
export interface QueryProgressSource {
  readonly data: unknown;
  readonly isError: boolean;
  readonly fetchStatus: "fetching" | "paused" | "idle";
  /** An answer came, good or bad, since the component that asks is there. */
  readonly isFetchedAfterMount?: boolean;
}

/**
 * How far a query has come. One that waits for the network and has no cached data counts as failed, although it resumes
 * when the network is back: the shopper has nothing to look at. So does one that has failed and is asked for again: a page
 * whose failures become shapes and failures again with every attempt would move what is being read.
 */
export function queryProgress(query: QueryProgressSource): "loading" | "ready" | "failed" {
  if (query.data !== undefined) return "ready";
  const hasFailed = query.isError || query.isFetchedAfterMount === true;
  return hasFailed || query.fetchStatus === "paused" ? "failed" : "loading";
}
