import { useSearchParams } from "react-router-dom";
import { useDocumentTitle } from "@/features/document-title";
import { PagedList } from "@/features/paging";
import { queryProgress } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { keepPreviousInScope, useInfiniteQuery } from "@/platform/query";
import { useModuleType } from "@/stores/module";
import { useShopScope } from "@/stores/shop-scope";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { Container } from "@/ui/plain/container";
import { EmptyState } from "@/ui/plain/empty-state";
import { Section } from "@/ui/plain/section";
import { storePagesQuery } from "../api/get-store-list";
import type { StoreListPageName } from "../map-address";
import { quickFiltersOf } from "../quick-filters";
import { useStoresThatFulfil } from "../use-stores-that-fulfil";
import { MapLink } from "./map-link";
import { QuickFilterChips } from "./quick-filter-chips";
import { StoreGrid, StoreGridSkeleton } from "./store-grid";
import styles from "./store-list-view.module.css";

/** The page of one of the named lists of stores. */
export function StoreListView({ list }: { readonly list: StoreListPageName }) {
  const t = useTexts("catalogue");
  const shell = useTexts("shell");
  const food = useModuleType() === "food";
  const [address] = useSearchParams();
  const quick = quickFiltersOf(address);
  const scope = useShopScope();
  const query = useInfiniteQuery({
    ...storePagesQuery(scope, list, quick),
    placeholderData: keepPreviousInScope(scope),
  });
  const storesThatFulfil = useStoresThatFulfil();
  const empty = <EmptyState illustration={<NothingFoundPicture />} title={t("list.storesNotFound")} />;
  const title =
    list === "top-offer"
      ? t("home.topOffers")
      : list === "latest"
        ? shell(food ? "nav.latestRestaurants" : "nav.latestStores")
        : shell(food ? "nav.popularRestaurants" : "nav.popularStores");
  useDocumentTitle(title);
  return (
    <Container className={styles.page}>
      <Section title={title} headingLevel={1} busy={queryProgress(query) === "loading"}>
        <div className={styles.filters}>
          <MapLink list={list} />
          <QuickFilterChips />
        </div>
        <h2 className="visually-hidden">{t("search.stores")}</h2>
        <PagedList query={query} skeleton={<StoreGridSkeleton count={12} />} fadesStaleRows empty={empty}>
          {(stores) => {
            const fulfilling = storesThatFulfil(stores, quick);
            return fulfilling.length === 0 ? empty : <StoreGrid stores={fulfilling} />;
          }}
        </PagedList>
      </Section>
    </Container>
  );
}
