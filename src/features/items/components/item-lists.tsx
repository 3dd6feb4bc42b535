// @chunk cards

import { memo, type ReactNode, useDeferredValue } from "react";
import type { Item } from "@/contract";
import { useCarouselLabels } from "@/features/carousel-labels";
import { useTexts } from "@/platform/i18n";
import { useModuleType } from "@/stores/module";
import { Carousel } from "@/ui/window/carousel/carousel";
import { classNames } from "@/ui/window/class-names";
import { useMediaQuery } from "@/ui/window/use-media-query";
import { useVisibleRows } from "../use-visible-rows";
import { cardHref, ItemCard, type ItemCardLayout } from "./item-card";
import { ItemCardSkeleton } from "./item-card-skeleton";
import styles from "./item-lists.module.css";

/** Whether most cards have a line under the name: in grocery and pharmacy items have a unit. */
function useHasNoteLine(): boolean {
  const moduleType = useModuleType();
  return moduleType === "grocery" || moduleType === "pharmacy";
}

/** 0 to `count` - 1, as keys. */
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export interface ItemGridProps {
  readonly items: readonly Item[];
  /** `row` lays menus out in columns of rows. */
  readonly layout?: "tile" | "row";
  readonly storeName?: boolean;
}

/** Items as a grid of cards. */
export function ItemGrid({ items: newest, layout = "tile", storeName }: ItemGridProps) {
  const items = useJoinedItems(newest);
  const { from, to } = useVisibleRows(items, cardHref);
  return (
    <ul className={layout === "tile" ? styles.grid : styles.rows}>
      {items.map((item, index) => (
        <Cell
          key={item.id}
          item={item}
          layout={layout}
          storeName={storeName}
          rendered={index >= from && index < to}
        />
      ))}
    </ul>
  );
}

/**
 * Items that join a list come while a finger is on it: they are rendered between its frames. Any other change shows at
 * once.
 */
function useJoinedItems(items: readonly Item[]): readonly Item[] {
  const before = useDeferredValue(items);
  const joins =
    before.length > 0 && before.length < items.length && before.every(({ id }, at) => id === items[at]?.id);
  return joins ? before : items;
}

/** A card, or the space it will take. */
const Cell = memo(function Cell({
  item,
  layout,
  storeName,
  rendered,
}: Omit<ItemGridProps, "items"> & { readonly item: Item; readonly rendered: boolean }) {
  return (
    <li
      className={classNames(
        styles.cell,
        rendered ? undefined : layout === "row" ? styles.rowRoom : styles.room,
      )}
    >
      {rendered ? <ItemCard item={item} layout={layout} storeName={storeName} /> : null}
    </li>
  );
});

export function ItemGridSkeleton({
  count = 8,
  layout = "tile",
}: {
  readonly count?: number;
  readonly layout?: "tile" | "row";
}) {
  return (
    <div className={layout === "tile" ? styles.grid : styles.rows} aria-hidden="true">
      {numbers(count).map((index) => (
        <ItemCardSkeleton key={index} layout={layout} />
      ))}
    </div>
  );
}

/** Where a row may have low cards, so that a page of many rows stays short. */
const narrow = "(max-width: 37.4375em)";

interface ItemRowProps {
  readonly layout?: ItemCardLayout;
  /** Low cards on phones. */
  readonly low?: boolean;
}

/** A row of cards that is scrolled sideways. */
export function ItemCarousel({
  label,
  items,
  layout: wideLayout = "tile",
  low = false,
  storeName,
}: ItemRowProps & {
  readonly label: string;
  readonly items: readonly Item[];
  readonly storeName?: boolean;
}) {
  const layout = useMediaQuery(narrow) && low ? "compact" : wideLayout;
  return (
    <Row
      label={label}
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
      {items.map((item) => (
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
  const columns = numbers(Math.ceil(items.length / rows)).map((column) =>
    items.slice(column * rows, (column + 1) * rows),
  );
  return (
    <Row label={label} width="var(--column)">
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

function Row({
  label,
  width,
  children,
}: {
  readonly label: string;
  readonly width: string;
  readonly children: ReactNode;
}) {
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  return (
    <div className={classNames(styles.widths, useHasNoteLine() && styles.noted)}>
      <Carousel
        label={text("carousel.of", { title: label })}
        labels={carouselLabels}
        slideWidth={width}
        bleed
      >
        {children}
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
  layout: wideLayout = "tile",
  low = false,
  rows = 1,
}: ItemRowProps & { readonly rows?: number }) {
  const layout = useMediaQuery(narrow) && low ? "compact" : wideLayout;
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
