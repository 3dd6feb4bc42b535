// @chunk cards

import { memo } from "react";
import type { Item } from "@/contract";
import { classNames } from "@/ui/class-names";
import { useVisibleRows } from "../use-visible-rows";
import { cardHref, ItemCard } from "./item-card";
import { ItemCardSkeleton } from "./item-card-skeleton";
import styles from "./item-grid.module.css";

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
