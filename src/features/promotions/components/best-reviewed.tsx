import { ItemCarousel, ItemCarouselSkeleton, itemListQuery } from "@/features/items";
import { QuerySection } from "@/features/query-state";
import type { ShopScope } from "@/platform/http/shop-scope";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { classNames } from "@/ui/class-names";
import styles from "./best-reviewed.module.css";
import { SectionSide, useSectionPicture } from "./section-picture";

const asked = 12;

export const bestReviewedQuery = (scope: ShopScope) => itemListQuery(scope, "most-reviewed", asked);

/** The best reviewed items, beside the section's picture if there is one. */
export function BestReviewed() {
  const t = useTexts("catalogue");
  const query = useQuery(bestReviewedQuery(useShopScope()));
  const picture = useSectionPicture("bestReviewed");
  const title = t("home.bestReviewed");
  return (
    <QuerySection
      title={title}
      query={query}
      isEmpty={(page) => page.rows.length === 0}
      skeleton={<ItemCarouselSkeleton />}
    >
      {(page) => (
        <div className={classNames(styles.content, picture !== null && styles.beside)}>
          {picture === null ? null : <SectionSide picture={picture} />}
          <ItemCarousel label={title} items={page.rows} />
        </div>
      )}
    </QuerySection>
  );
}
