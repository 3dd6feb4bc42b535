// @chunk item
import type { ReactNode } from "react";
import type { ItemReview } from "@/contract";
import { LoadMore, type PagedQuery, pagedRows, totalRows } from "@/features/paging";
import { queryProgress, SectionFailure } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { lazy } from "@/ui/loading/lazy";
import { optional } from "@/ui/loading/optional";
import { Suspense } from "@/ui/loading/suspense";
import { Section } from "@/ui/plain/section";
import { Skeleton, SkeletonText } from "@/ui/plain/skeleton";
import styles from "./review-list.module.css";

/** The list's code comes when there is a review: a dialog can be read before. */
const ReviewList = lazy(optional(() => import("./review-list")));

/** Paged reviews; nothing (or `empty`) when there are none. */
export function PagedReviews({
  query,
  itemNames,
  empty = null,
}: {
  readonly query: PagedQuery<ItemReview>;
  readonly itemNames?: boolean;
  readonly empty?: ReactNode;
}) {
  const t = useTexts("catalogue");
  const progress = queryProgress(query);
  const total = totalRows(query.data) ?? 0;
  const reviews = pagedRows(query.data);
  if (progress === "ready" && reviews.length === 0) return empty;
  const shapes = (
    <div className={styles.review} aria-hidden="true">
      <Skeleton width="2.5rem" height="2.5rem" shape="circle" />
      <SkeletonText lines={3} />
    </div>
  );
  return (
    <Section
      title={total > 0 ? `${t("item.reviews")} (${total})` : t("item.reviews")}
      headingLevel={3}
      busy={progress === "loading"}
    >
      {progress === "failed" ? (
        <SectionFailure query={query} />
      ) : progress === "loading" ? (
        shapes
      ) : (
        <>
          <Suspense fallback={shapes}>
            <ReviewList reviews={reviews} itemNames={itemNames} />
          </Suspense>
          <LoadMore query={query} shown={reviews.length} total={total} />
        </>
      )}
    </Section>
  );
}
