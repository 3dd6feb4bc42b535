// @chunk cards
import type { ApiResponse } from "@/platform/http/client";
import { nextPage, type Page } from "@/platform/http/normalise/page";

/**
 * Options of every list that is loaded page by page; the rest of its `infiniteQueryOptions` stands beside it.
 * `load` requests `limit` rows of the page with the number `offset`, from 1.
 */
export function pagedOptions<P extends Page<unknown>>(
  limit: number,
  load: (page: { limit: number; offset: number }, signal: AbortSignal) => Promise<ApiResponse<P>>,
) {
  return {
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      load({ limit, offset: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last: ApiResponse<P>, _: unknown, asked: number) => nextPage(last.data, asked, limit),
  };
}
