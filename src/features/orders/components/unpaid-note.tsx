import type { Order } from "@/contract";
import { PaymentFollowUp } from "@/features/payment";
import { useTexts } from "@/platform/i18n";
import { Suspense } from "@/ui/loading/suspense";
import { Button } from "@/ui/window/button";
import { useFailedOrder } from "../use-failed-order";
import styles from "./tracked-order.module.css";

/** Shown with an order that is to be paid first: what became of its payment, and the ways that are left to pay it. */
export function UnpaidNote({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const failed = useFailedOrder(order.id, order);
  return (
    <div className={styles.unpaid}>
      <Suspense>
        <PaymentFollowUp order={order}>
          {failed.cash ? (
            <Button
              variant="outline"
              loading={failed.busy === "cash"}
              onClick={() => void failed.payInCash()}
            >
              {t("failed.switch")}
            </Button>
          ) : null}
        </PaymentFollowUp>
      </Suspense>
    </div>
  );
}
