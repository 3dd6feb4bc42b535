// @chunk cards

import type { Store } from "@/contract";
import { useCarouselLabels } from "@/features/carousel-labels";
import { useTexts } from "@/platform/i18n";
import { Carousel } from "@/ui/window/carousel/carousel";
import { StoreCard, StoreCardSkeleton } from "./store-card";
import styles from "./store-lists.module.css";

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Stores as a grid of cards, or as rows. */
export function StoreGrid({
  stores,
  layout = "tile",
}: {
  readonly stores: readonly Store[];
  readonly layout?: "tile" | "row";
}) {
  return (
    <ul className={layout === "row" ? styles.rows : styles.grid}>
      {stores.map((store) => (
        <li key={store.id} className={styles.cell}>
          <StoreCard store={store} layout={layout} />
        </li>
      ))}
    </ul>
  );
}

export function StoreGridSkeleton({ count = 6 }: { readonly count?: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {numbers(count).map((index) => (
        <StoreCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** Stores in a row that is scrolled sideways. */
export function StoreCarousel({
  label,
  stores,
}: {
  readonly label: string;
  readonly stores: readonly Store[];
}) {
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  return (
    <Carousel
      label={text("carousel.of", { title: label })}
      labels={carouselLabels}
      slideWidth="clamp(15rem, 76vw, 21rem)"
      bleed
    >
      {stores.map((store) => (
        <StoreCard key={store.id} store={store} />
      ))}
    </Carousel>
  );
}

export function StoreCarouselSkeleton() {
  return (
    <div className={styles.strip} aria-hidden="true">
      {numbers(5).map((index) => (
        <StoreCardSkeleton key={index} />
      ))}
    </div>
  );
}
