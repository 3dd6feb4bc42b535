// @chunk home-more
/** Stores as a home shows them. */
import type { Store } from "@/contract";
import { useCarouselLabels } from "@/features/carousel-labels";
import { useTexts } from "@/platform/i18n";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { useOpenFirst } from "../use-open-first";
import { StoreCard, StoreCardSkeleton } from "./store-card";
import styles from "./store-grid.module.css";

/** Stores in a row that is scrolled sideways, open ones first. */
export function StoreCarousel({
  label,
  stores,
}: {
  readonly label: string;
  readonly stores: readonly Store[];
}) {
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  const sorted = useOpenFirst(stores);
  return (
    <div className={styles.widths}>
      <Carousel
        label={text("carousel.of", { title: label })}
        labels={carouselLabels}
        slideWidth="var(--store)"
        gap="var(--store-gap)"
        bleed
      >
        {sorted.map((store) => (
          <StoreCard key={store.id} store={store} />
        ))}
      </Carousel>
    </div>
  );
}

export function StoreCarouselSkeleton() {
  return (
    <div className={styles.strip} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((index) => (
        <StoreCardSkeleton key={index} />
      ))}
    </div>
  );
}
