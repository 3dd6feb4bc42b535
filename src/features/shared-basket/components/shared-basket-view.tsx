import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { Link, useLocation } from "react-router-dom";
import { addOnRows } from "@/domain/add-on-rows";
import type { LinePrice } from "@/domain/line-price";
import { toMajor } from "@/domain/money";
import { noPrice, priceOfLines } from "@/domain/reorder";
import { useModules } from "@/features/modules";
import { LoadFailure } from "@/features/query-state";
import { useDigits, useMoney, usePriceReading } from "@/platform/format";
import { formatNames } from "@/platform/format/names";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { putIntoCart, storeInTheWay } from "@/stores/cart";
import { askToConfirm } from "@/stores/confirm";
import { useIsLocationSet } from "@/stores/location";
import { openOverlay } from "@/stores/overlay";
import { useShopScope } from "@/stores/shop-scope";
import { showSuccess, showWarning } from "@/stores/toasts";
import { MapIcon } from "@/ui/icons/map";
import { EmptyCartIllustration } from "@/ui/illustrations/empty-cart";
import { LocationIllustration } from "@/ui/illustrations/location";
import { AddOnRows } from "@/ui/plain/add-on-rows";
import { Button } from "@/ui/plain/button";
import { Card } from "@/ui/plain/card";
import { EmptyState } from "@/ui/plain/empty-state";
import { PriceTag } from "@/ui/plain/price-tag";
import { SkeletonCard } from "@/ui/plain/skeleton";
import { StatusNote } from "@/ui/plain/status-note";
import { readBasket, type SharedBasket } from "../basket-link";
import { type BasketLineOfNow, type BasketOfNow, loadBasket } from "../load-basket";
import styles from "./shared-basket.module.css";

/** A basket that somebody shared: its store, what of it can be bought now and what that costs, and the way into the cart. */
export default function SharedBasketView() {
  const t = useTexts("basket");
  const { hash } = useLocation();
  const basket = useMemo(() => readBasket(hash), [hash]);
  const located = useIsLocationSet();
  if (basket === null)
    return (
      <EmptyState
        title={t("page.broken")}
        text={t("page.brokenText")}
        illustration={<EmptyCartIllustration />}
      />
    );
  return located ? <Basket basket={basket} hash={hash} /> : <ChoosePlace />;
}

function ChoosePlace() {
  const frame = useTexts("frame");
  return (
    <EmptyState
      title={frame("location.alertTitle")}
      text={frame("location.alertText")}
      illustration={<LocationIllustration />}
      action={<PlaceButton label={frame("location.alertButton")} />}
    />
  );
}

function PlaceButton({ label }: { readonly label: string }) {
  return (
    <Button
      startIcon={<MapIcon size={20} />}
      onClick={() => openOverlay({ kind: "location-picker", purpose: "delivery" })}
    >
      {label}
    </Button>
  );
}

function Basket({ basket, hash }: { readonly basket: SharedBasket; readonly hash: string }) {
  const t = useTexts("basket");
  const queryClient = useQueryClient();
  const reading = usePriceReading();
  const { zoneId, language } = useShopScope();
  const query = useQuery({
    queryKey: ["shared-basket", zoneId, language, hash],
    queryFn: () => loadBasket(queryClient, basket, reading),
    networkMode: "always",
    staleTime: 0,
    gcTime: 0,
  });
  if (!query.data) return query.isError ? <LoadFailure query={query} /> : <SkeletonCard ratio={16 / 9} />;
  if (query.data.store === null)
    return (
      <EmptyState
        title={t("page.outside")}
        text={t("page.outsideText")}
        illustration={<LocationIllustration />}
        action={<PlaceButton label={t("page.changePlace")} />}
      />
    );
  return <Lines basket={query.data} store={query.data.store} />;
}

