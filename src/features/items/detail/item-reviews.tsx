import { useInfiniteQuery } from "@tanstack/react-query";
import { useShopScope } from "@/stores/scope";
import { itemReviewsQuery } from "../api/get-item-reviews";
import { ReviewPages } from "../components/review-pages";

/** What others say about an item; nothing when nobody has said anything. */
export function ItemReviews({ itemId, moduleId }: { readonly itemId: number; readonly moduleId: number }) {
  const scope = useShopScope();
  return <ReviewPages query={useInfiniteQuery(itemReviewsQuery({ ...scope, moduleId }, itemId))} />;
}
