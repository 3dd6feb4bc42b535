// @chunk home-more
/** How a home shows stores below its first screen. */
import type { Store } from "@/contract";
import { useCarouselLabels } from "@/features/carousel-labels";
import { useTexts } from "@/platform/i18n";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { StoreCard, StoreCardSkeleton } from "./store-card";
import { StoreGridSkeleton } from "./store-grid";
import styles from "./store-grid.module.css";

/** Screens on which a home shows stores as rows, so that it stays short. */
export const narrow = "(max-width: 37.4375em)";

/** Stores at the end of a phone's home until all are asked for. */
export const foldedCount = 2;

/** The list at the end of a home while it loads: a phone shows a few low cards, and a button for the others. */
export function HomeStoresSkeleton() {
  if (!useMediaQuery(narrow)) return <StoreGridSkeleton />;
  return (
    <div className={styles.folded}>
      <StoreGridSkeleton count={foldedCount} layout="row" />
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
  const layout = useMediaQuery(narrow) ? "row" : "tile";
  return (
    <Carousel
      label={text("carousel.of", { title: label })}
      labels={carouselLabels}
      slideWidth="clamp(15rem, 86vw, 21rem)"
      gap={layout === "row" ? "var(--doorstep-spacing-3)" : undefined}
      bleed
    >
      {stores.map((store) => (
        <StoreCard key={store.id} store={store} layout={layout} />
      ))}
    </Carousel>
  );
}

export function StoreCarouselSkeleton() {
  const layout = useMediaQuery(narrow) ? "row" : "tile";
  return (
    <div className={styles.strip} aria-hidden="true">
      {[0, 1, 2, 3, 4].map((index) => (
        <StoreCardSkeleton key={index} layout={layout} />
      ))}
    </div>
  );
}
