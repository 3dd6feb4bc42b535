import { useId } from "react";
import { useSearchParams } from "react-router-dom";
import { PagedList, pagedRows, totalRows } from "@/features/paging";
import { queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { keepPreviousInScope, useInfiniteQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { EmptyState } from "@/ui/plain/empty-state";
import { allStoresQuery } from "../api/get-store-list";
import { quickFiltersOf } from "../quick-filters";
import { storeFilterOf } from "../store-filter";
import { useStoresThatFulfil } from "../use-stores-that-fulfil";
import styles from "./all-stores.module.css";
import { MapLink } from "./map-link";
import { QuickFilterChips } from "./quick-filter-chips";
import { StoreGrid, StoreGridSkeleton } from "./store-grid";
import { StoreTypeFilters } from "./store-type-filters";

/** Every store that delivers here; its filters stick to the top. */
export function AllStores() {
  const t = useTexts("catalogue");
  const [address] = useSearchParams();
  const filter = storeFilterOf(address);
  const quick = quickFiltersOf(address);
  const headingId = useId();
  const scope = useShopScope();
  const query = useInfiniteQuery({
    ...allStoresQuery(scope, filter, quick),
    placeholderData: keepPreviousInScope(scope),
  });
  const progress = queryProgress(query);
  const storesThatFulfil = useStoresThatFulfil();
  const rows = pagedRows(query.data);
  const fulfilling = storesThatFulfil(rows, quick);
  // A backend that does not know the filter counts the others, too.
  const filterIgnored = fulfilling.length < rows.length;
  const total = filterIgnored ? undefined : totalRows(query.data);
  const empty = (
    <EmptyState headingLevel={3} illustration={<NothingFoundPicture />} title={t("list.storesNotFound")} />
  );
  return (
    <section aria-labelledby={headingId} aria-busy={progress === "loading" || query.isPlaceholderData}>
      <div className={styles.bar}>
        <h2 id={headingId} className={styles.title} aria-live="polite">
          {total === undefined ? t("stores.all") : t("stores.count", { count: total })}
        </h2>
        <div className={styles.filters}>
          <MapLink />
          <QuickFilterChips />
          <StoreTypeFilters />
        </div>
      </div>
      <PagedList query={query} skeleton={<StoreGridSkeleton />} empty={empty} fadesStaleRows>
        {() => (fulfilling.length === 0 ? empty : <StoreGrid stores={fulfilling} />)}
      </PagedList>
    </section>
  );
}
