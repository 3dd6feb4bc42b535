import { useEffect, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { PagedList, pagedRows } from "@/features/paging";
import { useTexts } from "@/platform/i18n";
import { keepPreviousInScope, queryWith, useInfiniteQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { Container } from "@/ui/plain/container";
import { EmptyState } from "@/ui/plain/empty-state";
import { Skeleton } from "@/ui/plain/skeleton";
import { allStoresQuery, storePagesQuery } from "../api/get-store-list";
import { QuickFilterChips } from "../components/quick-filter-chips";
import { StoreCardSkeleton } from "../components/store-card";
import { StoreTypeFilters } from "../components/store-type-filters";
import { mapListOf } from "../map-address";
import { quickFiltersOf } from "../quick-filters";
import { storeFilterOf } from "../store-filter";
import { useStoresThatFulfil } from "../use-stores-that-fulfil";
import { StoreMap } from "./store-map";
import { StoreMapList } from "./store-map-list";
import styles from "./store-map-view.module.css";
import { storePins } from "./store-markers";

/** Stores per request. */
const pageSize = 50;
/** So many pages are put on the map by themselves, the rest by a press. */
const maxAutomaticPages = 4;

/** A list of stores on a map, with the same stores as cards. */
export function StoreMapView() {
  const t = useTexts("browse");
  const catalogue = useTexts("catalogue");
  const [address] = useSearchParams();
  const scope = useShopScope();
  const list = mapListOf(address);
  const quick = quickFiltersOf(address);
  const options =
    list === null
      ? allStoresQuery(scope, storeFilterOf(address), quick, pageSize)
      : storePagesQuery(scope, list, quick, pageSize);
  // Both lists have the same rows under keys of their own.
  const query = useInfiniteQuery({
    ...(options as ReturnType<typeof allStoresQuery>),
    placeholderData: keepPreviousInScope(scope),
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const automatic = (data?.pages.length ?? 0) < maxAutomaticPages && !isFetchNextPageError;
  useEffect(() => {
    if (hasNextPage && automatic && !isFetching) void fetchNextPage();
  }, [hasNextPage, automatic, isFetching, fetchNextPage]);

  const storesThatFulfil = useStoresThatFulfil();
  const filters = quick.join();
  const stores = useMemo(
    () =>
      data &&
      storesThatFulfil(pagedRows(data), quickFiltersOf(new URLSearchParams(`store_filter=${filters}`))),
    [data, filters, storesThatFulfil],
  );
  const pins = useMemo(() => stores && storePins(stores), [stores]);
  const pinned = useMemo(() => new Set(pins?.map(({ id }) => id)), [pins]);
  const [selected, setSelected] = useState<number | null>(null);
  const [showSelected, setShowSelected] = useState<object | null>(null);
  const title = t("stores.onMap");
  useDocumentTitle(title);
  const empty = (
    <EmptyState illustration={<NothingFoundPicture />} title={catalogue("list.storesNotFound")} />
  );
  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.filters}>
        <QuickFilterChips />
        {list === null ? <StoreTypeFilters /> : null}
      </div>
      <div className={styles.split}>
        <div className={styles.map}>
          {pins ? (
            <StoreMap pins={pins} selected={selected} onSelect={setSelected} showSelected={showSelected} />
          ) : (
            <Skeleton height="100%" />
          )}
        </div>
        <section className={styles.list} aria-label={catalogue("search.stores")}>
          <PagedList
            query={automatic ? queryWith(query, { hasNextPage: false }) : query}
            skeleton={<StoreCardSkeleton layout="row" />}
            empty={empty}
            fadesStaleRows
          >
            {() =>
              stores === undefined || stores.length === 0 ? (
                empty
              ) : (
                <StoreMapList
                  stores={stores}
                  pinned={pinned}
                  selected={selected}
                  onSelect={(id, shown) => {
                    setSelected(id);
                    if (shown) setShowSelected({});
                  }}
                />
              )
            }
          </PagedList>
        </section>
      </div>
    </Container>
  );
}
