import type { Order, OrderLine } from "@/contract";
import { useConfig } from "@/features/configuration";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { type BillRow, orderBill } from "../order-bill";
import styles from "./orders.module.css";

interface Props {
  readonly order: Order;
  readonly lines: readonly OrderLine[];
}

/** The amounts, named as on a receipt; their sum is the total. */
export function OrderBill({ order, lines }: Props) {
  const t = useTexts("orders");
  const money = useMoney();
  const config = useConfig();
  const labelOf = ({ name }: BillRow) =>
    name === "additional" && config?.additional_charge_name
      ? config.additional_charge_name
      : name === "coupon" && order.coupon_code
        ? `${t("bill.coupon")} (${order.coupon_code})`
        : t(`bill.${name}`);
  return (
    <dl className={styles.bill}>
      {orderBill(order, lines).map((row) => {
        const free = row.name === "delivery" && row.amount === 0;
        return (
          <div
            key={row.name}
            className={(row.amount < 0 && row.name !== "rounding") || free ? styles.good : undefined}
          >
            <dt>{labelOf(row)}</dt>
            <dd>
              <bdi>{free ? t("bill.free") : money(row.amount)}</bdi>
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
