import type { CourierOrder } from "@/contract/calls/couriers";
import { stageOf } from "../rules/next-step";
import { useTexts } from "../texts/texts";
import styles from "./order-head.module.css";

/** By which people call an order; the digits before them are small. */
const shownDigits = 4;

export function OrderNumber({ id }: { readonly id: number }) {
  const t = useTexts();
  return (
    <span className={styles.number}>
      <span className="visually-hidden">{t("order.number", { number: id })}</span>
      <span aria-hidden="true">
        <span className={styles.lead}>{String(id).slice(0, -shownDigits)}</span>
        {String(id).slice(-shownDigits)}
      </span>
    </span>
  );
}

interface StageProps {
  readonly order: CourierOrder;
  readonly isNew: boolean;
}

export function StageMark({ order, isNew }: StageProps) {
  const t = useTexts();
  const stage = stageOf(order);
  return (
    <span className={styles.stage} data-stage={isNew ? "new" : stage}>
      {t(isNew ? "order.isNew" : `order.stage.${stage}`)}
    </span>
  );
}
