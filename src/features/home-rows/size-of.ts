import { type QueryProgressSource, queryProgress } from "@/features/query-state";

/** The number of cards that `count` finds in a list: undefined while it is on its way, null when it could not be had. */
export function sizeOf<T>(
  query: QueryProgressSource & { readonly data: T | undefined },
  count: (data: T) => number,
): number | null | undefined {
  if (query.data !== undefined) return count(query.data);
  return queryProgress(query) === "failed" ? null : undefined;
}
