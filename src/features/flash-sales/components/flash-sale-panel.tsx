import { useState } from "react";
import { Link } from "react-router-dom";
import type { FlashSale } from "@/contract/calls/promotions";
import { useCarouselLabels } from "@/features/carousel-labels";
import { queryProgress, SectionFailure } from "@/features/query-state";
import { serverNow } from "@/platform/connectivity";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { FlashIcon } from "@/ui/icons/flash";
import { Carousel } from "@/ui/plain/carousel/carousel";
import { Countdown } from "@/ui/plain/countdown";
import { Skeleton } from "@/ui/plain/skeleton";
import { flashSaleQuery } from "../api/get-flash-sale";
import { shownOnSale } from "../flash-sale";
import { FlashSaleCard } from "./flash-sale-card";
import styles from "./flash-sale-panel.module.css";

/** Pause between two slides, by the specification, ms. */
export const saleIntervalMs = 4_000;

/** The running flash sale with its time left; nothing without a sale or without items. */
export function FlashSalePanel() {
  const query = useQuery(flashSaleQuery(useShopScope()));
  const [over, setOver] = useState<number | null>(null);
  const progress = queryProgress(query);
  if (progress === "failed") return <SectionFailure query={query} />;
  if (progress === "loading") return <FlashSaleSkeleton />;
  const sale = query.data ?? null;
  const rows = shownOnSale(sale, serverNow());
  if (sale === null || rows.length === 0 || over === sale.id) return null;
  return (
    <Panel
      sale={sale}
      rows={rows}
      onEnd={() => {
        setOver(sale.id);
        void query.refetch();
      }}
    />
  );
}

function Panel({
  sale,
  rows,
  onEnd,
}: {
  readonly sale: FlashSale;
  readonly rows: FlashSale["active_products"];
  readonly onEnd: () => void;
}) {
  const t = useTexts("promotions");
  const text = useTexts("catalogue");
  const carouselLabels = useCarouselLabels();
  return (
    <section className={styles.panel} aria-labelledby={`flash-sale-${sale.id}`}>
      <header className={styles.header}>
        <h3 id={`flash-sale-${sale.id}`} className={styles.title}>
          <FlashIcon size={22} />
          <span className={styles.name}>{sale.title}</span>
        </h3>
        <Link to={paths.flashSales.href(sale.id)} className={styles.all}>
          {t("sale.seeAll")}
          <ChevronEndIcon size={16} />
        </Link>
        <p className={styles.time}>
          <span>{t("sale.endsIn")}</span>
          <Countdown
            until={Date.parse(sale.end_date)}
            now={serverNow}
            unitLabel={(unit, count) => t(`sale.${unit}`, { count })}
            timeLeftLabel={(parts) => t("sale.left", { ...parts })}
            onEnd={onEnd}
          />
        </p>
      </header>
      <div className={styles.cards}>
        <Carousel
          label={text("carousel.of", { title: sale.title })}
          labels={carouselLabels}
          slideLabel={(index, count) => text("carousel.slide", { number: index + 1, count })}
          slideWidth="var(--sale-card)"
          gap="var(--doorstep-spacing-3)"
          autoplayMs={saleIntervalMs}
          loop
        >
          {rows.map((row) => (
            <FlashSaleCard key={row.id} row={row} />
          ))}
        </Carousel>
      </div>
    </section>
  );
}

export function FlashSaleSkeleton() {
  return (
    <div className={styles.panel} aria-hidden="true">
      <div className={styles.waiting}>
        <div className={styles.headerSkeleton}>
          <Skeleton width="45%" height="1.75rem" />
          <Skeleton width="60%" height="2.5rem" />
        </div>
        <Skeleton height="calc(var(--sale-card) * 0.75 + 6rem)" />
      </div>
    </div>
  );
}
