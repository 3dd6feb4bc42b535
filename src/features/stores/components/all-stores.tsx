import { useInfiniteQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useSearchParams } from "react-router-dom";
import { LoadMore } from "@/features/paging";
import { CachedCopyNote, LoadFailure, queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { keepPreviousInScope } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { FilterChip } from "@/ui/window/chip";
import { classNames } from "@/ui/window/class-names";
import { EmptyState } from "@/ui/window/empty-state";
import { SegmentedControl } from "@/ui/window/segmented-control";
import { type AllStoresFilter, allStoresQuery } from "../api/get-store-list";
import { storeFilterOf, withStoreFilter } from "../store-filter";
import styles from "./all-stores.module.css";
import { StoreGrid, StoreGridSkeleton } from "./store-lists";

/** Every store that delivers here, with filters that stay in sight. */
export function AllStores() {
  const t = useTexts("catalogue");
  const [address, setAddress] = useSearchParams();
  const filter = storeFilterOf(address);
  const headingId = useId();
  const scope = useShopScope();
  const query = useInfiniteQuery({
    ...allStoresQuery(scope, filter),
    placeholderData: keepPreviousInScope(scope),
  });
  const choose = (change: Partial<AllStoresFilter>) =>
    setAddress(withStoreFilter(address, change), { replace: true, preventScrollReset: true });
  const progress = queryProgress(query);
  const pages = query.data?.pages ?? [];
  const stores = pages.flatMap((page) => page.data.rows);
  const total = pages[0]?.data.totalSize;
  return (
    <section aria-labelledby={headingId} aria-busy={progress === "loading" || query.isPlaceholderData}>
      <div className={styles.bar}>
        <h2 id={headingId} className={styles.title} aria-live="polite">
          {total === undefined ? t("stores.all") : t("stores.count", { count: total })}
        </h2>
        <div className={styles.filters}>
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
      <CachedCopyNote data={query.data} />
      {progress === "failed" ? (
        <LoadFailure query={query} />
      ) : progress === "loading" ? (
        <StoreGridSkeleton />
      ) : stores.length === 0 ? (
        <EmptyState
          headingLevel={3}
          illustration={<NothingFoundPicture />}
          title={t("list.storesNotFound")}
        />
      ) : (
        <div className={classNames(query.isPlaceholderData && styles.stale)}>
          <StoreGrid stores={stores} />
          <LoadMore query={query} />
        </div>
      )}
    </section>
  );
}
