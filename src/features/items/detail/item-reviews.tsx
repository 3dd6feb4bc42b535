import { useInfiniteQuery } from "@tanstack/react-query";
import { LoadMore, progressOf, SectionFailure } from "@/features/catalogue";
import { useClock } from "@/platform/format";
import { formatDate } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { useShopScope } from "@/stores/scope";
import { Avatar } from "@/ui/avatar";
import { Rating } from "@/ui/rating";
import { Section } from "@/ui/section";
import { Skeleton, SkeletonText } from "@/ui/skeleton";
import { itemReviewsQuery } from "../api/get-item-reviews";
import styles from "./item-reviews.module.css";

/** What others say about an item; nothing when nobody has said anything. */
export function ItemReviews({ itemId, moduleId }: { readonly itemId: number; readonly moduleId: number }) {
  const t = useTexts("catalogue");
  const clock = useClock();
  const scope = useShopScope();
  const query = useInfiniteQuery(itemReviewsQuery({ ...scope, moduleId }, itemId));
  const progress = progressOf(query);
  if (progress === "failed") {
    return (
      <Section title={t("item.reviews")} headingLevel={3}>
        <SectionFailure query={query} />
      </Section>
    );
  }
  if (progress === "loading" || query.data === undefined) {
    return (
      <Section title={t("item.reviews")} headingLevel={3} busy>
        <div className={styles.review} aria-hidden="true">
          <Skeleton width="2.5rem" height="2.5rem" shape="circle" />
          <SkeletonText lines={3} />
        </div>
      </Section>
    );
  }
  const reviews = query.data.pages.flatMap((page) => page.data.rows);
  if (reviews.length === 0) return null;
  return (
    <Section title={t("item.reviews")} headingLevel={3}>
      <ul className={styles.list}>
        {reviews.map((review) => (
          <li key={review.id} className={styles.review}>
            <Avatar name={review.customer_name} src={review.customer.image_full_url} />
            <div className={styles.words}>
              <p className={styles.line}>
                <strong>{review.customer_name}</strong>
                <span className={styles.date}>{formatDate(review.created_at, clock)}</span>
              </p>
              <Rating value={review.rating} size={14} label={t("rating.given", { value: review.rating })} />
              {review.comment ? <p>{review.comment}</p> : null}
              {review.reply ? (
                <p className={styles.reply}>
                  <strong>{t("item.reply")}</strong> {review.reply}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      <LoadMore query={query} />
    </Section>
  );
}
