import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isCancelable } from "@/domain/order-steps";
import { createIdempotencyKeys } from "@/platform/http/idempotency-key";
import { currentLanguage, useTexts } from "@/platform/i18n";
import type { OverlayProps } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { errorText, showError } from "@/stores/show-error";
import { showSuccess } from "@/stores/toasts";
import { Dialog } from "@/ui/kit/dialog";
import { RadioCards } from "@/ui/kit/radio-cards";
import { Button } from "@/ui/window/button";
import { ErrorPanel } from "@/ui/window/error-panel";
import { Skeleton } from "@/ui/window/skeleton";
import { StatusNote } from "@/ui/window/status-note";
import { cancelOrder } from "../api/cancel-order";
import { cancelReasonsQuery } from "../api/get-cancel-reasons";
import { trackedOrderQuery } from "../api/track-order";
import { invalidateOrders } from "../invalidate-orders";
import { useTrackedOrder } from "../use-tracked-order";
import styles from "./orders.module.css";

/** Cancels an order; a reason is required. Once the shop has gone on with it, it says that it is too late. */
export default function CancelOrderOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"cancel-order">) {
  const t = useTexts("orders");
  const shell = useTexts("shell");
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const reasons = useQuery(cancelReasonsQuery(currentLanguage()));
  const [reason, setReason] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [canceled, setCanceled] = useState(false);
  const [keyOf] = useState(() => createIdempotencyKeys());
  const { order } = useTrackedOrder(overlay.orderId);
  // While the dialog closes over an order that it has canceled itself it stays as it is.
  const tooLate = order !== undefined && !isCancelable(order) && !canceled;

  /** Whether the shop says now that the order can still be canceled; also when it does not respond. */
  const isStillCancelable = async () => {
    const tracked = trackedOrderQuery(accountKey, { orderId: overlay.orderId, contact: null });
    const now = await queryClient.fetchQuery(tracked).catch(() => null);
    return now === null || isCancelable(now.data);
  };

  const submit = async () => {
    if (reason === null) return;
    setBusy(true);
    try {
      const message = await cancelOrder(overlay.orderId, reason, keyOf([overlay.orderId, reason]));
      setCanceled(true);
      showSuccess(message || t("cancel.done"));
      onClose();
    } catch (error) {
      // The dialog itself says that it is too late.
      if (await isStillCancelable()) showError(error);
      setBusy(false);
    }
    invalidateOrders(queryClient, accountKey);
  };

  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("cancel.title")}
      closeLabel={shell("app.close")}
      width="28rem"
      footer={
        <div className={tooLate ? undefined : styles.two}>
          <Button variant="outline" wide onClick={onClose}>
            {shell("app.back")}
          </Button>
          {tooLate ? null : (
            <Button
              variant="danger"
              wide
              disabled={reason === null}
              loading={busy}
              loadingLabel={shell("app.loading")}
              onClick={() => void submit()}
            >
              {t("cancel.submit")}
            </Button>
          )}
        </div>
      }
    >
      {tooLate ? (
        <StatusNote tone="warning" live>
          {t("cancel.tooLate")} {t(`headline.${order.order_status}`)}
        </StatusNote>
      ) : reasons.isError ? (
        <ErrorPanel
          title={t("cancel.failed")}
          text={errorText(reasons.error)}
          retryLabel={shell("app.retry")}
          onRetry={() => void reasons.refetch()}
          retrying={reasons.isFetching}
        />
      ) : reasons.data ? (
        <RadioCards
          legend={t("cancel.question")}
          value={reason ?? undefined}
          onValueChange={setReason}
          options={reasons.data.rows.map((row) => ({ value: row.reason, label: row.reason }))}
        />
      ) : (
        <div className={styles.list} role="status" aria-label={shell("app.loading")}>
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
          <Skeleton height="2.5rem" />
        </div>
      )}
    </Dialog>
  );
}
