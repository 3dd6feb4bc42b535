// @chunk listing
import type { ReactNode } from "react";
import type { Item, Store } from "@/contract";
import { ItemGrid, ItemGridSkeleton } from "@/features/items";
import { PagedList, type PagedQuery, totalRows } from "@/features/paging";
import { queryProgress } from "@/features/query-state";
import { StoreGrid, StoreGridSkeleton } from "@/features/stores";
import { useConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { useShopScope } from "@/stores/shop-scope";
import { WifiOffIcon } from "@/ui/icons/wifi-off";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { StatusNote } from "@/ui/plain/status-note";
import type { ListedPage } from "../api/get-listing";
import { useOfflineMatches } from "../offline/use-offline-matches";
import type { Listing, ListingChange, ListingTab } from "./listing-address";
import styles from "./listing-view.module.css";
import { type resolveListingRequest, useListingItems, useListingStores } from "./use-listing-rows";

const NothingListed = lazy(() => import("./nothing-listed"));
const SearchNoteLines = lazy(() => import("./search-note-lines"));

interface TabRowsProps {
  readonly listing: Listing;
  readonly request: NonNullable<ReturnType<typeof resolveListingRequest>>;
  readonly onChange: (change: ListingChange) => void;
}

const layoutOf = (listing: Listing) => (listing.layout === "list" ? "row" : "tile");

/** The items of the listing. */
export function ListingItems({ listing, request, onChange }: TabRowsProps) {
  return (
    <ListingRows<Item> tab="items" listing={listing} query={useListingItems(request)} onChange={onChange}>
      {(items) => <ItemGrid items={items} layout={layoutOf(listing)} />}
    </ListingRows>
  );
}

/** The stores of the listing. */
export function ListingStores({ listing, request, onChange }: TabRowsProps) {
  return (
    <ListingRows<Store> tab="stores" listing={listing} query={useListingStores(request)} onChange={onChange}>
      {(stores) => <StoreGrid stores={stores} layout={layoutOf(listing)} />}
    </ListingRows>
  );
}

interface ListingRowsProps<Row> {
  readonly tab: ListingTab;
  readonly listing: Listing;
  readonly query: PagedQuery<Row> & {
    readonly data: { readonly pages: readonly { readonly data: ListedPage<Row> }[] } | undefined;
  };
  readonly onChange: (change: ListingChange) => void;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

function ListingRows<Row extends Item | Store>({
  tab,
  listing,
  query,
  onChange,
  children,
}: ListingRowsProps<Row>) {
  const t = useTexts("catalogue");
  const status = useConnectivity();
  // A search that was never made online is answered from the rows stored on this device.
  const offline = queryProgress(query) === "failed" && status !== "online" && listing.kind === "searched";
  const matches = useOfflineMatches(useShopScope(), tab, listing.text, offline);
  if (offline && matches.data !== undefined && matches.data.length > 0) {
    return (
      <>
        <StatusNote icon={<WifiOffIcon size={18} />} live>
          {t("list.fromDevice")}
        </StatusNote>
        {children(matches.data as Row[])}
      </>
    );
  }
  const total = totalRows(query.data);
  const note = query.data?.pages[0]?.data.note;
  const noteLines = note ? (
    <Suspense fallback={<p className={styles.count}>&nbsp;</p>}>
      <SearchNoteLines note={note} typed={listing.text} />
    </Suspense>
  ) : null;
  return (
    <PagedList
      query={query}
      skeleton={<ListingRowsSkeleton tab={tab} listing={listing} />}
      empty={
        <>
          {noteLines}
          <Suspense fallback={<ListingRowsSkeleton tab={tab} listing={listing} />}>
            <NothingListed tab={tab} listing={listing} onChange={onChange} />
          </Suspense>
        </>
      }
      showsCount
      fadesStaleRows
    >
      {(rows) => (
        <>
          {noteLines}
          {total === undefined ? null : (
            <p className={styles.count} role="status">
              {t("list.found", { count: total })}
            </p>
          )}
          {children(rows)}
        </>
      )}
    </PagedList>
  );
}

/** As high as a first page of rows. */
export function ListingRowsSkeleton({
  tab,
  listing,
}: {
  readonly tab: ListingTab;
  readonly listing: Listing;
}) {
  return (
    <div aria-hidden="true">
      <p className={styles.count}>&nbsp;</p>
      {tab === "stores" ? (
        <StoreGridSkeleton count={9} />
      ) : (
        <ItemGridSkeleton layout={layoutOf(listing)} count={12} />
      )}
    </div>
  );
}
