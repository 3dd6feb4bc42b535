// @chunk home-more

import { useCallback, useMemo } from "react";
import type { Store } from "@/contract";
import { isStoreOpen } from "@/domain/opening-hours";
import { pagedRows } from "@/features/paging";
import { QuerySection } from "@/features/query-state";
import { useShopClock } from "@/platform/format/shop-now";
import { useTexts } from "@/platform/i18n";
import { queryWith, useInfiniteQuery } from "@/platform/query";
import { useShelf } from "@/stores/home-shelves";
import { useShopScope } from "@/stores/shop-scope";
import { firstStoresQuery } from "../api/get-store-list";
import { StoreCarousel, StoreCarouselSkeleton } from "./home-stores";

/** More are in the list of all stores. */
const maxShown = 4;

/** Stores that take orders now: the first rows of all stores, which the end of the home shows anyway. */
export function OpenNow() {
  const t = useTexts("catalogue");
  const query = useInfiniteQuery(firstStoresQuery(useShopScope()));
  const rows = useMemo(() => pagedRows(query.data), [query.data]);
  // As text, so that only another store's opening or closing renders again.
  const ids = useShopClock(
    useCallback((now) => idsOf(rows.filter((store) => store.active && isStoreOpen(store, now))), [rows]),
  );
  const open = useMemo(() => {
    const isOpen = new Set(ids.split(",").map(Number));
    return query.data && rows.filter(({ id }) => isOpen.has(id)).slice(0, maxShown);
  }, [query.data, rows, ids]);
  const shown = useShelf("store", "open-now", open);
  const title = t("home.openNow");
  return (
    <QuerySection
      title={title}
      query={queryWith(query, { data: open })}
      isEmpty={(stores) => shown(stores).length === 0}
      skeleton={<StoreCarouselSkeleton />}
    >
      {(stores) => <StoreCarousel label={title} stores={shown(stores)} />}
    </QuerySection>
  );
}

const idsOf = (stores: readonly Store[]): string => stores.map(({ id }) => id).join();
