// @chunk none

import { useState } from "react";
import { Link } from "react-router-dom";
import type { FlashSaleItem, FlashSalePage } from "@/contract/calls/promotions";
import { useDocumentTitle } from "@/features/document-title";
import { ItemCard, ItemGridSkeleton } from "@/features/items";
import { PagedList } from "@/features/paging";
import { serverNow } from "@/platform/connectivity";
import { isMissing } from "@/platform/http/api-error";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useInfiniteQuery } from "@/platform/query";
import { useShopScope } from "@/stores/shop-scope";
import { FlashIcon } from "@/ui/icons/flash";
import { NothingFoundPicture } from "@/ui/illustrations/lazy-illustrations";
import { ButtonLink } from "@/ui/plain/button";
import { Container } from "@/ui/plain/container";
import { Countdown } from "@/ui/plain/countdown";
import { EmptyState } from "@/ui/plain/empty-state";
import { ProgressBar } from "@/ui/plain/progress-bar";
import { flashSalePagesQuery } from "../api/get-flash-sale-items";
import styles from "./flash-sale-view.module.css";

/** A flash sale: the time left, and its items with their remaining stock. No sale has `id` 0. */
export function FlashSaleView({ id }: { readonly id: number }) {
  const text = useTexts("browse");
  const query = useInfiniteQuery(flashSalePagesQuery(useShopScope(), id));
  const [ended, setEnded] = useState(false);
  const sale = query.data?.pages[0]?.data.sale ?? null;
  const title = sale?.title || text("flash.title");
  useDocumentTitle(title);
  const isOver = ended || id === 0;
  const nothing = (
    <EmptyState
      illustration={<NothingFoundPicture />}
      title={text("flash.empty")}
      text={isOver || isMissing(query.error) ? text("flash.ended") : undefined}
      action={
        <ButtonLink as={Link} to={paths.home.href()} variant="soft">
          {text("flash.home")}
        </ButtonLink>
      }
    />
  );
  return (
    <Container className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>
          <FlashIcon size={28} />
          <bdi>{title}</bdi>
        </h1>
        {sale && !ended ? <TimeLeft sale={sale} onEnd={() => setEnded(true)} /> : null}
      </header>
      <h2 className="visually-hidden">{text("category.items")}</h2>
      {isOver ? (
        nothing
      ) : (
        <PagedList query={query} skeleton={<ItemGridSkeleton count={8} />} empty={nothing} showsCount>
          {(rows) => (
            <ul className={styles.grid}>
              {rows.map((row) => (
                <li key={row.id}>
                  <FlashSaleRow row={row} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </Container>
  );
}

/** Counts down to the end, or to the start of a sale that has not begun. */
function TimeLeft({
  sale,
  onEnd,
}: {
  readonly sale: FlashSalePage["flash_sale"];
  readonly onEnd: () => void;
}) {
  const text = useTexts("browse");
  const [starts, ends] = [Date.parse(sale.start_date), Date.parse(sale.end_date)];
  const [begun, setBegun] = useState(() => !(starts > serverNow()));
  if (!Number.isFinite(ends)) return null;
  return (
    <div className={styles.time}>
      <span className={styles.label}>{text(begun ? "flash.endsIn" : "flash.startsIn")}</span>
      <Countdown
        key={String(begun)}
        until={begun ? ends : starts}
        now={serverNow}
        onEnd={begun ? onEnd : () => setBegun(true)}
        unitLabel={(unit, count) => text(`flash.${unit}`, { count })}
        timeLeftLabel={({ days, hours, minutes }) => text("flash.left", { days, hours, minutes })}
      />
    </div>
  );
}

/** An item on sale with the share that is sold; a sold out one opens nothing. */
function FlashSaleRow({ row }: { readonly row: FlashSaleItem }) {
  const text = useTexts("browse");
  const { item, sold, stock, available_stock: left } = row;
  return (
    <div className={styles.card}>
      <ItemCard item={item} soldOut={left === 0} />
      {stock > 0 ? (
        <div className={styles.stock}>
          <ProgressBar
            value={sold / stock}
            tone="highlight"
            label={text("flash.soldOf", { name: item.name })}
          />
          <span className={styles.sold}>{text("flash.sold", { sold, stock })}</span>
        </div>
      ) : null}
    </div>
  );
}
