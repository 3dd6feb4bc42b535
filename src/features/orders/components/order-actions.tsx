import { Link } from "react-router-dom";
import type { Order } from "@/contract";
import {
  awaitsAgreement,
  isAgreed,
  isCancelable,
  isClosed,
  isReviewable,
  isSale,
} from "@/domain/order-status-steps";
import { isRefundable } from "@/domain/refunds";
import { useConfig } from "@/features/configuration";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { openOverlay } from "@/stores/overlay";
import { useIsSignedIn } from "@/stores/session";
import { Button, ButtonLink } from "@/ui/plain/button";
import styles from "./orders.module.css";

/** The shopper's actions for an order in its status. */
export function OrderActions({ order }: { order: Order }) {
  const care = useTexts("aftercare");
  const t = useTexts("orders");
  const running = !isClosed(order.order_status);
  // Beside a price that waits for the shopper stands a button of its own.
  const cancelable = isCancelable(order) && !awaitsAgreement(order);
  const signedIn = useIsSignedIn();
  const takesRefunds = useConfig()?.refund_active_status === true;
  const isRateable = signedIn && isReviewable(order.order_status);
  const refunds = signedIn && takesRefunds && isRefundable(order);
  const isRepeatable = isClosed(order.order_status) && order.details_count > 0;
  return (
    <div className={styles.choices}>
      {isRateable ? (
        <ButtonLink as={Link} to={paths.rateAndReview.href(order.id)} variant="soft">
          {t("order.rate")}
        </ButtonLink>
      ) : null}
      {isRepeatable ? (
        <Button onClick={() => openOverlay({ kind: "reorder", orderId: order.id })}>
          {care("again.button")}
        </Button>
      ) : null}
      {refunds ? (
        <Button variant="outline" onClick={() => openOverlay({ kind: "refund", orderId: order.id })}>
          {care("refund.ask")}
        </Button>
      ) : null}
      {isSale(order.order_status) && isAgreed(order) ? (
        <ButtonLink as={Link} to={paths.invoice.href(order.id)} variant="soft">
          {t("order.invoice")}
        </ButtonLink>
      ) : null}
      {running ? (
        <Button onClick={() => openOverlay({ kind: "tracking", orderId: order.id })}>
          {t("order.track")}
        </Button>
      ) : null}
      {cancelable ? (
        <Button variant="outline" onClick={() => openOverlay({ kind: "cancel-order", orderId: order.id })}>
          {t("order.cancel")}
        </Button>
      ) : null}
    </div>
  );
}
