import { useQuery } from "@tanstack/react-query";
import { CatalogueSection } from "@/features/catalogue";
import { campaignItemsQuery, ItemCarousel, ItemCarouselSkeleton } from "@/features/items";
import { useTexts } from "@/platform/i18n";
import { useShopScope } from "@/stores/scope";
import { Section } from "@/ui/section";

/** 'Just For You': items at a campaign's price. In e-commerce they lead to their page, elsewhere they open over this one. */
export function CampaignItems() {
  const t = useTexts("promotions");
  const query = useQuery(campaignItemsQuery(useShopScope()));
  return (
    <CatalogueSection
      title={t("justForYou.title")}
      subtitle={t("justForYou.text")}
      query={query}
      isEmpty={(items) => items.length === 0}
      skeleton={<ItemCarouselSkeleton layout="special" />}
    >
      {(items) => <ItemCarousel label={t("justForYou.title")} items={items} layout="special" />}
    </CatalogueSection>
  );
}

export function CampaignItemsSkeleton() {
  const t = useTexts("promotions");
  return (
    <Section title={t("justForYou.title")} subtitle={t("justForYou.text")}>
      <ItemCarouselSkeleton layout="special" />
    </Section>
  );
}
