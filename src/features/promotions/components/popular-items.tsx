import { ItemCarouselSkeleton, ItemColumns, itemListQuery, popularItemsLimit } from "@/features/items";
import { QuerySection } from "@/features/query-state";
import type { ShopScope } from "@/platform/http/shop-scope";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";

/** Rows of a slide, by the specification. */
export const rowsPerSlide = 3;

export const popularItemsQuery = (scope: ShopScope) => itemListQuery(scope, "popular", popularItemsLimit);

/** The most popular items nearby. */
export function PopularItems() {
  const t = useTexts("catalogue");
  const query = useQuery(popularItemsQuery(useShopScope()));
  return (
    <QuerySection
      title={t("home.popularItems")}
      query={query}
      isEmpty={(page) => page.rows.length === 0}
      skeleton={<ItemCarouselSkeleton layout="compact" rows={rowsPerSlide} />}
    >
      {(page) => <ItemColumns label={t("home.popularItems")} items={page.rows} rows={rowsPerSlide} />}
    </QuerySection>
  );
}
