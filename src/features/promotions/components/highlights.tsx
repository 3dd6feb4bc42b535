import { useRef, useState } from "react";
import { useCarouselLabels } from "@/features/carousel-labels";
import { QuerySection } from "@/features/query-state";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { Carousel, type CarouselHandle } from "@/ui/plain/carousel/carousel";
import { Section } from "@/ui/plain/section";
import { Skeleton } from "@/ui/plain/skeleton";
import { advertisementsQuery } from "../api/get-advertisements";
import { AdvertisementCard } from "./advertisement-card";
import styles from "./highlights.module.css";

/** Pause between two slides, ms: the specification gives none, so it is that of the banners. */
const interval = 4_000;
/** With more slides than this the row loops, by the specification. */
export const maxWithoutLoop = 3;

/** Stores' advertisements: pictures and videos. Autoplay pauses while a video plays and continues after its end. */
export function Highlights() {
  const t = useTexts("promotions");
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  const query = useQuery(advertisementsQuery(useShopScope()));
  const carousel = useRef<CarouselHandle>(null);
  const [playing, setPlaying] = useState<number | null>(null);
  const title = t("highlights.title");
  return (
    <QuerySection
      title={title}
      query={query}
      isEmpty={(advertisements) => advertisements.length === 0}
      skeleton={<HighlightSkeletons />}
    >
      {(advertisements) => (
        <div className={styles.widths}>
          <Carousel
            ref={carousel}
            label={text("carousel.of", { title })}
            labels={carouselLabels}
            slideLabel={(index, count) => text("carousel.slide", { number: index + 1, count })}
            slideWidth="var(--highlight)"
            autoplayMs={interval}
            autoplayPaused={playing !== null}
            loop={advertisements.length > maxWithoutLoop}
            dots
            bleed
          >
            {advertisements.map((advertisement) => (
              <AdvertisementCard
                key={advertisement.id}
                advertisement={advertisement}
                onPlayingChange={(is) =>
                  setPlaying((was) => (is ? advertisement.id : was === advertisement.id ? null : was))
                }
                onVideoEnd={() => carousel.current?.next()}
              />
            ))}
          </Carousel>
        </div>
      )}
    </QuerySection>
  );
}

function HighlightSkeletons() {
  return (
    <div className={styles.strip} aria-hidden="true">
      {[0, 1, 2].map((index) => (
        <Skeleton key={index} height="var(--highlight-height)" className={styles.skeleton} />
      ))}
    </div>
  );
}

export function HighlightsSkeleton() {
  const t = useTexts("promotions");
  return (
    <Section title={t("highlights.title")}>
      <HighlightSkeletons />
    </Section>
  );
}
