import { memo } from "react";
import { FlashSalePanel, FlashSaleSkeleton, flashSaleQuery, shownOnSale } from "@/features/flash-sales";
import { ItemCarouselSkeleton, ItemColumns, itemListQuery, popularItemsLimit } from "@/features/items";
import { QuerySection, queryProgress } from "@/features/query-state";
import { serverNow } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { useShelf } from "@/stores/home-shelves";
import { useShopScope } from "@/stores/shop-scope";
import { classNames } from "@/ui/class-names";
import { Section } from "@/ui/plain/section";
import styles from "./popular-and-sale.module.css";

/** Rows of a slide, by the specification. */
export const rowsPerSlide = 3;

/** The most popular items nearby, with the flash sale beside them. Each takes the whole width when the other is empty. */
export function PopularAndSale() {
  const sale = useQuery(flashSaleQuery(useShopScope()));
  const none = queryProgress(sale) === "ready" && shownOnSale(sale.data ?? null, serverNow()).length === 0;
  return (
    <div className={classNames(styles.pair, none && styles.alone)}>
      <PopularItems />
      <FlashSalePanel />
    </div>
  );
}

/** Memoised: the sale's response must not render its cards again. */
const PopularItems = memo(function PopularItems() {
  const t = useTexts("catalogue");
  const popular = useQuery(itemListQuery(useShopScope(), "popular", popularItemsLimit));
  const shown = useShelf("item", "popular", popular.data?.rows);
  return (
    <QuerySection
      title={t("home.popularItems")}
      query={popular}
      isEmpty={(page) => shown(page.rows).length === 0}
      skeleton={<ItemCarouselSkeleton layout="compact" rows={rowsPerSlide} />}
    >
      {(page) => <ItemColumns label={t("home.popularItems")} items={shown(page.rows)} rows={rowsPerSlide} />}
    </QuerySection>
  );
});

export function PopularAndSaleSkeleton() {
  const t = useTexts("catalogue");
  return (
    <div className={styles.pair}>
      <Section title={t("home.popularItems")}>
        <ItemCarouselSkeleton layout="compact" rows={rowsPerSlide} />
      </Section>
      <FlashSaleSkeleton />
    </div>
  );
}
