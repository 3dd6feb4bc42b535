import { ItemCarousel, ItemCarouselSkeleton, itemListQuery } from "@/features/items";
import { QuerySection } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShelf } from "@/stores/home-shelves";
import { useShopScope } from "@/stores/shop-scope";
import { classNames } from "@/ui/class-names";
import { Section } from "@/ui/plain/section";
import styles from "./best-reviewed.module.css";
import { SectionSide, useSectionPicture } from "./section-picture";

const asked = 12;

/** The best reviewed items, beside the section's picture if there is one. */
export function BestReviewed() {
  const t = useTexts("catalogue");
  const query = useQuery(itemListQuery(useShopScope(), "most-reviewed", asked));
  const shown = useShelf("item", "best-reviewed", query.data?.rows);
  const picture = useSectionPicture("bestReviewed");
  const title = t("home.bestReviewed");
  return (
    <QuerySection
      title={title}
      query={query}
      isEmpty={(page) => shown(page.rows).length === 0}
      skeleton={<ItemCarouselSkeleton low />}
    >
      {(page) => (
        <div className={classNames(styles.content, picture !== null && styles.beside)}>
          {picture === null ? null : <SectionSide picture={picture} />}
          <ItemCarousel low label={title} items={shown(page.rows)} />
        </div>
      )}
    </QuerySection>
  );
}

export function BestReviewedSkeleton() {
  const t = useTexts("catalogue");
  return (
    <Section title={t("home.bestReviewed")}>
      <ItemCarouselSkeleton low />
    </Section>
  );
}
