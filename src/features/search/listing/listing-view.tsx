import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { Brand, Category, Item, Store } from "@/contract";
import {
  brandsQuery,
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
import { closeOverlay, openOverlay, useOverlays } from "@/stores/overlay";
import { useShopScope } from "@/stores/scope";
import { Button } from "@/ui/button";
import { classNames } from "@/ui/class-names";
import { Container } from "@/ui/container";
import { EmptyState } from "@/ui/empty-state";
import { WifiOffIcon } from "@/ui/icons/wifi-off";
import { useMediaQuery } from "@/ui/overlay/use-media-query";
import { SkeletonText } from "@/ui/skeleton";
import { StatusNote } from "@/ui/status-note";
import { Tabs } from "@/ui/tabs";
import { categoryNamed } from "./category-choice";
import { useKeptMatches } from "./kept-matches";
import {
  changeListing,
  type Listing,
  type ListingChange,
  type ListingTab,
  noFilters,
  readListing,
} from "./listing-address";
import { activeFilters, ListingBar } from "./listing-bar";
import { ListingChips } from "./listing-chips";
import styles from "./listing-view.module.css";
import { requestOf, useListedItems, useListedStores } from "./use-listed";

const FilterDrawer = lazy(() => import("./filter-drawer"));
const FilterFields = lazy(() =>
  import("./filter-fields").then((module) => ({ default: module.FilterFields })),
);

/** What the tabs are called in each kind of shop. */
const itemTabs = {
  food: "list.foods",
  ecommerce: "list.items",
  pharmacy: "list.medicines",
  grocery: "list.groceries",
  parcel: "list.items",
} as const;

/** The filters stand at the side from here on, by the specification (`lg`). */
const sideBySide = "(min-width: 62em)";

/** A listing of items or stores: searched, of a category, of a brand, discounted, new or all. */
export function ListingView() {
  const t = useTexts("catalogue");
  const [current, setAddress] = useSearchParams();
  // The router takes its time; a box that was pressed must be seen to be pressed.
  const [written, setWritten] = useState<{ from: string; to: URLSearchParams } | null>(null);
  const address = written?.from === current.toString() ? written.to : current;
  const listing = readListing(address);
  const moduleType = useModuleType() ?? "food";
  const scope = useShopScope();
  const categories = useQuery(categoriesQuery(scope));
  const brands = useQuery({
    ...brandsQuery(scope),
    enabled: scope.zoneId !== null && (moduleType === "ecommerce" || listing.kind === "brand"),
  });
  const wide = useMediaQuery(sideBySide);
  const list = useRef<HTMLDivElement>(null);
  const title = useTitle(listing, categories.data, brands.data);
  useDocumentTitle(title);

  const write = (next: URLSearchParams, replace: boolean) => {
    setWritten({ from: current.toString(), to: next });
    setAddress(next, { replace });
    // Another list is read from its beginning.
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView();
  };
  const change = (changes: ListingChange) =>
    write(changeListing(address, changes), changes.tab === undefined);
  const fields = {
    listing,
    moduleType,
    categories: categories.data ?? [],
    brands: brands.data ?? [],
    onChange: change,
  };
  const tabName =
    listing.tab === "items"
      ? t(itemTabs[moduleType])
      : t(moduleType === "food" ? "list.restaurants" : "list.stores");
  const request = requestOf(listing, categories.data, brands.data);
  const subject = `${listing.kind}/${listing.id}/${listing.text}`;
  // A category or brand by its name cannot be asked for without the list that knows the name.
  const unreadable = listing.kind === "brand" ? brands : categories;

  return (
    <Container className={styles.page}>
      <h1 className={styles.title}>
        <bdi>{title}</bdi>
      </h1>
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
          {wide ? (
            <Suspense fallback={<SkeletonText lines={9} />}>
              <FilterFields {...fields} />
            </Suspense>
          ) : null}
        </aside>
        <div ref={list} className={styles.main}>
          <ListingBar listing={listing} onChange={change} onFilter={() => openOverlay({ kind: "filters" })} />
          <ListingChips {...fields} />
          <h2 className="visually-hidden">{tabName}</h2>
          {request === null ? (
            progressOf(unreadable) === "failed" ? (
              <LoadFailure query={unreadable} />
            ) : (
              <Waiting tab={listing.tab} listing={listing} />
            )
          ) : listing.tab === "items" ? (
            <ListedItems key={subject} listing={listing} request={request} onChange={change} />
          ) : (
            <ListedStores key={subject} listing={listing} request={request} onChange={change} />
          )}
        </div>
      </div>
      {wide ? null : <Drawer fields={fields} address={address} onApply={(next) => write(next, true)} />}
    </Container>
  );
}

/** The filters over the page; the back button closes them and leaves the list as it was. */
function Drawer({
  fields,
  address,
  onApply,
}: {
  readonly fields: Omit<Parameters<typeof FilterDrawer>[0], "open" | "address" | "onClose" | "onApply">;
  readonly address: URLSearchParams;
  readonly onApply: (address: URLSearchParams) => void;
}) {
  const open = useOverlays().some(({ kind }) => kind === "filters");
  const [opened, setOpened] = useState(0);
  const chosen = useRef<URLSearchParams | null>(null);
  const apply = useRef(onApply);
  apply.current = onApply;
  useEffect(() => {
    if (open) setOpened((times) => times + 1);
  }, [open]);
  useEffect(() => {
    // The list's own entry of the history is changed, so the drawer's has to be gone first.
    const closed = () => {
      const next = chosen.current;
      chosen.current = null;
      if (next !== null) setTimeout(() => apply.current(next));
    };
    window.addEventListener("popstate", closed);
    return () => window.removeEventListener("popstate", closed);
  }, []);
  if (opened === 0) return null;
  return (
    <Suspense fallback={null}>
      <FilterDrawer
        key={opened}
        {...fields}
        open={open}
        address={address}
        onClose={closeOverlay}
        onApply={(next) => {
          chosen.current = next;
          closeOverlay();
        }}
      />
    </Suspense>
  );
}

/** What the listing is of: what is known here by that name, the address' own name, or the words of its kind. */
function useTitle(
  listing: Listing,
  categories: readonly Category[] | undefined,
  brands: readonly Brand[] | undefined,
): string {
  const t = useTexts("catalogue");
  if (listing.kind === "searched") return t("list.resultsFor", { text: listing.text });
  const known =
    listing.kind === "category"
      ? categoryNamed(listing.id, categories ?? [])
      : listing.kind === "brand"
        ? brands?.find(({ id, slug }) => String(id) === listing.id || slug === listing.id)
        : null;
  if (known) return known.name;
  if (listing.name !== "") return listing.name;
  if (listing.kind === "discounted") return t("home.specialOffers");
  if (listing.kind === "new") return t("home.newArrivals");
  return t("list.everything");
}

interface ListProps {
  readonly listing: Listing;
  readonly request: NonNullable<ReturnType<typeof requestOf>>;
  readonly onChange: (change: ListingChange) => void;
}

function ListedItems({ listing, request, onChange }: ListProps) {
  const query = useListedItems(request);
  const items = query.data?.pages.flatMap((page) => page.data.rows);
  const total = query.data?.pages[0]?.data.totalSize;
  return (
    <Listed tab="items" {...{ listing, query, total, onChange }} rows={items}>
      {(rows) => <ItemGrid items={rows as Item[]} layout={listing.look === "list" ? "row" : "tile"} />}
    </Listed>
  );
}

function ListedStores({ listing, request, onChange }: ListProps) {
  const query = useListedStores(request);
  const stores = query.data?.pages.flatMap((page) => page.data.rows);
  const total = query.data?.pages[0]?.data.totalSize;
  return (
    <Listed tab="stores" {...{ listing, query, total, onChange }} rows={stores}>
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
    const filtered = activeFilters(listing) > 0;
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
      <KeptNote data={query.data} />
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

function Waiting({ tab, listing }: { readonly tab: ListingTab; readonly listing: Listing }) {
  const layout = listing.look === "list" ? "row" : "tile";
  return (
    <div aria-hidden="true">
      <p className={styles.count}>&nbsp;</p>
      {tab === "stores" ? <StoreGridSkeleton count={9} /> : <ItemGridSkeleton layout={layout} count={12} />}
    </div>
  );
}
