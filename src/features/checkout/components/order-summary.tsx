import { useState } from "react";
import { describeLineChoice } from "@/domain/line-options";
import { toMajor } from "@/domain/money";
import { CashbackLine } from "@/features/cashback";
import type { PaymentChoice } from "@/features/payment";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { countPieces } from "@/stores/cart";
import { Suspense } from "@/ui/loading/suspense";
import { Card } from "@/ui/window/card";
import { useCheckoutContext } from "../use-checkout";
import { CouponField } from "./coupon-field";
import { QuoteNote } from "./courier-parts";
import styles from "./order-summary.module.css";
import { PlaceButton, useArrivalText, useHasPlaceBar } from "./place-button";
import { StoreDiscountNote } from "./store-discount-note";

interface Amount {
  label: string;
  value: string;
  /** In the shopper's favour. */
  good?: boolean;
}

const methodTexts = {
  cash_on_delivery: "payment.cash",
  digital_payment: "payment.online",
  offline_payment: "payment.offline",
  wallet: "payment.wallet",
  wallet_and_cash: "payment.walletAndCash",
  wallet_and_online: "payment.walletAndOnline",
} as const satisfies Record<PaymentChoice, string>;

const isPart = (choice: PaymentChoice) => choice === "wallet_and_cash" || choice === "wallet_and_online";

/** What it costs, line by line, how it is paid, and, where it has no bar of its own, the one button. */
export function OrderSummary() {
  const { lines, store, prices, total, payment, digits, distance, quote, offline } = useCheckoutContext();
  const t = useTexts("checkout");
  const money = useMoney();
  const [open, setOpen] = useState(true);
  const amount = (minor: number) => money(toMajor(minor, digits));
  const amounts = useAmounts();
  const hasBar = useHasPlaceBar();
  const arrival = useArrivalText();
  return (
    <aside className={styles.summary} aria-label={t("summary.title")}>
      <Card variant="raised">
        <button
          type="button"
          className={styles.head}
          aria-expanded={open}
          onClick={() => setOpen((was) => !was)}
        >
          <h2 className={styles.title}>{store.name}</h2>
          <span className={styles.count}>{t("summary.count", { count: countPieces(lines) })}</span>
        </button>
        {open ? (
          <ul className={styles.lines}>
            {lines.map((line, index) => (
              <li key={line.key} className={styles.line}>
                <span className={styles.quantity}>{line.quantity}×</span>
                <span className={styles.name}>
                  {line.item.name}
                  <small className={styles.choice}>{describeLineChoice(line)}</small>
                </span>
                <bdi>{amount(prices.lines[index]?.total ?? 0)}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
        <CouponField />
        <StoreDiscountNote lines={lines} progress={prices.storeDiscount} digits={digits} />
        {quote.quoted ? (
          <Suspense>
            <QuoteNote />
          </Suspense>
        ) : null}
        <dl className={styles.amounts}>
          {amounts.map(({ label, value, good }) => (
            <div key={label} className={good ? styles.good : undefined}>
              <dt>{label}</dt>
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
        {arrival === null ? null : <p className={styles.arrival}>{arrival}</p>}
        {hasBar ? null : <PlaceButton />}
      </Card>
    </aside>
  );
}

/** The amounts that are part of this order, in the order of a receipt. */
function useAmounts(): Amount[] {
  const { total, digits, distance, config } = useCheckoutContext();
  const t = useTexts("checkout");
  const money = useMoney();
  const amount = (minor: number) => money(toMajor(minor, digits));
  const charge = (label: string, minor: number): Amount[] =>
    minor > 0 ? [{ label, value: amount(minor) }] : [];
  const discount = (label: string, minor: number): Amount[] =>
    minor > 0 ? [{ label, value: `−${amount(minor)}`, good: true }] : [];
  const delivery = total.deliveryCharge === 0 ? t("summary.free") : amount(total.deliveryCharge);
  return [
    { label: t("summary.items"), value: amount(total.products + total.addOns) },
    ...discount(t("summary.discount"), total.discount),
    ...discount(t("summary.coupon"), total.couponDiscount),
    ...discount(t("summary.firstOrder"), total.firstOrderBonus),
    ...charge(t(total.taxIncluded ? "summary.taxIncluded" : "summary.tax"), total.tax),
    {
      label: t("summary.delivery"),
      value: distance.pending ? "…" : delivery,
      good: total.freeDeliveryBy !== null,
    },
    ...charge(t("summary.tip"), total.tip),
    ...charge(t("summary.packaging"), total.packaging),
    ...charge(config.additional_charge_name || t("summary.additional"), total.additionalCharge),
    ...(total.rounding === 0 ? [] : [{ label: t("summary.rounding"), value: amount(total.rounding) }]),
  ];
}
