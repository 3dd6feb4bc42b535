// @chunk listing

import { useRef } from "react";
import { brandsQuery } from "@/features/brands";
import { categoriesQuery } from "@/features/categories";
import { useDocumentTitle } from "@/features/document-title";
import { MissingPage } from "@/features/missing-page";
import { LoadFailure, queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useModuleType } from "@/stores/module";
import { openOverlay } from "@/stores/overlay";
import { useShopScope } from "@/stores/shop-scope";
import { lazy } from "@/ui/loading/lazy";
import { Suspense } from "@/ui/loading/suspense";
import { Container } from "@/ui/plain/container";
import { SkeletonText } from "@/ui/plain/skeleton";
import { Tabs } from "@/ui/plain/tabs";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { FilterDrawerHost } from "./filter-drawer-host";
import { changeListing, type ListingChange, parseListing } from "./listing-address";
import { ListingBar } from "./listing-bar";
import { ListingChips } from "./listing-chips";
import { ListingItems, ListingRowsSkeleton, ListingStores } from "./listing-rows";
import { listingSubject } from "./listing-subject";
import styles from "./listing-view.module.css";
import { useImmediateSearchParams } from "./use-immediate-search-params";
import { resolveListingRequest } from "./use-listing-rows";
import { useListingTitle } from "./use-listing-title";

const FilterFields = lazy(() =>
  import("./filter-fields").then((module) => ({ default: module.FilterFields })),
);

const QuickListingChips = lazy(() => import("./quick-listing-chips"));

/** The name of the item tab in each module. */
const itemTabs = {
  food: "list.foods",
  ecommerce: "list.items",
  pharmacy: "list.medicines",
  grocery: "list.groceries",
  parcel: "list.items",
} as const;

/** From this width the filters are beside the list, by the specification (`lg`). */
const sideBySideQuery = "(min-width: 62em)";

/** A listing of items or stores: searched, of a category, of a brand, discounted, new or all. */
export function ListingView() {
  const t = useTexts("catalogue");
  const [address, setAddress] = useImmediateSearchParams();
  const listing = parseListing(address);
  const moduleType = useModuleType() ?? "food";
  const scope = useShopScope();
  const categories = useQuery(categoriesQuery(scope));
  const brands = useQuery({
    ...brandsQuery(scope),
    enabled: scope.zoneId !== null && (moduleType === "ecommerce" || listing.kind === "brand"),
  });
  const filtersBeside = useMediaQuery(sideBySideQuery);
  // Beside the list all filters stand as chips already.
  const hasQuickChips = listing.tab === "stores" && !filtersBeside;
  const list = useRef<HTMLDivElement>(null);
  const title = useListingTitle(listing, categories.data, brands.data);
  // A slug can be resolved only with the list of categories or brands.
  const slugQuery = listing.kind === "brand" ? brands : categories;
  // A stored list may be too old to have it, so wait for the response.
  const missing = listingSubject(listing, categories.data, brands.data) === null && !slugQuery.isFetching;
  const shell = useTexts("shell");
  useDocumentTitle(missing ? shell("empty.notFound") : title);

  const write = (next: URLSearchParams, replace: boolean) => {
    setAddress(next, { replace });
    // Another list starts at its top.
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
  const request = resolveListingRequest(listing, categories.data, brands.data);
  const subject = `${listing.kind}/${listing.id}/${listing.text}`;
  if (missing) return <MissingPage />;

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
          {filtersBeside ? (
            <Suspense fallback={<SkeletonText lines={9} />}>
              <FilterFields {...fields} />
            </Suspense>
          ) : null}
        </aside>
        <div ref={list} className={styles.main}>
          <ListingBar listing={listing} onChange={change} onFilter={() => openOverlay({ kind: "filters" })} />
          {hasQuickChips ? (
            <Suspense fallback={<div className={styles.quick} />}>
              <QuickListingChips listing={listing} onChange={change} />
            </Suspense>
          ) : null}
          <ListingChips {...fields} hasQuickChips={hasQuickChips} />
          <h2 className="visually-hidden">{tabName}</h2>
          {request === null ? (
            queryProgress(slugQuery) === "failed" ? (
              <LoadFailure query={slugQuery} />
            ) : (
              <ListingRowsSkeleton tab={listing.tab} listing={listing} />
            )
          ) : listing.tab === "items" ? (
            <ListingItems key={subject} listing={listing} request={request} onChange={change} />
          ) : (
            <ListingStores key={subject} listing={listing} request={request} onChange={change} />
          )}
        </div>
      </div>
      {filtersBeside ? null : (
        <FilterDrawerHost fields={fields} address={address} onApply={(next) => write(next, true)} />
      )}
    </Container>
  );
}
