import { memo } from "react";
import type { BoardOrder } from "@/contract/calls/board-orders";
import { classNames } from "@/ui/class-names";
import { dueAt } from "../orders/merge-orders";
import { openOrder } from "../orders/opened-order";
import { type Translate, textOfWord, useTexts } from "../texts/texts";
import { type Formats, useFormats } from "../texts/use-formats";
import styles from "./order-tile.module.css";

/** By which people call an order; the digits before them are small. */
const shownDigits = 4;

interface Props {
  readonly order: BoardOrder;
  /** Epoch ms. */
  readonly now: number;
  readonly isOpen: boolean;
  /** A step of it waits for the network. */
  readonly isSending: boolean;
  /** Null where the board shows one store. */
  readonly storeName: string | null;
}

/** An order in a list, to be read from a step away: number, when, for whom, how much. */
export const OrderTile = memo(function OrderTile({ order, now, isOpen, isSending, storeName }: Props) {
  const t = useTexts();
  const formats = useFormats();
  const { id, state, status } = order;
  const isNew = state === "new" && !isSending && order.prescription_state !== "priced";
  const minutes = minutesLeft(order, now);
  return (
    <button
      type="button"
      className={classNames(styles.tile, isNew && styles.new, state === "done" && styles.done)}
      aria-current={isOpen || undefined}
      data-order={id}
      onClick={() => openOrder(id)}
    >
      <span className={styles.top}>
        <span className={styles.number}>
          <span className="visually-hidden">{t("order.number", { number: id })}</span>
          <span aria-hidden="true">
            <span className={styles.lead}>{String(id).slice(0, -shownDigits)}</span>
            {String(id).slice(-shownDigits)}
          </span>
        </span>
        <span className={styles.status} data-status={isNew ? "new" : status}>
          {isNew ? t("order.isNew") : (textOfWord(t, "status", status) ?? status)}
        </span>
      </span>
      <span className={styles.when}>
        <span className={styles.time}>{whenText(order, t, formats)}</span>
        {minutes === null ? null : (
          <span className={classNames(styles.left, minutes < 0 && styles.late)}>
            {minutes < 0 ? t("order.late", { count: -minutes }) : t("order.left", { count: minutes })}
          </span>
        )}
        {isNew ? (
          <span className={styles.left}>{t("order.waiting", { count: minutesSince(order, now) })}</span>
        ) : null}
      </span>
      <span className={styles.who}>
        <span className={styles.name}>{order.customer_name}</span>
        {order.prescription_state === "waiting" ? null : (
          <span className={styles.total}>{formats.money(order.total)}</span>
        )}
      </span>
      <span className={styles.more}>
        {[
          storeName,
          t(`order.type.${order.type}`),
          t("order.pieces", { count: order.pieces }),
          textOfWord(t, "pay", order.payment_method) ?? order.payment_method,
          order.prescription_state && t(`order.prescription.${order.prescription_state}`),
          order.courier && t("order.courier", { name: order.courier.name }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
      {isSending ? <span className={styles.sending}>{t("waiting.short")}</span> : null}
    </button>
  );
});

/** When it is wanted, in words. */
export function whenText(order: BoardOrder, t: Translate, { time }: Formats): string {
  if (order.state === "done") return t("order.placed", { time: time(order.created_at) });
  if (order.ready_by !== null) return t("order.readyBy", { time: time(order.ready_by) });
  return order.scheduled_at === null ? t("order.asap") : t("order.for", { time: time(order.scheduled_at) });
}

const minuteMs = 60_000;

const minutesSince = ({ created_at }: BoardOrder, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(created_at)) / minuteMs));

/** Whole minutes until it has to be ready, below zero when it is late; null where nothing is promised or it is ready. */
function minutesLeft(order: BoardOrder, now: number): number | null {
  const due =
    order.state === "active" && !["handover", "picked_up"].includes(order.status) ? dueAt(order) : null;
  return due === null ? null : Math.ceil((due - now) / minuteMs);
}
