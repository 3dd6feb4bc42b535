import { useState } from "react";
import { QuerySection } from "@/features/query-state";
import type { ServiceSteps as Content } from "@/platform/http/normalise/parcel";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { PlayIcon } from "@/ui/icons/play";
import { Picture } from "@/ui/plain/picture";
import { pictureAt } from "@/ui/plain/picture-sources";
import { Skeleton } from "@/ui/plain/skeleton";
import { videoContentQuery } from "../api/get-parcel-home";
import styles from "./service-steps.module.css";

const ratio = 16 / 9;
const posterWidth = 640;

/** 'Easiest way to get services': a video or a picture beside three steps. */
export function ServiceSteps() {
  const t = useTexts("parcels");
  const query = useQuery(videoContentQuery(useShopScope()));
  return (
    <QuerySection
      title={query.data?.title ?? t("steps.title")}
      query={query}
      isEmpty={({ media, steps }) => media === null && steps.length === 0}
      skeleton={
        <div className={styles.split} aria-hidden="true">
          <Skeleton ratio={ratio} className={styles.media} />
          <Skeleton height="12rem" />
        </div>
      }
    >
      {({ media, poster, steps }) => (
        <div className={styles.split}>
          {media ? <Media media={media} poster={poster} /> : null}
          {steps.length > 0 ? (
            <ol className={styles.steps}>
              {steps.map((step) => (
                <li key={step.label} className={styles.step}>
                  <div>
                    <h3 className={styles.label}>{step.label}</h3>
                    {step.text ? <p className={styles.text}>{step.text}</p> : null}
                  </div>
                </li>
              ))}
            </ol>
          ) : null}
        </div>
      )}
    </QuerySection>
  );
}

type VideoPageMedia = Extract<Content["media"], { kind: "page" }>;

/** A film loads when it is played; its picture replaces one that cannot be played. */
function Media({
  media,
  poster,
}: Required<Pick<Content, "poster">> & { media: NonNullable<Content["media"]> }) {
  const t = useTexts("parcels");
  const [broken, setBroken] = useState(false);
  if (media.kind === "page") return <VideoPage {...media} poster={poster} />;
  if (media.kind === "image" || broken)
    return (
      <Picture
        src={media.kind === "image" ? media.address : poster}
        alt=""
        ratio={ratio}
        maxWidth={posterWidth}
        className={styles.media}
      />
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: the operator's film; the steps beside it say the same in words
    <video
      className={styles.media}
      src={media.address}
      poster={poster === null ? undefined : pictureAt(poster, posterWidth)}
      controls
      playsInline
      preload="none"
      aria-label={t("steps.film")}
      onError={() => setBroken(true)}
    />
  );
}

/** The service is contacted only by a press, which opens the video there: its player needs third-party code. */
function VideoPage({ address, service, poster }: Pick<Content, "poster"> & VideoPageMedia) {
  const t = useTexts("parcels");
  return (
    <a className={styles.page} href={address} target="_blank" rel="noopener noreferrer">
      {poster === null ? (
        <span className={styles.media} />
      ) : (
        <Picture src={poster} alt="" ratio={ratio} maxWidth={posterWidth} className={styles.media} />
      )}
      <span className={styles.watch}>
        <PlayIcon size={20} />
        <span>{t("steps.watch", { service })}</span>
      </span>
    </a>
  );
}
