// @chunk cards

import { type MouseEvent, memo } from "react";
import { Link } from "react-router-dom";
import type { Item } from "@/contract";
import { badgeDiscount, ItemPrice, useDiscountText } from "@/features/discounts";
import { formatRating, ratingCount, useDigits } from "@/platform/format";
import { commaList } from "@/platform/format/comma-list";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { classNames } from "@/ui/class-names";
import { EyeIcon } from "@/ui/icons/eye";
import { Badge } from "@/ui/plain/badge";
import { cutText } from "@/ui/plain/cut-text";
import { IconButton } from "@/ui/plain/icon-button";
import { Picture } from "@/ui/plain/picture";
import { Rating } from "@/ui/plain/rating";
import stretchedLink from "@/ui/plain/stretched-link.module.css";
import { cardOverlay, isCampaignItem, opensPage } from "../card-rules";
import { openItem } from "../open-item";
import { useItemAvailability, useItemStoreOpen } from "../use-availability";
import { AddControl } from "./add-control";
import { ItemBadges, VegMark } from "./item-badges";
import styles from "./item-card.module.css";
import { useItemStoreOpening } from "./opening-text";

/**
 * `tile` has its picture on top; `row` has the words first, as menus do; `compact` is a narrow row for several in a
 * column; `special` is a tile with a large picture for offers; `horizontal` shows a dish beside its picture in a row
 * that is scrolled sideways.
 */
export type ItemCardLayout = "tile" | "row" | "compact" | "special" | "horizontal";

export interface ItemCardProps {
  readonly item: Item;
  readonly layout?: ItemCardLayout;
  /** Off on the page of the store. */
  readonly storeName?: boolean;
  /** Sold out in this list, whatever its own stock: it is shown, but opens nothing. */
  readonly soldOut?: boolean;
  /** For the first cards on the screen. */
  readonly priority?: boolean;
}

const widest: Record<ItemCardLayout, number> = {
  tile: 260,
  row: 128,
  compact: 88,
  special: 320,
  horizontal: 128,
};
/** Letters of a description on cards, by the specification. */
export const maxCardDescription = 130;

/** The address of a card's link. */
export const cardHref = (item: Item): string => paths.product.href(item, isCampaignItem(item));

/** An item in a list. */
export const ItemCard = memo(function ItemCard({
  item,
  layout = "tile",
  storeName = true,
  soldOut = false,
  priority,
}: ItemCardProps) {
  const t = useTexts("catalogue");
  const discountText = useDiscountText();
  const availability = useItemAvailability(item);
  const storeOpen = useItemStoreOpen(item);
  const opening = useItemStoreOpening(item);
  const overlay = soldOut ? "item.outOfStock" : cardOverlay(item, availability, storeOpen);
  const discount = badgeDiscount(item);
  const narrow = layout === "compact" || layout === "row" || layout === "horizontal";
  const note = noteOf(item, layout === "row" || layout === "horizontal");

  const open = (event: MouseEvent) => {
    // A click meant for a new tab or window stays the browser's.
    if (opensPage(item) || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openItem(item);
  };

  return (
    <article
      className={classNames(
        stretchedLink.card,
        styles.card,
        styles[layout],
        overlay === "item.outOfStock" && styles.gone,
      )}
    >
      <div className={styles.figure}>
        <Picture
          src={item.image_full_url}
          alt=""
          ratio={narrow ? 1 : layout === "special" ? 3 / 2 : 4 / 3}
          maxWidth={widest[layout]}
          priority={priority}
        />
        {overlay ? (
          <span className={styles.pictureOverlay}>
            <span>{t(overlay)}</span>
            {opening && !narrow ? <small>{opening}</small> : null}
          </span>
        ) : null}
        {discount ? (
          <span className={styles.corner}>
            <Badge tone="highlight" surface="solid">
              {discountText(discount)}
            </Badge>
          </span>
        ) : null}
        {narrow ? null : <ItemBadges item={item} surface="scrim" className={styles.marks} />}
        {opensPage(item) && !narrow && !soldOut ? (
          <span className={styles.quick}>
            <IconButton
              variant="raised"
              size="sm"
              label={t("item.quickView", { name: item.name })}
              aria-haspopup="dialog"
              onClick={() => openItem(item)}
            >
              <EyeIcon size={18} />
            </IconButton>
          </span>
        ) : null}
        {soldOut ? null : (
          <span className={styles.control}>
            <AddControl item={item} />
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {soldOut ? (
            item.name
          ) : (
            <Link
              to={cardHref(item)}
              className={classNames(stretchedLink.link, styles.link)}
              aria-haspopup={opensPage(item) ? undefined : "dialog"}
              onClick={open}
            >
              {item.name}
            </Link>
          )}
        </h3>
        {note && layout !== "compact" ? (
          <p className={styles.note}>
            <bdi>{note}</bdi>
          </p>
        ) : null}
        <p className={styles.meta}>
          <VegMark item={item} />
          {note && layout === "compact" ? <bdi className={styles.note}>{note}</bdi> : null}
          <CardRating item={item} />
          {storeName ? <span className={styles.store}>{item.store_name}</span> : null}
        </p>
        {layout === "row" ? <ItemBadges item={item} className={styles.badges} /> : null}
        <ItemPrice item={item} />
      </div>
    </article>
  );
});

/** The line under the name: the generic name in a pharmacy, the description, or the unit. Its direction is its own: "330 ml x 6". */
function noteOf(item: Item, descriptive: boolean): string | null {
  if (item.module_type === "pharmacy" && item.generic_name.length > 0) return commaList(item.generic_name);
  if (descriptive && item.description) {
    const cut = cutText(item.description, maxCardDescription);
    return cut === undefined ? item.description : `${cut}…`;
  }
  return item.module_type === "food" ? null : item.unit_type;
}

function CardRating({ item }: { readonly item: Item }) {
  const t = useTexts("catalogue");
  const digits = useDigits();
  if (item.rating_count === 0) return null;
  const value = formatRating(item.avg_rating, digits);
  return (
    <Rating
      variant="compact"
      size={14}
      value={item.avg_rating}
      text={value}
      count={`(${ratingCount(item.rating_count)})`}
      label={t("rating.label", { value, count: item.rating_count })}
    />
  );
}
