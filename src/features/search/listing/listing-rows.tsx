import type { ReactNode } from "react";
import type { Item, Store } from "@/contract";
import { ItemGrid, ItemGridSkeleton } from "@/features/items";
import { LoadMore } from "@/features/paging";
import { CachedCopyNote, LoadFailure, queryProgress } from "@/features/query-state";
import { StoreGrid, StoreGridSkeleton } from "@/features/stores";
import { useConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { useShopScope } from "@/stores/shop-scope";
import { WifiOffIcon } from "@/ui/icons/wifi-off";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { Button } from "@/ui/window/button";
import { classNames } from "@/ui/window/class-names";
import { EmptyState } from "@/ui/window/empty-state";
import { StatusNote } from "@/ui/window/status-note";
import { type Listing, type ListingChange, type ListingTab, noFilters } from "./listing-address";
import { countActiveFilters } from "./listing-bar";
import styles from "./listing-view.module.css";
import { useOfflineMatches } from "./offline-matches";
import { type resolveListingRequest, useListingItems, useListingStores } from "./use-listing-rows";

interface ListProps {
  readonly listing: Listing;
  readonly request: NonNullable<ReturnType<typeof resolveListingRequest>>;
  readonly onChange: (change: ListingChange) => void;
}

/** Items of the listing with what stands for them while they come, fail or are none. */
export function ListingItems({ listing, request, onChange }: ListProps) {
  const query = useListingItems(request);
  const items = query.data?.pages.flatMap((page) => page.data.rows);
  const total = query.data?.pages[0]?.data.totalSize;
  return (
    <Listed tab="items" {...{ listing, query, total, onChange }} rows={items}>
      {(rows) => <ItemGrid items={rows as Item[]} layout={listing.look === "list" ? "row" : "tile"} />}
    </Listed>
  );
}

/** Stores of the listing, in the same way. */
export function ListingStores({ listing, request, onChange }: ListProps) {
  const query = useListingStores(request);
  const stores = query.data?.pages.flatMap((page) => page.data.rows);
  const total = query.data?.pages[0]?.data.totalSize;
  return (
    <Listed tab="stores" {...{ listing, query, total, onChange }} rows={stores}>
      {(rows) => <StoreGrid stores={rows as Store[]} layout={listing.look === "list" ? "row" : "tile"} />}
    </Listed>
  );
}

type ListQuery = Parameters<typeof LoadMore>[0]["query"] &
  Parameters<typeof queryProgress>[0] & { readonly isPlaceholderData: boolean };

function Listed({
  tab,
  listing,
  query,
  total,
  rows,
  onChange,
  children,
}: {
  readonly tab: ListingTab;
  readonly listing: Listing;
  readonly query: ListQuery;
  readonly total: number | undefined;
  readonly rows: readonly (Item | Store)[] | undefined;
  readonly onChange: (change: ListingChange) => void;
  readonly children: (rows: readonly (Item | Store)[]) => ReactNode;
}) {
  const t = useTexts("catalogue");
  const shell = useTexts("shell");
  const status = useConnectivity();
  const progress = queryProgress(query);
  // A search never made online is answered from what this device has seen.
  const offline = progress === "failed" && status !== "online" && listing.kind === "searched";
  const kept = useOfflineMatches(useShopScope(), tab, listing.text, offline);
  if (offline && kept.data !== undefined && kept.data.length > 0) {
    return (
      <>
        <StatusNote icon={<WifiOffIcon size={18} />} live>
          {t("list.fromDevice")}
        </StatusNote>
        {children(kept.data)}
      </>
    );
  }
  if (progress === "failed") return <LoadFailure query={query} />;
  if (progress === "loading" || rows === undefined)
    return <ListingRowsSkeleton tab={tab} listing={listing} />;
  if (rows.length === 0) {
    const filtered = countActiveFilters(listing) > 0;
    return (
      <EmptyState
        illustration={<NothingFoundPicture />}
        title={t(tab === "items" ? "list.itemsNotFound" : "list.storesNotFound")}
        text={t("list.notFoundText")}
        action={
          filtered ? (
            <Button variant="soft" onClick={() => onChange(noFilters)}>
              {shell("app.reset")}
            </Button>
          ) : undefined
        }
      />
    );
  }
  return (
    <div className={classNames(query.isPlaceholderData && styles.stale)} aria-busy={query.isPlaceholderData}>
      <CachedCopyNote data={query.data} />
      {total === undefined ? null : (
        <p className={styles.count} role="status">
          {t("list.found", { count: total })}
        </p>
      )}
      {children(rows)}
      <LoadMore query={query} shown={rows.length} total={total} />
    </div>
  );
}

/** The room that rows will take. */
export function ListingRowsSkeleton({
  tab,
  listing,
}: {
  readonly tab: ListingTab;
  readonly listing: Listing;
}) {
  const layout = listing.look === "list" ? "row" : "tile";
  return (
    <div aria-hidden="true">
      <p className={styles.count}>&nbsp;</p>
      {tab === "stores" ? <StoreGridSkeleton count={9} /> : <ItemGridSkeleton layout={layout} count={12} />}
    </div>
  );
}
