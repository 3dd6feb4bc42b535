import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { CatalogueSection } from "@/features/catalogue";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useShopScope } from "@/stores/scope";
import { Section } from "@/ui/section";
import { type ItemListName, itemListQuery } from "../api/get-item-list";
import { ItemCarousel, ItemCarouselSkeleton, ItemColumns } from "./item-lists";

/** The item sections of the home: which list, how many rows are asked for, how they lie. */
const sections = {
  popular: { list: "popular", limit: 18, title: "home.popularItems", layout: "compact", rows: 3 },
  offers: { list: "discounted", limit: 12, title: "home.specialOffers", layout: "special", rows: 1 },
  recommended: { list: "recommended", limit: 15, title: "home.recommended", layout: "tile", rows: 1 },
  reviewed: { list: "most-reviewed", limit: 12, title: "home.bestReviewed", layout: "tile", rows: 1 },
  arrivals: { list: "new-arrival", limit: 10, title: "home.newArrivals", layout: "tile", rows: 1 },
} as const satisfies Record<string, { list: ItemListName; [more: string]: unknown }>;

export type ItemSectionName = keyof typeof sections;

/** One item section of the home. */
export function ItemSection({ name }: { readonly name: ItemSectionName }) {
  const t = useTexts("catalogue");
  const shell = useTexts("shell");
  const scope = useShopScope();
  const { list, limit, title, layout, rows } = sections[name];
  const query = useQuery(itemListQuery(scope, list, limit));
  const all =
    name === "offers" && scope.moduleId !== null ? (
      <Link to={paths.discountedListing.href(scope.moduleId)}>{shell("app.viewAll")}</Link>
    ) : undefined;
  return (
    <CatalogueSection
      title={t(title)}
      action={all}
      query={query}
      isEmpty={(page) => page.rows.length === 0}
      skeleton={<ItemCarouselSkeleton layout={layout} rows={rows} />}
    >
      {(page) =>
        rows > 1 ? (
          <ItemColumns label={t(title)} items={page.rows} rows={rows} />
        ) : (
          <ItemCarousel label={t(title)} items={page.rows} layout={layout} />
        )
      }
    </CatalogueSection>
  );
}

/** The same section before it is near the screen. */
export function ItemSectionSkeleton({ name }: { readonly name: ItemSectionName }) {
  const t = useTexts("catalogue");
  const { title, layout, rows } = sections[name];
  return (
    <Section title={t(title)}>
      <ItemCarouselSkeleton layout={layout} rows={rows} />
    </Section>
  );
}
