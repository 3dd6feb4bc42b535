import type { Campaign } from "@/contract";
import { StoreGridSkeleton } from "@/features/stores";
import { useClock } from "@/platform/format";
import { formatDate } from "@/platform/format/date";
import { useTexts } from "@/platform/i18n";
import { CalendarIcon } from "@/ui/icons/calendar";
import { Container } from "@/ui/plain/container";
import { Picture } from "@/ui/plain/picture";
import { leadingPictures } from "@/ui/plain/picture-sources";
import { Skeleton, SkeletonText } from "@/ui/plain/skeleton";
import styles from "./campaign-view.module.css";

/** The campaign's own facts. */
export function CampaignHead({ campaign }: { readonly campaign: Campaign }) {
  const text = useTexts("browse");
  const clock = useClock();
  return (
    <header className={styles.header}>
      <Picture
        src={campaign.image_full_url}
        alt=""
        ratio={16 / 6}
        {...leadingPictures.campaign}
        priority
        className={styles.picture}
      />
      <div className={styles.words}>
        <h1 className={styles.title}>
          <bdi>{campaign.title}</bdi>
        </h1>
        {campaign.description ? <p className={styles.text}>{campaign.description}</p> : null}
        {campaign.available_date_ends ? (
          <p className={styles.date}>
            <CalendarIcon size={18} />
            {text("campaign.until", { date: formatDate(campaign.available_date_ends, clock) })}
          </p>
        ) : null}
      </div>
    </header>
  );
}

export function CampaignSkeleton() {
  return (
    <Container className={styles.page}>
      <div className={styles.header} aria-hidden="true">
        <Skeleton ratio={16 / 6} className={styles.picture} />
        <div className={styles.words}>
          <Skeleton width="60%" height="2.4rem" />
          <SkeletonText lines={2} />
        </div>
      </div>
      <StoreGridSkeleton count={6} />
    </Container>
  );
}
