import type { ItemReview } from "@/contract";
import { useClock } from "@/platform/format";
import { formatDate } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { openOverlay } from "@/stores/overlay";
import { Avatar } from "@/ui/plain/avatar";
import { Picture } from "@/ui/plain/picture";
import { Rating } from "@/ui/plain/rating";
import { ReadMore } from "@/ui/plain/read-more";
import styles from "./review-list.module.css";

/** Reviews with their photos and the shop's replies. `itemNames` names the reviewed item, for a store's list. */
export default function ReviewList({
  reviews,
  itemNames = false,
}: {
  readonly reviews: readonly ItemReview[];
  readonly itemNames?: boolean;
}) {
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.id} className={styles.review}>
          <Review review={review} itemName={itemNames} />
        </li>
      ))}
    </ul>
  );
}

function Review({ review, itemName }: { readonly review: ItemReview; readonly itemName: boolean }) {
  const t = useTexts("catalogue");
  const text = useTexts("browse");
  const shell = useTexts("shell");
  const clock = useClock();
  const photos = review.attachment_full_url;
  return (
    <>
      <Avatar name={review.customer_name} src={review.customer.image_full_url} />
      <div className={styles.words}>
        <p className={styles.line}>
          <strong>
            <bdi>{review.customer_name}</bdi>
          </strong>
          <span className={styles.date}>{formatDate(review.created_at, clock)}</span>
        </p>
        <Rating value={review.rating} size={14} label={t("rating.given", { value: review.rating })} />
        {itemName && review.item_name ? (
          <p className={styles.about}>{text("review.about", { name: review.item_name })}</p>
        ) : null}
        {review.comment ? (
          <p className={styles.comment} dir="auto">
            <ReadMore
              text={review.comment}
              moreLabel={shell("app.readMore")}
              lessLabel={shell("app.showLess")}
            />
          </p>
        ) : null}
        {photos.length > 0 ? (
          <ul className={styles.photos} aria-label={text("review.photos")}>
            {photos.map((photo, index) => (
              <li key={photo}>
                <button
                  type="button"
                  className={styles.photo}
                  aria-haspopup="dialog"
                  aria-label={text("review.photo", { number: index + 1, name: review.customer_name })}
                  onClick={() =>
                    openOverlay({
                      kind: "pictures",
                      pictures: photos,
                      index,
                      title: text("review.photos"),
                    })
                  }
                >
                  <Picture src={photo} alt="" maxWidth={88} />
                </button>
              </li>
            ))}
          </ul>
        ) : null}
        {review.reply ? (
          <p className={styles.reply} dir="auto">
            <strong>{t("item.reply")}</strong> {review.reply}
          </p>
        ) : null}
      </div>
    </>
  );
}
