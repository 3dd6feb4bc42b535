import type { FailedQuery, QueryProgressSource } from "@/features/query-state";
import type { Page } from "@/platform/http/normalise/page";

/** The part of an infinite query that the way to the next page needs. */
export interface NextPageQuery extends FailedQuery {
  /** All loaded pages, another object with each that comes. */
  readonly data: unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => unknown;
}

/** An infinite query whose pages hold rows. */
export interface PagedQuery<Row> extends NextPageQuery, QueryProgressSource {
  readonly data: { readonly pages: readonly { readonly data: Page<Row> }[] } | undefined;
  readonly isPlaceholderData: boolean;
}

/** The rows of all loaded pages. */
export const pagedRows = <Row>(data: PagedQuery<Row>["data"]): Row[] =>
  data?.pages.flatMap((page) => page.data.rows) ?? [];

/** How many rows there are in all, by the server; undefined before the first page. */
export const totalRows = (data: PagedQuery<unknown>["data"]): number | undefined =>
  data?.pages[0]?.data.totalSize;
