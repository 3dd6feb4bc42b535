import { classNames } from "../class-names";
import styles from "./price-tag.module.css";

export interface PriceTagProps {
  /** Formatted with the currency's own rules; this component formats nothing. */
  readonly price: string;
  /** The price before the discount; struck through. */
  readonly oldPrice?: string;
  /** Said before each price to screen readers, because a line through a figure is silent. */
  readonly labels?: { readonly price: string; readonly oldPrice: string };
  /** A discount with a condition: not part of the price. */
  readonly offer?: string | null;
  readonly size?: "sm" | "md" | "lg";
}

/** A price, and what it was. Figures keep their width so that columns and changing totals stand still. */
export function PriceTag({ price, oldPrice, labels, offer, size = "md" }: PriceTagProps) {
  return (
    <span className={classNames(styles.tag, styles[size])}>
      <span className={classNames(styles.price, oldPrice !== undefined && styles.reduced)}>
        {oldPrice !== undefined && labels ? <span className="visually-hidden">{labels.price} </span> : null}
        <bdi>{price}</bdi>
      </span>
      {oldPrice === undefined ? null : (
        <s className={styles.old}>
          {labels ? <span className="visually-hidden">{labels.oldPrice} </span> : null}
          <bdi>{oldPrice}</bdi>
        </s>
      )}
      {offer ? <span className={styles.offer}>{offer}</span> : null}
    </span>
  );
}
