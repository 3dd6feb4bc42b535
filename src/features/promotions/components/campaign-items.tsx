import { campaignItemsQuery, ItemCarousel, ItemCarouselSkeleton } from "@/features/items";
import { QuerySection } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";

/** 'Just For You': items at a campaign's price. In e-commerce they lead to their page, elsewhere they open over this one. */
export function CampaignItems() {
  const t = useTexts("promotions");
  const query = useQuery(campaignItemsQuery(useShopScope()));
  return (
    <QuerySection
      title={t("justForYou.title")}
      query={query}
      isEmpty={(items) => items.length === 0}
      skeleton={<ItemCarouselSkeleton layout="special" />}
    >
      {(items) => <ItemCarousel label={t("justForYou.title")} items={items} layout="special" />}
    </QuerySection>
  );
}
