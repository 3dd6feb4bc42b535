import { useEffect } from "react";
import { isUnpaidFailure } from "@/domain/order-status-steps";
import { useMoney } from "@/platform/format";
import { useTexts } from "@/platform/i18n";
import { askToConfirm } from "@/stores/confirm";
import { type OverlayProps, replaceOverlay } from "@/stores/overlay";
import { Dialog } from "@/ui/chakra/dialog";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { useFailedOrder } from "../use-failed-order";
import { useTrackedOrder } from "../use-tracked-order";
import styles from "./orders.module.css";
import { TrackingResult } from "./tracking-result";
import { UnpaidNote } from "./unpaid-note";

/** An order that waits for its payment: pay it, pay it otherwise, cancel it, or put it back into the cart. */
export default function UnpaidOrderOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"unpaid-order">) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  const money = useMoney();
  const { orderId } = overlay;
  const tracked = useTrackedOrder(orderId);
  const { order } = tracked;
  const failed = useFailedOrder(orderId, order);
  const status = order && !isUnpaidFailure(order) ? order.order_status : null;
  useEffect(() => {
    if (!open || status === null) return;
    if (status === "canceled") onClose();
    else replaceOverlay({ kind: "tracking", orderId });
  }, [open, status, orderId, onClose]);

  const ask = (what: "cancel" | "basket") =>
    askToConfirm({
      question: t(`unpaid.${what}`),
      text: t(`unpaid.${what}Text`),
      confirmLabel: t(`unpaid.${what}`),
      tone: what === "cancel" ? "danger" : "normal",
    });
  const cancel = async () => {
    if ((await ask("cancel")) && (await failed.cancel())) onClose();
  };
  const takeBack = async () => {
    if ((await ask("basket")) && (await failed.cancel())) replaceOverlay({ kind: "reorder", orderId });
  };
  const isUnpaid = order !== undefined && status === null;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("unpaid.title")}
      closeLabel={shell("app.close")}
      width="27rem"
      footer={
        isUnpaid ? (
          <div className={styles.answers}>
            {order.details_count > 0 && !order.prescription_order ? (
              <Button wide variant="ghost" disabled={failed.busy !== null} onClick={() => void takeBack()}>
                {t("unpaid.basket")}
              </Button>
            ) : null}
            <Button
              wide
              variant="danger"
              loading={failed.busy === "cancel"}
              disabled={failed.busy !== null}
              onClick={() => void cancel()}
            >
              {t("unpaid.cancel")}
            </Button>
          </div>
        ) : undefined
      }
    >
      {isUnpaid ? (
        <div className={styles.list}>
          <p className={styles.strong}>
            <bdi>{order.store?.name ?? t("order.number", { id: order.id })}</bdi>
            {" · "}
            <bdi>{money(order.order_amount)}</bdi>
          </p>
          <Suspense>
            <UnpaidNote order={order} />
          </Suspense>
        </div>
      ) : (
        <TrackingResult tracked={tracked} />
      )}
    </Dialog>
  );
}
