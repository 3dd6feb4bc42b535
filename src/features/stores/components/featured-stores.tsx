// @chunk home-more

import type { ModuleType, Store } from "@/contract";
import { QuerySection } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { featuredStoresQuery } from "../api/get-featured-stores";
import { StoreCarousel, StoreCarouselSkeleton } from "./home-stores";

/** Backends that do not know the parameter return all stores. */
export const featuredStores = (stores: readonly Store[]) => stores.filter((store) => store.featured === 1);

/** Stores that the operator features. */
export function FeaturedStores({ moduleType }: { readonly moduleType: ModuleType }) {
  const t = useTexts("catalogue");
  const query = useQuery(featuredStoresQuery(useShopScope()));
  const title = t(moduleType === "food" ? "home.featuredRestaurants" : "home.featuredStores");
  return (
    <QuerySection
      title={title}
      query={query}
      isEmpty={(page) => featuredStores(page.rows).length === 0}
      skeleton={<StoreCarouselSkeleton />}
    >
      {(page) => <StoreCarousel label={title} stores={featuredStores(page.rows)} />}
    </QuerySection>
  );
}
