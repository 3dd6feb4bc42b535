import type { Order, OrderLine } from "@/contract";
import { toMajor } from "@/domain/money";
import { type BillLine, isReduction } from "@/domain/order-bill";
import { useConfig } from "@/features/configuration";
import { useDigits, useMoney } from "@/platform/format";
import { formatPercent } from "@/platform/format/percent";
import { type Translate, useTexts } from "@/platform/i18n";
import { orderBill } from "../order-bill";
import styles from "./orders.module.css";

interface Props {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
}

/** The amounts, named as on a receipt; their sum is the total. */
export function OrderBill({ order, lines }: Props) {
  const t = useTexts("orders");
  const money = useMoney();
  const digits = useDigits();
  const config = useConfig();
  const labelOf = (name: BillLine) => {
    if (name === "additional" && config?.additional_charge_name) return config.additional_charge_name;
    if (name === "coupon" && order.coupon_code) return `${t("bill.coupon")} (${order.coupon_code})`;
    if ((name === "tax" || name === "taxIncluded") && order.tax_percentage > 0)
      return t(name === "tax" ? "bill.taxRate" : "bill.taxRateIncluded", {
        rate: formatPercent(order.tax_percentage),
      });
    return t(`bill.${name}`);
  };
  const surge = surgeText(order, t);
  return (
    <dl className={styles.bill}>
      {orderBill(order, lines, digits).map((row) => {
        const { name, amount } = row;
        const free = name === "delivery" && amount === 0;
        return (
          <div key={name} className={isReduction(row) || free ? styles.good : undefined}>
            <dt>
              {labelOf(name)}
              {name === "delivery" && surge ? <small className={styles.surge}>{surge}</small> : null}
            </dt>
            <dd>
              <bdi>{free ? t("bill.free") : money(toMajor(amount, digits))}</bdi>
            </dd>
          </div>
        );
      })}
      <div className={styles.total}>
        <dt>{t("order.total")}</dt>
        <dd>
          <bdi>{money(order.order_amount)}</bdi>
        </dd>
      </div>
    </dl>
  );
}

/** The zone's surge on the delivery and its reason; undefined where there was none. */
function surgeText(
  { surge_percentage: added = 0, surge_reason: reason, delivery_charge: charge }: Order,
  t: Translate<"orders">,
): string | undefined {
  if (added === 0 || charge === 0) return undefined;
  const percent = formatPercent(added);
  return reason
    ? t("bill.surgeReason", { percent, reason: `\u2068${reason}\u2069` })
    : t("bill.surge", { percent });
}
