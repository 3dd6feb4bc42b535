import type { Item } from "@/contract";
import { LoadMore } from "@/features/paging";
import { CachedCopyNote, type FailedQuery, LoadFailure, queryProgress } from "@/features/query-state";
import { isMissing } from "@/platform/http/api-error";
import type { Page } from "@/platform/http/normalise/page";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { EmptyState } from "@/ui/window/empty-state";
import { ItemGrid, ItemGridSkeleton } from "./item-lists";

type PagesQuery = FailedQuery &
  Parameters<typeof LoadMore>[0]["query"] & {
    readonly data: { readonly pages: readonly { readonly data: Page<Item> }[] } | undefined;
    readonly isError: boolean;
    readonly fetchStatus: "fetching" | "paused" | "idle";
  };

/** Items page after page: their skeleton, a failure with a way on, nothing found, or the rows. */
export function PagedItems({
  query,
  emptyTitle,
}: {
  readonly query: PagesQuery;
  readonly emptyTitle: string;
}) {
  const progress = queryProgress(query);
  // What does not exist has no items either: the shopper is told so, not that something broke.
  const unknown = isMissing(query.error);
  const items = query.data?.pages.flatMap((page) => page.data.rows) ?? [];
  if (progress === "loading") return <ItemGridSkeleton count={12} />;
  if (progress === "failed" && !unknown) return <LoadFailure query={query} />;
  if (items.length === 0) return <EmptyState illustration={<NothingFoundPicture />} title={emptyTitle} />;
  return (
    <>
      <CachedCopyNote data={query.data} />
      <ItemGrid items={items} />
      <LoadMore query={query} shown={items.length} total={query.data?.pages[0]?.data.totalSize} />
    </>
  );
}
