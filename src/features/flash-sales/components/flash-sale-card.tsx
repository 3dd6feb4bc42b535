import type { MouseEvent } from "react";
import { Link } from "react-router-dom";
import type { FlashSaleItem } from "@/contract/calls/promotions";
import { useDiscountText } from "@/features/discounts";
import { openItem, opensPage } from "@/features/items";
import { formatNumber, useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { classNames } from "@/ui/class-names";
import { Picture } from "@/ui/plain/picture";
import { PriceTag } from "@/ui/plain/price-tag";
import { ProgressBar } from "@/ui/plain/progress-bar";
import stretchedLink from "@/ui/plain/stretched-link.module.css";
import { isSaleItemSoldOut, soldShare } from "../flash-sale";
import styles from "./flash-sale-card.module.css";

/** An item of a flash sale: its price now and before, and the share that is sold. A sold out one opens nothing. */
export function FlashSaleCard({ row }: { readonly row: FlashSaleItem }) {
  const t = useTexts("promotions");
  const text = useTexts("catalogue");
  const money = useMoney();
  const discountText = useDiscountText();
  const { item } = row;
  const gone = isSaleItemSoldOut(row);
  const open = (event: MouseEvent) => {
    if (opensPage(item) || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    openItem(item);
  };
  const sold = t("sale.sold", {
    sold: formatNumber(Math.min(row.sold, row.stock), 0),
    stock: formatNumber(row.stock, 0),
  });
  return (
    <article className={classNames(stretchedLink.card, styles.card, gone && styles.gone)}>
      <div className={styles.figure}>
        <Picture src={item.image_full_url} alt="" ratio={4 / 3} maxWidth={240} />
        {row.discount > 0 ? (
          <span className={styles.mark}>
            {discountText(
              row.discount_type === "amount"
                ? { kind: "amount", amount: row.discount }
                : { kind: "percent", percent: row.discount },
            )}
          </span>
        ) : null}
        {gone ? (
          <span className={styles.pictureOverlay}>
            <span>{text("item.outOfStock")}</span>
          </span>
        ) : null}
      </div>
      <h4 className={styles.name}>
        {gone ? (
          item.name
        ) : (
          <Link
            to={paths.product.href(item)}
            className={classNames(stretchedLink.link, styles.link)}
            aria-haspopup={opensPage(item) ? undefined : "dialog"}
            onClick={open}
          >
            {item.name}
          </Link>
        )}
      </h4>
      <PriceTag
        price={money(row.price)}
        oldPrice={row.price < item.price ? money(item.price) : undefined}
        labels={{ price: text("price.now"), oldPrice: text("price.before") }}
      />
      <div className={styles.sold}>
        <ProgressBar
          label={t("sale.soldOf", { name: item.name })}
          value={soldShare(row)}
          text={sold}
          tone="highlight"
        />
        <span aria-hidden="true">{sold}</span>
      </div>
    </article>
  );
}
