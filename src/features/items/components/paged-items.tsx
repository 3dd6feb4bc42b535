import type { Item } from "@/contract";
import { PagedList, type PagedQuery } from "@/features/paging";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { EmptyState } from "@/ui/plain/empty-state";
import { ItemGrid, ItemGridSkeleton } from "./item-grid";

/** A paged grid of items with all its states. */
export function PagedItems({
  query,
  emptyTitle,
}: {
  readonly query: PagedQuery<Item>;
  readonly emptyTitle: string;
}) {
  return (
    <PagedList
      query={query}
      skeleton={<ItemGridSkeleton count={12} />}
      empty={<EmptyState illustration={<NothingFoundPicture />} title={emptyTitle} />}
      showsCount
    >
      {(items) => <ItemGrid items={items} />}
    </PagedList>
  );
}
