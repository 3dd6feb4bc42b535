import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { PagedList, totalRows } from "@/features/paging";
import { queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { keepPreviousInScope } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { Button } from "@/ui/window/button";
import { FilterChip } from "@/ui/window/chip";
import { EmptyState } from "@/ui/window/empty-state";
import { SegmentedControl } from "@/ui/window/segmented-control";
import { useMediaQuery } from "@/ui/window/use-media-query";
import { type AllStoresFilter, allStoresQuery } from "../api/get-store-list";
import { quickFiltersOf, storesThatFulfil } from "../quick-filters";
import { storeFilterOf, withStoreFilter } from "../store-filter";
import styles from "./all-stores.module.css";
import { QuickFilterChips } from "./quick-filter-chips";
import { narrow, StoreGrid, StoreGridSkeleton } from "./store-lists";

/** Stores on a phone until all are asked for. */
const foldedCount = 3;

/** Every store that delivers here; its filters stick to the top. */
export function AllStores() {
  const t = useTexts("catalogue");
  const [address, setAddress] = useSearchParams();
  const filter = storeFilterOf(address);
  const quick = quickFiltersOf(address);
  const headingId = useId();
  const scope = useShopScope();
  const query = useInfiniteQuery({
    ...allStoresQuery(scope, filter, quick),
    placeholderData: keepPreviousInScope(scope),
  });
  const choose = (change: Partial<AllStoresFilter>) =>
    setAddress(withStoreFilter(address, change), { replace: true, preventScrollReset: true });
  const progress = queryProgress(query);
  const total = totalRows(query.data);
  const phone = useMediaQuery(narrow);
  const list = useRef<HTMLDivElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const folded = phone && !unfolded && (total ?? 0) > foldedCount;
  useEffect(() => {
    // The button that was pressed is gone: what it brought comes next.
    if (unfolded) list.current?.querySelector<HTMLElement>(`li:nth-child(${foldedCount + 1}) a`)?.focus();
  }, [unfolded]);
  return (
    <section aria-labelledby={headingId} aria-busy={progress === "loading" || query.isPlaceholderData}>
      <div className={styles.bar}>
        <h2 id={headingId} className={styles.title} aria-live="polite">
          {total === undefined ? t("stores.all") : t("stores.count", { count: total })}
        </h2>
        <div className={styles.filters}>
          <QuickFilterChips />
          <fieldset className={styles.types}>
            <legend className="visually-hidden">{t("stores.show")}</legend>
            {(
              [
                ["all", "stores.allShort"],
                ["newly_joined", "stores.newlyJoined"],
                ["popular", "stores.popular"],
                ["top_rated", "stores.topRated"],
              ] as const
            ).map(([value, label]) => (
              <FilterChip
                key={value}
                selected={filter.store_type === value}
                onClick={() => choose({ store_type: value })}
              >
                {t(label)}
              </FilterChip>
            ))}
          </fieldset>
          <SegmentedControl
            size="sm"
            legend={t("stores.delivery")}
            value={filter.delivery}
            onValueChange={(delivery) => choose({ delivery })}
            segments={[
              { value: "all", label: t("stores.allShort") },
              { value: "delivery", label: t("stores.homeDelivery") },
              { value: "take_away", label: t("stores.takeAway") },
            ]}
          />
        </div>
      </div>
      <PagedList
        query={folded ? { ...query, hasNextPage: false } : query}
        skeleton={<StoreGridSkeleton layout={phone ? "row" : "tile"} />}
        empty={
          <EmptyState
            headingLevel={3}
            illustration={<NothingFoundPicture />}
            title={t("list.storesNotFound")}
          />
        }
        fadesStaleRows
      >
        {(stores) => {
          const fulfilling = storesThatFulfil(stores, quick);
          return (
            <div ref={list} className={styles.list}>
              <StoreGrid
                stores={folded ? fulfilling.slice(0, foldedCount) : fulfilling}
                layout={phone ? "row" : "tile"}
              />
              {folded ? (
                <Button variant="soft" onClick={() => setUnfolded(true)}>
                  {t("stores.showAll", { count: total ?? stores.length })}
                </Button>
              ) : null}
            </div>
          );
        }}
      </PagedList>
    </section>
  );
}
