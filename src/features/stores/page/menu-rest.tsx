import { useEffect, useMemo } from "react";
import type { StoreDetails } from "@/contract";
import { ItemGrid } from "@/features/items";
import { pagedRows, useJoinedRows } from "@/features/paging";
import { SectionFailure } from "@/features/query-state";
import type { ShopScope } from "@/platform/http/shop-scope";
import { useInfiniteQuery } from "@/platform/query";
import { wholeMenuQuery } from "../api/get-store-items";
import { groupMenu, type MenuGroup } from "./menu-groups";
import { type MenuLayout, MenuSection } from "./menu-section-view";

/** The most pages of a menu that are searched. */
const maxPages = 10;

interface Props {
  readonly store: StoreDetails;
  readonly scope: ShopScope;
  readonly layout: MenuLayout;
  readonly rest: MenuGroup["category"];
  readonly onFound: () => void;
}

/**
 * The end of a long menu: items in none of the store's categories. No call lists them, so they are picked from the whole
 * menu.
 */
export default function MenuRest({ store, scope, layout, rest, onFound }: Props) {
  const query = useInfiniteQuery(wholeMenuQuery(scope, { id: store.id, moduleId: store.module_id }));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const goesOn = hasNextPage && !isFetching && !isFetchNextPageError && (data?.pages.length ?? 0) < maxPages;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  const items = useMemo(
    () =>
      groupMenu(pagedRows(data), store.category_details, rest).find(({ category }) => category.id === rest.id)
        ?.items ?? [],
    [data, store, rest],
  );
  const { rows } = useJoinedRows(items);
  const found = items.length > 0;
  useEffect(() => {
    if (found) onFound();
  }, [found, onFound]);
  if (query.isError && !data) return <SectionFailure query={query} />;
  if (!found) return null;
  return (
    <MenuSection category={rest}>
      <ItemGrid items={rows} layout={layout} storeName={false} />
    </MenuSection>
  );
}
