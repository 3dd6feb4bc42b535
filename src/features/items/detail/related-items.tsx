import type { Item } from "@/contract";
import { QuerySection } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { relatedItemsQuery } from "../api/get-related-items";
import { ItemCarousel, ItemCarouselSkeleton } from "../components/item-carousel";

/** Items of the same category. */
export function RelatedItems({ item }: { readonly item: Item }) {
  const text = useTexts("browse");
  const scope = useShopScope();
  const layout = item.module_type === "food" ? "horizontal" : "tile";
  const query = useQuery(relatedItemsQuery({ ...scope, moduleId: item.module_id }, item.id));
  return (
    <QuerySection
      title={text("item.related")}
      query={query}
      isEmpty={(items) => items.length === 0}
      skeleton={<ItemCarouselSkeleton layout={layout} />}
    >
      {(items) => <ItemCarousel label={text("item.related")} items={items} layout={layout} />}
    </QuerySection>
  );
}
