// @chunk home-more

import { useState } from "react";
import { Link } from "react-router-dom";
import type { Store } from "@/contract";
import { pagedRows } from "@/features/paging";
import { QuerySection, queryProgress, SectionFailure } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useInfiniteQuery, useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { Section } from "@/ui/plain/section";
import { Tabs } from "@/ui/plain/tabs";
import { firstStoresQuery, type StoreListName, storeListQuery } from "../api/get-store-list";
import styles from "./best-stores.module.css";
import { StoreCarousel, StoreCarouselSkeleton } from "./home-stores";
import { StoreGridSkeleton } from "./store-grid";

export const maxStoresOnHome = 12;

type BestTab = "popular" | "top-rated" | "latest";

/** Top Rated goes by the stars, New by the day of joining; Popular keeps the server's order. */
const orders: Record<BestTab, ((a: Store, b: Store) => number) | null> = {
  popular: null,
  "top-rated": (a, b) => b.avg_rating - a.avg_rating,
  latest: (a, b) => Date.parse(b.created_at) - Date.parse(a.created_at),
};

/** The stores of one tab, in the tab's order. */
export function sortBestStores(tab: BestTab, stores: readonly Store[]): Store[] {
  const order = orders[tab];
  return order === null ? [...stores] : [...stores].sort(order);
}

/** Best stores nearby, with the tabs Popular, Top Rated and New. */
export function BestStores() {
  const t = useTexts("catalogue");
  const scope = useShopScope();
  const [tab, setTab] = useState<BestTab>("popular");
  const popular = useQuery(storeListQuery(scope, "popular", maxStoresOnHome));
  // The first tab decides whether the section is shown at all.
  return (
    <QuerySection
      title={t("home.bestStores")}
      query={popular}
      isEmpty={(page) => page.rows.length === 0}
      skeleton={<TabbedSkeleton />}
    >
      {() => (
        <Tabs
          label={t("home.bestStores")}
          value={tab}
          onValueChange={setTab}
          items={[
            { value: "popular", label: t("stores.popular"), panel: <BestPanel tab="popular" /> },
            { value: "top-rated", label: t("stores.topRated"), panel: <BestPanel tab="top-rated" /> },
            { value: "latest", label: t("stores.new"), panel: <BestPanel tab="latest" /> },
          ]}
        />
      )}
    </QuerySection>
  );
}

function BestPanel({ tab }: { readonly tab: BestTab }) {
  const t = useTexts("catalogue");
  const query = useQuery(storeListQuery(useShopScope(), tab, maxStoresOnHome));
  if (queryProgress(query) === "failed") return <SectionFailure query={query} />;
  if (query.data === undefined) return <StoreCarouselSkeleton />;
  return (
    <StoreCarousel key={tab} label={t("home.bestStores")} stores={sortBestStores(tab, query.data.rows)} />
  );
}

/** A section with one list of stores and a link to its page. */
export function StoreSection({ name }: { readonly name: Extract<StoreListName, "top-offer" | "latest"> }) {
  const t = useTexts("catalogue");
  const shell = useTexts("shell");
  const scope = useShopScope();
  const query = useQuery(storeListQuery(scope, name, maxStoresOnHome));
  const title = t(name === "latest" ? "home.newStores" : "home.topOffers");
  const target = name === "latest" ? paths.latestStores.href() : paths.topOfferStores.href();
  return (
    <QuerySection
      title={title}
      action={<Link to={target}>{shell("app.viewAll")}</Link>}
      query={query}
      isEmpty={(page) => page.rows.length === 0}
      skeleton={<StoreCarouselSkeleton />}
    >
      {(page) => <StoreCarousel label={title} stores={page.rows} />}
    </QuerySection>
  );
}

/** The skeleton of the row below the tabs. */
function TabbedSkeleton() {
  return (
    <div className={styles.tabbed}>
      <StoreCarouselSkeleton />
    </div>
  );
}

/** Outlines of a list that is not known. */
const unknownCount = 6;

/** Placeholder of the list at the end of a home until it is near, as high as its first rows, which are mostly known by then. */
export function AllStoresSkeleton() {
  const t = useTexts("catalogue");
  const { data } = useInfiniteQuery({ ...firstStoresQuery(useShopScope()), enabled: false });
  return (
    <Section title={t("stores.all")}>
      <div className={styles.all}>
        <StoreGridSkeleton count={pagedRows(data).length || unknownCount} />
      </div>
    </Section>
  );
}

/** A section of stores before it is near the screen. */
export function StoreSectionSkeleton({ title }: { readonly title: string }) {
  return (
    <Section title={title}>
      <StoreCarouselSkeleton />
    </Section>
  );
}
