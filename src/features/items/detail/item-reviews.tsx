// @chunk item
import { useInfiniteQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { itemReviewsQuery } from "../api/get-item-reviews";
import { PagedReviews } from "../components/paged-reviews";

/** The reviews of an item; nothing when there are none. */
export function ItemReviews({ itemId, moduleId }: { readonly itemId: number; readonly moduleId: number }) {
  const scope = useShopScope();
  return <PagedReviews query={useInfiniteQuery(itemReviewsQuery({ ...scope, moduleId }, itemId))} />;
}