function Lines({
  basket: { lines, isFromDevice },
  store,
}: {
  readonly basket: BasketOfNow;
  readonly store: NonNullable<BasketOfNow["store"]>;
}) {
  const t = useTexts("basket");
  const care = useTexts("aftercare");
  const money = useMoney();
  const reading = usePriceReading();
  const amount = (minor: number) => money(toMajor(minor, reading.digits));
  const takeOver = useTakeOver(lines, store.name);
  const available = lines.flatMap(({ line }) => line ?? []);
  const price = priceOfLines(lines, reading);
  return (
    <Card padding="lg" variant="raised" className={styles.basket}>
      <div>
        <h2 className={styles.store}>
          <Link to={paths.store.href(store)}>{t("page.from", { store: `\u2068${store.name}\u2069` })}</Link>
        </h2>
        <p className={styles.muted}>{t("page.text")}</p>
      </div>
      {isFromDevice ? (
        <StatusNote tone="info" live>
          {t("page.offline")}
        </StatusNote>
      ) : null}
      {available.length === 0 ? (
        <StatusNote tone="warning" live>
          {t("page.nothing")}
        </StatusNote>
      ) : null}
      <ul aria-label={t("page.lines")} className={styles.lines}>
        {lines.map(({ name, problem, line }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no ids and do not move.
          <li key={index} className={styles.line}>
            <div className={styles.words}>
              <p className={styles.name}>
                {line ? <bdi dir="ltr">{line.quantity}×</bdi> : null}
                {line ? " " : null}
                <bdi>{name}</bdi>
              </p>
              {problem ? <p className={styles.problem}>{care(`again.${problem}`)}</p> : null}
              {line?.isFewer ? (
                <p className={styles.problem}>{care("again.fewer", { count: line.quantity })}</p>
              ) : null}
              {line ? (
                <AddOnRows
                  rows={addOnRows(line.item, line.addOns, reading.digits).map((row) => ({
                    ...row,
                    amount: amount(row.amount),
                  }))}
                />
              ) : null}
            </div>
            {line ? <LineAmount price={price.lines[index] ?? noPrice} /> : null}
          </li>
        ))}
      </ul>
      {available.length > 0 ? (
        <>
          <p className={styles.total}>
            <span>{t("page.total")}</span>
            <bdi>{amount(price.subtotal)}</bdi>
          </p>
          <Button wide size="lg" onClick={() => void takeOver()}>
            {t("page.take")}
          </Button>
        </>
      ) : null}
    </Card>
  );
}

/** The price of a line's pieces; its add-ons have rows of their own. */
function LineAmount({ price }: { readonly price: LinePrice }) {
  const catalogue = useTexts("catalogue");
  const money = useMoney();
  const digits = useDigits();
  const amount = (minor: number) => money(toMajor(minor, digits));
  return (
    <PriceTag
      size="sm"
      price={amount(price.products - price.discount)}
      oldPrice={price.discount > 0 ? amount(price.products) : undefined}
      labels={{ price: catalogue("price.now"), oldPrice: catalogue("price.before") }}
    />
  );
}

/** Puts what can be bought into the cart of its module, after a question where another store's lines are there. */
function useTakeOver(lines: readonly BasketLineOfNow[], to: string): () => Promise<void> {
  const t = useTexts("basket");
  const modules = useModules();
  return async () => {
    const available = lines.flatMap(({ line }) => line ?? []);
    const [first] = available;
    if (!first) return;
    const store = storeInTheWay(first.item);
    if (store !== null) {
      const from = `\u2068${store}\u2069`;
      const replace = await askToConfirm({
        question: t("replace.title"),
        text: t("replace.text", { from, to: `\u2068${to}\u2069` }),
        confirmLabel: t("replace.confirm"),
        tone: "danger",
      });
      if (!replace) return;
    }
    const refused = putIntoCart(available, modules);
    if (refused.length === 0) showSuccess(t("page.taken"));
    else if (refused.length < available.length)
      showWarning(t("page.refused", { items: formatNames(refused.map(({ item }) => item.name)) }));
    else showWarning(t("page.notTaken"));
    openOverlay({ kind: "cart" });
  };
}
