// @chunk rows

import { type ReactNode, useState } from "react";
import type { Item } from "@/contract";
import { useCarouselLabels } from "@/features/carousel-labels";
import { useTexts } from "@/platform/i18n";
import { useModuleType } from "@/stores/module";
import { classNames } from "@/ui/class-names";
import { ClockIcon } from "@/ui/icons/clock";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { useOpenFirst } from "../use-open-first";
import { ItemCard, type ItemCardLayout } from "./item-card";
import { ItemCardSkeleton } from "./item-card-skeleton";
import styles from "./item-carousel.module.css";

/** 0 to `count` - 1, as keys. */
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Whether most cards have a line under the name: in grocery and pharmacy items have a unit. */
function useHasNoteLine(): boolean {
  const moduleType = useModuleType();
  return moduleType === "grocery" || moduleType === "pharmacy";
}

/** A row of cards that is scrolled sideways. */
export function ItemCarousel({
  label,
  items,
  layout = "tile",
  storeName,
}: {
  readonly label: string;
  readonly items: readonly Item[];
  readonly layout?: ItemCardLayout;
  readonly storeName?: boolean;
}) {
  const { open, later } = useOpenFirst(items);
  return (
    <Row
      label={label}
      later={later}
      layout={layout}
      storeName={storeName}
      width={
        layout === "special"
          ? "var(--special)"
          : layout === "compact"
            ? "var(--column)"
            : layout === "horizontal"
              ? "clamp(16.5rem, 78vw, 22rem)"
              : "var(--tile)"
      }
    >
      {open.map((item) => (
        <ItemCard key={item.id} item={item} layout={layout} storeName={storeName} />
      ))}
    </Row>
  );
}

/** Narrow cards in columns of `rows`; a step moves whole columns. */
export function ItemColumns({
  label,
  items,
  rows,
}: {
  readonly label: string;
  readonly items: readonly Item[];
  readonly rows: number;
}) {
  const { open, later } = useOpenFirst(items);
  const columns = numbers(Math.ceil(open.length / rows)).map((column) =>
    open.slice(column * rows, (column + 1) * rows),
  );
  return (
    <Row label={label} width="var(--column)" later={later} layout="compact">
      {columns.map((column) => (
        <div key={column[0]?.id} className={styles.column}>
          {column.map((item) => (
            <ItemCard key={item.id} item={item} layout="compact" />
          ))}
        </div>
      ))}
    </Row>
  );
}

/** The button that was pressed is gone: what it brought comes next. */
const focusCard = (card: HTMLElement | null) => card?.querySelector("a")?.focus();

function Row({
  label,
  width,
  later,
  layout,
  storeName,
  children,
}: {
  readonly label: string;
  readonly width: string;
  /** What can be had later only: folded behind the others, until it is asked for. */
  readonly later: readonly Item[];
  readonly layout: ItemCardLayout;
  readonly storeName?: boolean | undefined;
  readonly children: ReactNode;
}) {
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <div className={classNames(styles.widths, useHasNoteLine() && styles.noted)}>
      <Carousel
        label={text("carousel.of", { title: label })}
        labels={carouselLabels}
        slideWidth={width}
        bleed
      >
        {children}
        {unfolded ? (
          later.map((item, index) => (
            <div key={item.id} ref={index === 0 ? focusCard : undefined}>
              <ItemCard item={item} layout={layout} storeName={storeName} />
            </div>
          ))
        ) : later.length > 0 ? (
          <button type="button" className={styles.later} onClick={() => setUnfolded(true)}>
            <ClockIcon size={22} />
            {text("items.opensLater", { count: later.length })}
          </button>
        ) : null}
      </Carousel>
    </div>
  );
}

/** Minimum width of a card in a row, px: gives the number of skeletons that fill the screen. */
const minCardWidth: Record<ItemCardLayout, number> = {
  tile: 150,
  row: 256,
  compact: 256,
  special: 208,
  horizontal: 256,
};

/** The skeleton of a row of cards. */
export function ItemCarouselSkeleton({
  layout = "tile",
  rows = 1,
}: {
  readonly layout?: ItemCardLayout;
  readonly rows?: number;
}) {
  const noted = useHasNoteLine();
  const width =
    layout === "compact" ? styles.columnWide : layout === "special" ? styles.specialWide : styles.tileWide;
  return (
    <div className={classNames(styles.widths, noted && styles.noted, styles.strip, width)} aria-hidden="true">
      {numbers(Math.min(6, 1 + Math.ceil(innerWidth / minCardWidth[layout]))).map((column) => (
        <div key={column} className={styles.column}>
          {numbers(rows).map((row) => (
            <ItemCardSkeleton key={row} layout={layout} />
          ))}
        </div>
      ))}
    </div>
  );
}
