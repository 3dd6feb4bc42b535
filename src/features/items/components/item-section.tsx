// @chunk home-more

import { Link } from "react-router-dom";
import { QuerySection } from "@/features/query-state";
import type { ShopScope } from "@/platform/http/shop-scope";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { type ItemListName, itemListQuery } from "../api/get-item-list";
import { ItemCarousel, ItemCarouselSkeleton } from "./item-carousel";

/** Item lists of the home that are one row: list, number of items and layout. */
export const homeItemSections = {
  offers: { list: "discounted", limit: 12, title: "home.specialOffers", layout: "special" },
  recommended: { list: "recommended", limit: 15, title: "home.recommended", layout: "tile" },
} as const satisfies Record<string, { list: ItemListName; [more: string]: unknown }>;

export type ItemSectionName = keyof typeof homeItemSections;

export const homeItemsQuery = (scope: ShopScope, name: ItemSectionName) => {
  const { list, limit } = homeItemSections[name];
  return itemListQuery(scope, list, limit);
};

/** One item section of the home. */
export function ItemSection({ name }: { readonly name: ItemSectionName }) {
  const t = useTexts("catalogue");
  const shell = useTexts("shell");
  const scope = useShopScope();
  const { title, layout } = homeItemSections[name];
  const query = useQuery(homeItemsQuery(scope, name));
  const all =
    name === "offers" && scope.moduleId !== null ? (
      <Link to={paths.discountedListing.href(scope.moduleId)}>{shell("app.viewAll")}</Link>
    ) : undefined;
  return (
    <QuerySection
      title={t(title)}
      action={all}
      query={query}
      isEmpty={(page) => page.rows.length === 0}
      skeleton={<ItemCarouselSkeleton layout={layout} />}
    >
      {(page) => <ItemCarousel label={t(title)} items={page.rows} layout={layout} />}
    </QuerySection>
  );
}
