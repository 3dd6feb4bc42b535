import type { CourierOrder } from "@/contract/calls/couriers";
import { ChevronEndIcon } from "@/ui/icons/chevron-end";
import { stageOf } from "../rules/next-step";
import { useTexts } from "../texts/texts";
import { OrderNumber, StageMark } from "./order-head";
import styles from "./order-row.module.css";

interface Props {
  readonly order: CourierOrder;
  readonly isNew: boolean;
  readonly onOpen: () => void;
}

/** An order that is not worked on now. */
export function OrderRow({ order, isNew, onOpen }: Props) {
  const t = useTexts();
  const stop = stageOf(order) === "pick-up" ? order.pick_up : order.drop_off;
  return (
    <button
      type="button"
      className={styles.row}
      data-order={order.id}
      data-new={isNew || undefined}
      aria-label={t("order.show", { number: order.id })}
      onClick={onOpen}
    >
      <span className={styles.words}>
        <span className={styles.head}>
          <OrderNumber id={order.id} />
          <StageMark order={order} isNew={isNew} />
        </span>
        <span className={styles.place}>
          <bdi>{stop.name}</bdi>
        </span>
      </span>
      <ChevronEndIcon size={24} />
    </button>
  );
}
