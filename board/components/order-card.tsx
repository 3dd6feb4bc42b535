import { useEffect, useRef, useState } from "react";
import { isApiError } from "@/platform/http/api-error";
import { BackIcon } from "@/ui/icons/back";
import { CloseIcon } from "@/ui/icons/close";
import { IconButton } from "@/ui/plain/icon-button";
import { useMediaQuery } from "@/ui/plain/use-media-query";
import { useConnection } from "../live/connection";
import { readDetails } from "../live/read-details";
import { closeOrder } from "../orders/opened-order";
import { useOrders } from "../orders/orders";
import { useSession } from "../session/session";
import { textOfWord, useTexts } from "../texts/texts";
import { useFormats } from "../texts/use-formats";
import { CardChat } from "./card-chat";
import { CardHistory } from "./card-history";
import { CardLines } from "./card-lines";
import { CardMoney } from "./card-money";
import { CardPerson } from "./card-person";
import { CardPrescription } from "./card-prescription";
import { CardPrint } from "./card-print";
import { CardRefund } from "./card-refund";
import { GiveRefund } from "./give-refund";
import { OrderActions } from "./order-actions";
import styles from "./order-card.module.css";
import { whenText } from "./order-tile";

/** Everything about one order: a panel beside the lists, the whole page on a phone. */
export function OrderCard({ id }: { readonly id: number }) {
  const t = useTexts();
  const formats = useFormats();
  const listed = useOrders((state) => state.orders.get(id));
  const details = useOrders((state) => state.details.get(id));
  const isMissing = useDetails(id, listed?.seq);
  const isPage = useMediaQuery("(max-width: 47.99em)");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      // The list comes back in the same moment on a phone.
      requestAnimationFrame(() => {
        const tile = document.querySelector<HTMLElement>(`[data-order="${id}"]`);
        if (document.activeElement === document.body)
          (before instanceof HTMLElement && before.isConnected ? before : tile)?.focus();
      });
    };
  }, [id]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector('[aria-modal="true"]'))
        closeOrder();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  // What is known of the order itself may be newer than the rest of its card.
  const order = listed ?? details;
  return (
    <section className={styles.card} aria-labelledby="order-heading">
      <header className={styles.head}>
        <div className={styles.title}>
          <h2 className={styles.number} id="order-heading" ref={heading} tabIndex={-1}>
            {t("order.number", { number: id })}
          </h2>
          {order === undefined ? null : (
            <p className={styles.state}>
              <strong>{whenText(order, t, formats)}</strong>
              <span>{textOfWord(t, "status", order.status) ?? order.status}</span>
            </p>
          )}
        </div>
        <IconButton label={t(isPage ? "app.back" : "app.close")} size="lg" onClick={closeOrder}>
          {isPage ? <BackIcon size={26} /> : <CloseIcon size={26} />}
        </IconButton>
      </header>
      <div className={styles.content}>
        {details === undefined || order === undefined ? (
          <p className={styles.missing}>{t(isMissing ? "card.gone" : "card.unknown")}</p>
        ) : (
          <>
            {order.state === "done" && details.cancel_reason ? (
              <p className={styles.canceled}>{t("card.canceledWhy", { reason: details.cancel_reason })}</p>
            ) : null}
            {order.state === "active" && order.returned_reason ? (
              <p className={styles.canceled}>{t("card.returnedWhy", { reason: order.returned_reason })}</p>
            ) : null}
            <CardRefund orderId={id} />
            <CardPrescription order={order} details={details} />
            <CardLines details={details} />
            <CardPerson details={{ ...details, ...order }} />
            <CardMoney details={{ ...details, ...order }} />
            <GiveRefund details={details} />
            <CardChat orderId={id} />
            <CardPrint order={order} />
            <CardHistory details={details} />
          </>
        )}
      </div>
      {order === undefined ? null : <OrderActions order={order} />}
    </section>
  );
}

/** Has the card read when it is missing or older than the order. Returns whether the server knows no such order. */
function useDetails(id: number, seq: number | undefined): boolean {
  const token = useSession((session) => session.token);
  const isLive = useConnection((connection) => connection.isLive);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const known = useOrders.getState().details.get(id);
    if (token === null || !isLive || (known && seq !== undefined && known.seq >= seq)) return;
    readDetails(token, id).then(
      () => setMissing(false),
      (error: unknown) => setMissing(isApiError(error, "refused") && error.status === 404),
    );
  }, [id, seq, token, isLive]);
  return isMissing;
}
