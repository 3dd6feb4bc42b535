// @chunk home-more

import { Link } from "react-router-dom";
import { QuerySection } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useShelf } from "@/stores/home-shelves";
import { useModuleType } from "@/stores/module";
import { useShopScope } from "@/stores/shop-scope";
import { Section } from "@/ui/plain/section";
import { type ItemListName, itemListQuery } from "../api/get-item-list";
import { ItemCarousel, ItemCarouselSkeleton } from "./item-grid";

/** The item sections of the home that are a single row: list, number of items and layout. */
export const homeItemSections = {
  offers: { list: "discounted", limit: 12, title: "home.specialOffers", layout: "special", low: false },
  recommended: { list: "recommended", limit: 15, title: "home.recommended", layout: "tile", low: true },
} as const satisfies Record<string, { list: ItemListName; [more: string]: unknown }>;

export type ItemSectionName = keyof typeof homeItemSections;

/** On phones: low where the row says so, and in pharmacies, whose home has the most sections, everywhere. */
function useIsLow(name: ItemSectionName): boolean {
  return useModuleType() === "pharmacy" || homeItemSections[name].low;
}

/** One item section of the home. */
export function ItemSection({ name }: { readonly name: ItemSectionName }) {
  const t = useTexts("catalogue");
  const shell = useTexts("shell");
  const scope = useShopScope();
  const { list, limit, title, layout } = homeItemSections[name];
  const low = useIsLow(name);
  const query = useQuery(itemListQuery(scope, list, limit));
  const shown = useShelf("item", name, query.data?.rows);
  const all =
    name === "offers" && scope.moduleId !== null ? (
      <Link to={paths.discountedListing.href(scope.moduleId)}>{shell("app.viewAll")}</Link>
    ) : undefined;
  return (
    <QuerySection
      title={t(title)}
      action={all}
      query={query}
      isEmpty={(page) => shown(page.rows).length === 0}
      skeleton={<ItemCarouselSkeleton layout={layout} low={low} />}
    >
      {(page) => <ItemCarousel label={t(title)} items={shown(page.rows)} layout={layout} low={low} />}
    </QuerySection>
  );
}

/** The section before it is near the screen. */
export function ItemSectionSkeleton({ name }: { readonly name: ItemSectionName }) {
  const t = useTexts("catalogue");
  const { title, layout } = homeItemSections[name];
  const low = useIsLow(name);
  return (
    <Section title={t(title)}>
      <ItemCarouselSkeleton layout={layout} low={low} />
    </Section>
  );
}
