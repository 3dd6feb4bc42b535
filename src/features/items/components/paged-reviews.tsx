import type { ReactNode } from "react";
import type { ItemReview } from "@/contract";
import { LoadMore } from "@/features/paging";
import { queryProgress, SectionFailure } from "@/features/query-state";
import type { Page } from "@/platform/http/normalise/page";
import { useTexts } from "@/platform/i18n";
import { Section } from "@/ui/window/section";
import { Skeleton, SkeletonText } from "@/ui/window/skeleton";
import { ReviewList } from "./review-list";
import styles from "./review-list.module.css";

type ReviewsQuery = Parameters<typeof LoadMore>[0]["query"] &
  Parameters<typeof queryProgress>[0] & {
    readonly data: { readonly pages: readonly { readonly data: Page<ItemReview> }[] } | undefined;
  };

/** What others say, page after page; nothing (or `empty`) when nobody has said anything. */
export function PagedReviews({
  query,
  itemNames,
  empty = null,
}: {
  readonly query: ReviewsQuery;
  readonly itemNames?: boolean;
  readonly empty?: ReactNode;
}) {
  const t = useTexts("catalogue");
  const progress = queryProgress(query);
  const total = query.data?.pages[0]?.data.totalSize ?? 0;
  const reviews = query.data?.pages.flatMap((page) => page.data.rows) ?? [];
  if (progress === "ready" && reviews.length === 0) return empty;
  return (
    <Section
      title={total > 0 ? `${t("item.reviews")} (${total})` : t("item.reviews")}
      headingLevel={3}
      busy={progress === "loading"}
    >
      {progress === "failed" ? (
        <SectionFailure query={query} />
      ) : progress === "loading" ? (
        <div className={styles.review} aria-hidden="true">
          <Skeleton width="2.5rem" height="2.5rem" shape="circle" />
          <SkeletonText lines={3} />
        </div>
      ) : (
        <>
          <ReviewList reviews={reviews} itemNames={itemNames} />
          <LoadMore query={query} shown={reviews.length} total={total} />
        </>
      )}
    </Section>
  );
}
