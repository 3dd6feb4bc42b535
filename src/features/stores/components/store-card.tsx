// @chunk cards

import { memo } from "react";
import { Link } from "react-router-dom";
import type { Store } from "@/contract";
import { WishlistButton } from "@/features/wishlist";
import { formatRating, ratingCount, useDigits } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { classNames } from "@/ui/class-names";
import { Badge } from "@/ui/plain/badge";
import { Picture } from "@/ui/plain/picture";
import { Rating } from "@/ui/plain/rating";
import { Skeleton } from "@/ui/plain/skeleton";
import stretchedLink from "@/ui/plain/stretched-link.module.css";
import { useNextOpening } from "../opening-hours/use-next-opening";
import styles from "./store-card.module.css";
import { useStoreLabels } from "./store-labels";

/** Of a cover, width by height. */
const ratio = 16 / 7;

/** A store in a list. `row` is a compact row with its logo. */
export const StoreCard = memo(function StoreCard({
  store,
  layout = "tile",
  priority,
}: {
  readonly store: Store;
  readonly layout?: "tile" | "row";
  readonly priority?: boolean;
}) {
  const t = useTexts("catalogue");
  const words = useStoreLabels(store);
  const opening = useNextOpening(store);
  const more = (
    <>
      {words.closed ? null : <span className={styles.good}>{t("store.open")}</span>}
      {words.distance ? <span>{words.distance}</span> : null}
      {layout === "row" ? null : (
        <>
          {store.total_items > 0 ? <span>{t("store.items", { count: store.total_items })}</span> : null}
          <span>
            <bdi>{store.address}</bdi>
          </span>
        </>
      )}
    </>
  );
  return (
    <article
      className={classNames(
        stretchedLink.card,
        styles.card,
        styles[layout],
        words.closed !== null && styles.shut,
      )}
    >
      <div className={styles.cover}>
        <Picture
          src={layout === "row" ? store.logo_full_url : store.cover_photo_full_url}
          alt=""
          ratio={layout === "row" ? 1 : ratio}
          maxWidth={layout === "row" ? 96 : 400}
          sizes={layout === "row" ? undefined : "(min-width: 62em) 25rem, (min-width: 37.5em) 46vw, 92vw"}
          priority={priority}
        />
        {words.closed ? (
          <span className={styles.pictureOverlay}>
            <span>{words.closed}</span>
          </span>
        ) : null}
        {layout === "row" ? null : (
          <>
            {words.discount ? (
              <span className={styles.badges}>
                <Badge tone="highlight" surface="solid">
                  {words.discount}
                </Badge>
              </span>
            ) : null}
            <span className={styles.heart}>
              <WishlistButton entry={{ target: "store", row: store }} size="sm" />
            </span>
            <span className={styles.logo}>
              <Picture src={store.logo_full_url} alt="" maxWidth={56} />
            </span>
          </>
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={paths.store.href(store)} className={classNames(stretchedLink.link, styles.link)}>
            {store.name}
          </Link>
        </h3>
        <p className={styles.facts}>
          {store.rating_count > 0 ? (
            <span>
              <StoreRating store={store} />
            </span>
          ) : null}
          {opening ? <span>{opening}</span> : null}
          {words.time && words.closed === null ? <span>{words.time}</span> : null}
          {words.delivery ? (
            <span className={words.free ? styles.good : undefined}>{words.delivery}</span>
          ) : null}
          {words.minimum ? <span>{words.minimum}</span> : null}
          {layout === "row" ? more : null}
        </p>
        {layout === "row" ? null : <p className={styles.more}>{more}</p>}
      </div>
    </article>
  );
});

/** A store's rating; nothing without ratings. */
export function StoreRating({ store }: { readonly store: Store }) {
  const t = useTexts("catalogue");
  const digits = useDigits();
  if (store.rating_count === 0) return null;
  const value = formatRating(store.avg_rating, digits);
  return (
    <Rating
      variant="compact"
      value={store.avg_rating}
      text={value}
      count={`(${ratingCount(store.rating_count)})`}
      label={t("rating.label", { value, count: store.rating_count })}
    />
  );
}

/** The skeleton of a store's card. */
export function StoreCardSkeleton({ layout = "tile" }: { readonly layout?: "tile" | "row" }) {
  return (
    <div className={classNames(stretchedLink.card, styles.card, styles[layout])} aria-hidden="true">
      <div className={styles.cover}>
        <Skeleton ratio={layout === "row" ? 1 : ratio} />
      </div>
      <div className={styles.words}>
        <span className={styles.name}>
          <Skeleton width="55%" height="1.3rem" />
        </span>
        <span className={styles.facts}>
          <Skeleton width="70%" height="0.8em" shape="pill" />
        </span>
        {layout === "row" ? null : (
          <span className={styles.more}>
            <Skeleton width="80%" height="0.8em" shape="pill" />
          </span>
        )}
      </div>
    </div>
  );
}
