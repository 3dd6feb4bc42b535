// @chunk home-more

import { useCallback, useMemo } from "react";
import type { Store } from "@/contract";
import { isStoreOpen } from "@/domain/opening-hours";
import { pagedRows } from "@/features/paging";
import { QuerySection, type SectionQuery } from "@/features/query-state";
import { useShopClock } from "@/platform/format/shop-now";
import { useTexts } from "@/platform/i18n";
import { queryWith, useInfiniteQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { firstStoresQuery } from "../api/get-store-list";
import { StoreCarousel, StoreCarouselSkeleton } from "./home-stores";

/** Stores that take orders now, of the first rows of all stores, which the end of the home shows anyway. */
export function useOpenStores(): SectionQuery<readonly Store[]> {
  const query = useInfiniteQuery(firstStoresQuery(useShopScope()));
  const rows = useMemo(() => pagedRows(query.data), [query.data]);
  // As text, so that only another store's opening or closing renders again.
  const ids = useShopClock(
    useCallback((now) => idsOf(rows.filter((store) => store.active && isStoreOpen(store, now))), [rows]),
  );
  const open = useMemo(() => {
    const isOpen = new Set(ids.split(",").map(Number));
    return query.data && rows.filter(({ id }) => isOpen.has(id));
  }, [query.data, rows, ids]);
  return queryWith(query, { data: open });
}

export function OpenNow() {
  const t = useTexts("catalogue");
  const title = t("home.openNow");
  return (
    <QuerySection
      title={title}
      query={useOpenStores()}
      isEmpty={(stores) => stores.length === 0}
      skeleton={<StoreCarouselSkeleton />}
    >
      {(stores) => <StoreCarousel label={title} stores={stores} />}
    </QuerySection>
  );
}

const idsOf = (stores: readonly Store[]): string => stores.map(({ id }) => id).join();
