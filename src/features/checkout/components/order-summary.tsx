import { zoneTerms } from "@/domain/delivery-terms";
import { toMajor, toPercent } from "@/domain/money";
import { type BillLine, billRows, isReduction } from "@/domain/order-bill";
import { zoneSurge } from "@/domain/zone-surge";
import { CashbackLine } from "@/features/cashback";
import { methodTexts, type PaymentChoice } from "@/features/payment";
import { useMoney } from "@/platform/format";
import { formatPercent } from "@/platform/format/percent";
import { useTexts } from "@/platform/i18n";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/plain/card";
import { useCheckoutContext } from "../use-checkout";
import { useHasPlaceBar } from "../use-has-place-bar";
import { CouponField, QuoteNote } from "./courier-parts";
import styles from "./order-summary.module.css";
import { PlaceButton } from "./place-button";
import { StoreDiscountNote } from "./store-discount-note";
import { useCheckoutArrivalText } from "./use-checkout-arrival-text";

interface Amount {
  label: string;
  value: string;
  /** In the shopper's favour. */
  good?: boolean;
  note?: string;
}

const isPart = (choice: PaymentChoice) => choice === "wallet_and_cash" || choice === "wallet_and_online";

/** The price line by line, the way of paying, and, where it has no bar of its own, the one button. */
export function OrderSummary() {
  const { lines, prices, total, payment, digits, distance, quote, offline } = useCheckoutContext();
  const t = useTexts("checkout");
  const money = useMoney();
  const amount = (minor: number) => money(toMajor(minor, digits));
  const amounts = useAmounts();
  const hasBar = useHasPlaceBar();
  const arrival = useCheckoutArrivalText();
  return (
    <aside className={styles.summary} aria-label={t("summary.title")}>
      <Card variant="raised">
        <Suspense>
          <CouponField />
        </Suspense>
        <StoreDiscountNote lines={lines} progress={prices.storeDiscount} digits={digits} />
        {quote.quoted ? (
          <Suspense>
            <QuoteNote />
          </Suspense>
        ) : null}
        <dl className={styles.amounts}>
          {amounts.map(({ label, value, good, note }) => (
            <div key={label} className={good ? styles.good : undefined}>
              <dt>
                {label}
                {note ? <small className={styles.choice}>{note}</small> : null}
              </dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{t("summary.total")}</dt>
            <dd aria-live="polite">
              <bdi>{distance.pending ? "…" : amount(total.total)}</bdi>
            </dd>
          </div>
          {payment.problem === null ? (
            <div>
              <dt>{t("payment.title")}</dt>
              <dd aria-live="polite">
                {payment.choice === "offline_payment" && offline.method ? (
                  <bdi>{offline.method.name}</bdi>
                ) : (
                  t(methodTexts[payment.choice])
                )}
              </dd>
            </div>
          ) : null}
          {isPart(payment.choice) && !distance.pending ? (
            <>
              <div>
                <dt>{t("summary.fromWallet")}</dt>
                <dd>
                  <bdi>{amount(payment.fromWallet)}</bdi>
                </dd>
              </div>
              <div>
                <dt>{t(payment.choice === "wallet_and_cash" ? "summary.inCash" : "summary.online")}</dt>
                <dd>
                  <bdi>{amount(total.total - payment.fromWallet)}</bdi>
                </dd>
              </div>
            </>
          ) : null}
        </dl>
        <Suspense fallback={null}>
          {distance.pending ? null : <CashbackLine amount={toMajor(total.total - total.tip, digits)} />}
        </Suspense>
        {arrival === null || hasBar ? null : <p className={styles.arrival}>{arrival}</p>}
        {hasBar ? null : <PlaceButton />}
      </Card>
    </aside>
  );
}

/** The amounts that are part of this order, in the order of a receipt. */
function useAmounts(): Amount[] {
  const { total, orderType, digits, distance, config, coupon } = useCheckoutContext();
  const t = useTexts("checkout");
  const money = useMoney();
  const surge = useSurgeText();
  const labelOf = (name: BillLine) => {
    if (name === "additional" && config.additional_charge_name) return config.additional_charge_name;
    if (name === "coupon" && coupon) return `${t("summary.coupon")} (${coupon.code})`;
    if ((name === "tax" || name === "taxIncluded") && total.taxPercent > 0)
      return t(name === "tax" ? "summary.taxRate" : "summary.taxRateIncluded", {
        rate: formatPercent(toPercent(total.taxPercent)),
      });
    return t(`summary.${name}`);
  };
  return billRows(total, orderType).map((row) => {
    const { name, amount } = row;
    const isDelivery = name === "delivery";
    return {
      label: labelOf(name),
      value:
        isDelivery && distance.pending
          ? "…"
          : isDelivery && amount === 0
            ? t("summary.free")
            : money(toMajor(amount, digits)),
      good: isReduction(row) || (isDelivery && total.freeDeliveryBy !== null),
      note: isDelivery ? surge : undefined,
    };
  });
}

/** Why a delivery costs more at the moment; undefined where it does not. */
function useSurgeText(): string | undefined {
  const { total, place, store, distance } = useCheckoutContext();
  const t = useTexts("checkout");
  const surge = store.self_delivery_system === 1 ? null : zoneSurge(zoneTerms(place.zoneData, store).zone);
  if (surge === null || distance.pending || total.deliveryCharge === 0) return undefined;
  const percent = formatPercent(toPercent(surge.percent));
  return surge.reason
    ? t("summary.surgeReason", { percent, reason: `\u2068${surge.reason}\u2069` })
    : t("summary.surge", { percent });
}
