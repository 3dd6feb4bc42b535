// @chunk cards

import { memo, type ReactNode } from "react";
import type { Item } from "@/contract";
import { useCarouselLabels } from "@/features/carousel-labels";
import { useTexts } from "@/platform/i18n";
import { useModuleType } from "@/stores/module";
import { classNames } from "@/ui/class-names";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { useVisibleRows } from "../use-visible-rows";
import { cardHref, ItemCard, type ItemCardLayout } from "./item-card";
import { ItemCardSkeleton } from "./item-card-skeleton";
import styles from "./item-grid.module.css";

/** Whether most cards have a line under the name: in grocery and pharmacy items have a unit. */
function useHasNoteLine(): boolean {
  const moduleType = useModuleType();
  return moduleType === "grocery" || moduleType === "pharmacy";
}

/**
 * Cards of a long list that are laid out and painted together on a phone: a card that joins lays out those of no other
 * block, and while the page is scrolled a block that stays near the screen, or far from it, is passed over whole. Full
 * rows of one and of two.
 */
const cardsPerBlock = 12;

/** 0 to `count` - 1, as keys. */
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export interface ItemGridProps {
  readonly items: readonly Item[];
  /** `row` lays menus out in columns of rows. */
  readonly layout?: "tile" | "row";
  readonly storeName?: boolean;
}

/** Items as a grid of cards. */
export function ItemGrid({ items, layout = "tile", storeName }: ItemGridProps) {
  const { from, to } = useVisibleRows(items, cardHref);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list's own element may hold nothing but its items, not blocks.
    <div role="list" className={classNames(layout === "tile" ? styles.grid : styles.rows, styles.blocks)}>
      {numbers(Math.ceil(items.length / cardsPerBlock)).map((block) => {
        const first = block * cardsPerBlock;
        return (
          <ul
            key={block}
            role="presentation"
            className={classNames(styles.block, layout === "tile" ? styles.grid : styles.rows)}
          >
            {items.slice(first, first + cardsPerBlock).map((item, index) => (
              <Cell
                key={item.id}
                item={item}
                layout={layout}
                storeName={storeName}
                rendered={first + index >= from && first + index < to}
              />
            ))}
          </ul>
        );
      })}
    </div>
  );
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
      // biome-ignore lint/a11y/noRedundantRoles: within a block, which is no list of its own, it would have no role.
      role="listitem"
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
