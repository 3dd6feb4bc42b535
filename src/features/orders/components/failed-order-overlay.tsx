import { useNavigate } from "react-router-dom";
import { refreshCart } from "@/features/cart";
import { useConfig } from "@/features/configuration";
import { isPayable, PaymentStateNote, unpaidOrderQuery, useLeaveForPayment } from "@/features/payment";
import { useTexts } from "@/platform/i18n";
import { paths } from "@/platform/navigation/paths";
import { useQuery } from "@/platform/query";
import { clearCart, useCart } from "@/stores/cart";
import { closeOverlaysAndNavigate, type OverlayProps } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { Dialog } from "@/ui/chakra/dialog";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { useFailedOrder } from "../use-failed-order";
import { useTrackedOrder } from "../use-tracked-order";
import { CashChoice } from "./cash-choice";
import styles from "./orders.module.css";

/**
 * The payment failed: pay in cash, or cancel the order and clear its store's cart. Both lead home. Nothing is offered before the shop has said that the payment failed.
 */
export default function FailedOrderOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"failed-order">) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  const navigate = useNavigate();
  const { order, state } = useTrackedOrder(overlay.orderId);
  // Canceling empties the cart of the order's module, which only the order tells.
  const loading = state === "loading";
  const failed = useFailedOrder(overlay.orderId, order);
  const { data: payment } = useQuery(unpaidOrderQuery(useAccountKey(), overlay.orderId));
  const payable = isPayable(payment?.state);
  const config = useConfig();
  const gateway = payment?.online ? config?.active_payment_method_list[0]?.gateway : undefined;
  const { leavingFor, leave } = useLeaveForPayment();
  const leaving = leavingFor !== null;
  const home = () => closeOverlaysAndNavigate((options) => void navigate(paths.landing.href(), options));
  const payInCash = async () => {
    if (await failed.payInCash()) home();
  };
  const cancel = async () => {
    if (!(await failed.cancel())) return;
    if (order) {
      await refreshCart(order.module_id);
      // A cart of another store was none of this order's.
      const lines = useCart.getState().carts[order.module_id]?.lines ?? [];
      if (lines.every((line) => line.storeId === order.store?.id)) clearCart(order.module_id);
    }
    home();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t(payable ? "failed.agree" : "details.payment")}
      closeLabel={shell("app.close")}
      role="alertdialog"
      width="26rem"
      footer={
        !payable ? undefined : (
          <div className={styles.answers}>
            {gateway !== undefined && order ? (
              <Button
                wide
                loading={leaving}
                disabled={failed.busy !== null}
                onClick={() => void leave({ orderId: order.id, customerId: order.user_id, gateway })}
              >
                {t("failed.payAgain")}
              </Button>
            ) : null}
            {failed.cash ? (
              <Button
                wide
                variant={gateway === undefined ? "solid" : "outline"}
                loading={failed.busy === "cash"}
                disabled={loading || leaving || failed.busy === "cancel"}
                onClick={() => void payInCash()}
              >
                <CashChoice total={failed.cashTotal} />
              </Button>
            ) : null}
            <Button
              variant="danger"
              wide
              loading={failed.busy === "cancel"}
              disabled={loading || leaving || failed.busy === "cash"}
              onClick={() => void cancel()}
            >
              {t("failed.cancel")}
            </Button>
          </div>
        )
      }
    >
      {payable ? (
        <p className={styles.muted}>{t(failed.cash || !order ? "failed.agreeText" : "failed.agreeNoCash")}</p>
      ) : (
        <Suspense>
          <PaymentStateNote orderId={overlay.orderId} />
        </Suspense>
      )}
    </Dialog>
  );
}
