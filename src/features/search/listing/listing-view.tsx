import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { Item, Store } from "@/contract";
import {
  categoriesQuery,
  KeptNote,
  LoadFailure,
  LoadMore,
  NothingFoundPicture,
  progressOf,
  useDocumentTitle,
} from "@/features/catalogue";
import { ItemGrid, ItemGridSkeleton } from "@/features/items";
import { StoreGrid, StoreGridSkeleton } from "@/features/stores";
import { useConnectivity } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { useModuleType } from "@/stores/module";
import { useShopScope } from "@/stores/scope";
import { classNames } from "@/ui/class-names";
import { Container } from "@/ui/container";
import { EmptyState } from "@/ui/empty-state";
import { WifiOffIcon } from "@/ui/icons/wifi-off";
import { StatusNote } from "@/ui/status-note";
import { Tabs } from "@/ui/tabs";
import { listedItemsQuery, listedStoresQuery } from "../api/search";
import { categoriesOf } from "./category-choice";
import { FilterFields } from "./filter-fields";
import { useKeptMatches } from "./kept-matches";
import {
  changeListing,
  type Listing,
  type ListingChange,
  type ListingTab,
  listingRequest,
  readListing,
} from "./listing-address";
import { ListingBar } from "./listing-bar";
import { ListingChips } from "./listing-chips";
import styles from "./listing-view.module.css";

const FilterDrawer = lazy(() => import("./filter-drawer"));

/** What the tabs are called in each kind of shop. */
const itemTabs = {
  food: "list.foods",
  ecommerce: "list.items",
  pharmacy: "list.medicines",
  grocery: "list.groceries",
  parcel: "list.items",
} as const;

/** A listing of items or stores: searched, of a category, of a brand, discounted, new or all. */
export function ListingView() {
  const t = useTexts("catalogue");
  const [address, setAddress] = useSearchParams();
  const listing = readListing(address);
  const moduleType = useModuleType() ?? "food";
  const scope = useShopScope();
  const categories = useQuery(categoriesQuery(scope));
  const [filtering, setFiltering] = useState(false);
  const [drawerWanted, setDrawerWanted] = useState(false);

  const named = listing.kind === "category" ? categoriesOf(listing.id, categories.data) : [];
  const title = useTitle(listing);
  useDocumentTitle(title);
  const change = (changes: ListingChange) =>
    setAddress(changeListing(address, changes), { replace: changes.tab === undefined });
  const chosen = [...new Set([...(named ?? []), ...listing.categories])];
  const fields = { listing, moduleType, categories: categories.data ?? [], onChange: change };

  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <Tabs
        label={t("list.tabs")}
        value={listing.tab}
        onValueChange={(tab) => change({ tab })}
        items={[
          { value: "items", label: t(itemTabs[moduleType]) },
          { value: "stores", label: t(moduleType === "food" ? "list.restaurants" : "list.stores") },
        ]}
      />
      <div className={styles.columns}>
        <aside className={styles.side} aria-label={t("filter.title")}>
          <FilterFields {...fields} />
        </aside>
        <div className={styles.main}>
          <ListingBar
            listing={listing}
            onChange={change}
            onFilter={() => {
              setDrawerWanted(true);
              setFiltering(true);
            }}
          />
          <ListingChips {...fields} />
          <h2 className="visually-hidden">
            {listing.tab === "items"
              ? t(itemTabs[moduleType])
              : t(moduleType === "food" ? "list.restaurants" : "list.stores")}
          </h2>
          {named === null && !categories.isError ? (
            <Waiting tab={listing.tab} listing={listing} />
          ) : listing.tab === "items" ? (
            <ListedItems listing={listing} categoryIds={chosen} />
          ) : (
            <ListedStores listing={listing} categoryIds={chosen} />
          )}
        </div>
      </div>
      {drawerWanted ? (
        <Suspense fallback={null}>
          <FilterDrawer {...fields} open={filtering} onClose={() => setFiltering(false)} />
        </Suspense>
      ) : null}
    </Container>
  );
}

/** What the listing is of: the address' own name, or the words of its kind. */
function useTitle(listing: Listing): string {
  const t = useTexts("catalogue");
  if (listing.kind === "searched") return t("list.resultsFor", { text: listing.text });
  if (listing.name !== "") return listing.name;
  if (listing.kind === "discounted") return t("home.specialOffers");
  if (listing.kind === "new") return t("home.newArrivals");
  return t("list.everything");
}

interface ListProps {
  readonly listing: Listing;
  readonly categoryIds: readonly number[];
}

function ListedItems({ listing, categoryIds }: ListProps) {
  const scope = useShopScope();
  const query = useInfiniteQuery({
    ...listedItemsQuery(scope, listingRequest(listing, categoryIds)),
    placeholderData: keepPreviousData,
  });
  const items = query.data?.pages.flatMap((page) => page.data.rows);
  return (
    <Listed tab="items" listing={listing} query={query} rows={items}>
      {(rows) => <ItemGrid items={rows as Item[]} layout={listing.look === "list" ? "row" : "tile"} />}
    </Listed>
  );
}

function ListedStores({ listing, categoryIds }: ListProps) {
  const scope = useShopScope();
  const query = useInfiniteQuery({
    ...listedStoresQuery(scope, listingRequest(listing, categoryIds)),
    placeholderData: keepPreviousData,
  });
  const stores = query.data?.pages.flatMap((page) => page.data.rows);
  return (
    <Listed tab="stores" listing={listing} query={query} rows={stores}>
      {(rows) => <StoreGrid stores={rows as Store[]} layout={listing.look === "list" ? "row" : "tile"} />}
    </Listed>
  );
}

type ListQuery = Parameters<typeof LoadMore>[0]["query"] &
  Parameters<typeof progressOf>[0] & { readonly isPlaceholderData: boolean };

function Listed({
  tab,
  listing,
  query,
  rows,
  children,
}: {
  readonly tab: ListingTab;
  readonly listing: Listing;
  readonly query: ListQuery;
  readonly rows: readonly (Item | Store)[] | undefined;
  readonly children: (rows: readonly (Item | Store)[]) => ReactNode;
}) {
  const t = useTexts("catalogue");
  const status = useConnectivity();
  const progress = progressOf(query);
  // A search never made online is answered from what this device has seen.
  const offline = progress === "failed" && status !== "online" && listing.kind === "searched";
  const kept = useKeptMatches(useShopScope(), tab, listing.text, offline);
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
  if (progress === "loading" || rows === undefined) return <Waiting tab={tab} listing={listing} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        illustration={<NothingFoundPicture />}
        title={t(tab === "items" ? "list.itemsNotFound" : "list.storesNotFound")}
        text={t("list.notFoundText")}
      />
    );
  }
  return (
    <div className={classNames(query.isPlaceholderData && styles.stale)} aria-busy={query.isPlaceholderData}>
      <KeptNote data={query.data} />
      {children(rows)}
      <LoadMore query={query} />
    </div>
  );
}

function Waiting({ tab, listing }: { readonly tab: ListingTab; readonly listing: Listing }) {
  if (tab === "stores") return <StoreGridSkeleton count={9} />;
  return <ItemGridSkeleton layout={listing.look === "list" ? "row" : "tile"} count={12} />;
}
