import { useState } from "react";
import type { Coupon, StoreDetails } from "@/contract";
import { linePrice } from "@/domain/item-price";
import { toMajor, toMinor } from "@/domain/money";
import type { OrderTotal } from "@/domain/order-total";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import type { StoredCartLine } from "@/stores/cart";
import { Button } from "@/ui/window/button";
import { Card } from "@/ui/window/card";
import { CouponField } from "./coupon-field";
import styles from "./order-summary.module.css";

interface Props {
  lines: readonly StoredCartLine[];
  store: StoreDetails;
  total: OrderTotal;
  digits: number;
  /** The delivery charge is not known yet. */
  pendingWay: boolean;
  coupon: Coupon | null;
  /** The sum reaches the coupon's minimum. */
  couponCounts: boolean;
  onCoupon: (coupon: Coupon | null) => void;
  disabled: boolean;
  /** What the operator calls the additional charge; "" for the usual word. */
  additionalName: string;
}

/** What it costs, line by line, and the one button. */
export function OrderSummary({
  lines,
  store,
  total,
  digits,
  pendingWay,
  coupon,
  couponCounts,
  onCoupon,
  disabled,
  additionalName,
}: Props) {
  const t = useTexts("checkout");
  const money = useMoney();
  const [open, setOpen] = useState(true);
  const amount = (minor: number) => money(toMajor(minor, digits));
  const below = total.products + total.addOns < toMinor(store.minimum_order, digits);
  const rows: [string, string, boolean?][] = [
    [t("summary.items"), amount(total.products + total.addOns)],
    ...(total.discount > 0
      ? ([[t("summary.discount"), `−${amount(total.discount)}`, true]] as [string, string, boolean][])
      : []),
    ...(total.couponDiscount > 0
      ? ([[t("summary.coupon"), `−${amount(total.couponDiscount)}`, true]] as [string, string, boolean][])
      : []),
    ...(total.firstOrderBonus > 0
      ? ([[t("summary.firstOrder"), `−${amount(total.firstOrderBonus)}`, true]] as [
          string,
          string,
          boolean,
        ][])
      : []),
    ...(total.tax > 0
      ? ([[t(total.taxIncluded ? "summary.taxIncluded" : "summary.tax"), amount(total.tax)]] as [
          string,
          string,
        ][])
      : []),
    [
      t("summary.delivery"),
      pendingWay ? "…" : total.deliveryCharge === 0 ? t("summary.free") : amount(total.deliveryCharge),
      total.freeDeliveryBy !== null,
    ],
    ...(total.tip > 0 ? ([[t("summary.tip"), amount(total.tip)]] as [string, string][]) : []),
    ...(total.packaging > 0
      ? ([[t("summary.packaging"), amount(total.packaging)]] as [string, string][])
      : []),
    ...(total.additionalCharge > 0
      ? ([[additionalName || t("summary.additional"), amount(total.additionalCharge)]] as [string, string][])
      : []),
  ];
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
          <span className={styles.count}>{t("summary.count", { count: lines.length })}</span>
        </button>
        {open ? (
          <ul className={styles.lines}>
            {lines.map((line) => (
              <li key={line.key} className={styles.line}>
                <span className={styles.quantity}>{line.quantity}×</span>
                <span className={styles.name}>{line.item.name}</span>
                <bdi>{amount(linePrice({ ...line, digits }).total)}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
        <CouponField
          store={store}
          subtotal={toMajor(total.subtotal, digits)}
          coupon={coupon}
          couponCounts={couponCounts}
          onCoupon={onCoupon}
        />
        <dl className={styles.amounts}>
          {rows.map(([label, value, good]) => (
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
              <bdi>{pendingWay ? "…" : amount(total.total)}</bdi>
            </dd>
          </div>
        </dl>
        {below ? (
          <p className={styles.note}>{t("summary.minimum", { amount: money(store.minimum_order) })}</p>
        ) : null}
        <Button type="submit" size="lg" wide disabled={disabled || below}>
          {t("summary.place")}
        </Button>
      </Card>
    </aside>
  );
}
