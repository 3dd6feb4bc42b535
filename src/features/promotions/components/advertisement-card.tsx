import { Link } from "react-router-dom";
import type { Advertisement } from "@/contract/calls/promotions";
import { formatRating, ratingCount, useDigits } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { classNames } from "@/ui/class-names";
import { Picture } from "@/ui/plain/picture";
import { Rating } from "@/ui/plain/rating";
import stretchedLink from "@/ui/plain/stretched-link.module.css";
import styles from "./advertisement-card.module.css";
import { AdvertisementVideo } from "./advertisement-video";

export interface AdvertisementCardProps {
  readonly advertisement: Advertisement;
  readonly onPlayingChange: (playing: boolean) => void;
  readonly onVideoEnd: () => void;
}

/** An advertisement of a store, with a picture or a video; leads to the store. */
export function AdvertisementCard({
  advertisement,
  onPlayingChange,
  onVideoEnd: onFilmEnd,
}: AdvertisementCardProps) {
  const { store, add_type, cover_image_full_url, video_attachment_full_url } = advertisement;
  const film = add_type === "video_promotion" ? video_attachment_full_url : null;
  return (
    <article className={classNames(stretchedLink.card, styles.card)}>
      <div className={styles.media}>
        {film === null ? (
          <Picture
            src={cover_image_full_url}
            alt=""
            maxWidth={480}
            sizes="(min-width: 62em) 27rem, (min-width: 37.5em) 46vw, 40vw"
            className={styles.cover}
          />
        ) : (
          <AdvertisementVideo
            source={film}
            poster={cover_image_full_url}
            store={store.name}
            onPlayingChange={onPlayingChange}
            onEnd={onFilmEnd}
          />
        )}
      </div>
      <div className={styles.words}>
        <span className={styles.logo}>
          <Picture src={advertisement.profile_image_full_url} alt="" maxWidth={56} />
        </span>
        <div className={styles.texts}>
          <h3 className={styles.title}>
            <Link to={paths.store.href(store)} className={classNames(stretchedLink.link, styles.link)}>
              {advertisement.title || store.name}
            </Link>
          </h3>
          {advertisement.description ? <p className={styles.text}>{advertisement.description}</p> : null}
          <AdvertisementRating advertisement={advertisement} />
        </div>
      </div>
    </article>
  );
}

/** The rating and the number of reviews, each only if the advertisement enables it. */
function AdvertisementRating({ advertisement }: { readonly advertisement: Advertisement }) {
  const t = useTexts("promotions");
  const text = useTexts("catalogue");
  const digits = useDigits();
  const { average_rating, reviews_comments_count: count } = advertisement;
  const stars = advertisement.is_rating_active === 1 && average_rating > 0;
  const reviews = advertisement.is_review_active === 1 && count > 0;
  if (!stars && !reviews) return null;
  const value = formatRating(average_rating, digits);
  return (
    <p className={styles.facts}>
      {stars ? (
        <Rating
          variant="compact"
          value={average_rating}
          text={value}
          label={text("rating.given", { value })}
        />
      ) : null}
      {reviews ? (
        <span>{count < 1000 ? t("highlights.reviews", { count }) : `(${ratingCount(count)})`}</span>
      ) : null}
    </p>
  );
}
