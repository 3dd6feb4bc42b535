import type { Order } from "@/contract";
import { awaitsPayment } from "@/domain/order-status-steps";
import { PaymentFollowUp, unpaidOrderQuery } from "@/features/payment";
import { useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { openOverlay } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/plain/button";
import { useFailedOrder } from "../use-failed-order";
import { useUnpaidText } from "../use-unpaid-text";
import { CashChoice } from "./cash-choice";
import styles from "./tracked-order.module.css";

/** Shown with an order that is to be paid first: what became of its payment, and the ways that are left to pay it. */
export function UnpaidNote({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const offline = useTexts("offlinePayment");
  const timeLeft = useUnpaidText(order);
  const failed = useFailedOrder(order.id, order);
  const { data: payment } = useQuery(unpaidOrderQuery(useAccountKey(), order.id));
  // Where something was said already its own card leads there.
  const paysOffline = payment?.offline === true && order.offline_payment === null;
  return (
    <div className={styles.unpaid}>
      {awaitsPayment(order) ? <p className={styles.left}>{timeLeft}</p> : null}
      <Suspense>
        <PaymentFollowUp order={order}>
          {paysOffline ? (
            <Button
              variant={order.payment_method === "offline_payment" ? "solid" : "outline"}
              onClick={() => openOverlay({ kind: "offline-payment", orderId: order.id })}
            >
              {offline(order.payment_method === "offline_payment" ? "fillIn" : "payOffline")}
            </Button>
          ) : null}
          {failed.wallet ? (
            <Button
              variant="outline"
              loading={failed.busy === "wallet"}
              disabled={failed.busy !== null}
              onClick={() => void failed.payFromWallet()}
            >
              {t("failed.wallet")}
            </Button>
          ) : null}
          {failed.cash ? (
            <Button
              variant="outline"
              loading={failed.busy === "cash"}
              onClick={() => void failed.payInCash()}
            >
              <CashChoice total={failed.cashTotal} />
            </Button>
          ) : null}
        </PaymentFollowUp>
      </Suspense>
    </div>
  );
}
