import type { Order } from "@/contract";
import { useTexts } from "@/platform/i18n";
import { Button } from "@/ui/window/button";
import { StatusNote } from "@/ui/window/status-note";
import { useFailedOrder } from "../use-failed-order";
import styles from "./tracked-order.module.css";

/** Shown with an order whose payment failed, with a button to pay in cash where the zone takes it. */
export function UnpaidNote({ order }: { readonly order: Order }) {
  const t = useTexts("orders");
  const failed = useFailedOrder(order.id, order);
  return (
    <div className={styles.unpaid}>
      <StatusNote tone="warning">{t("failed.unpaid")}</StatusNote>
      {failed.cash ? (
        <Button loading={failed.busy === "cash"} onClick={() => void failed.payInCash()}>
          {t("failed.switch")}
        </Button>
      ) : null}
    </div>
  );
}
