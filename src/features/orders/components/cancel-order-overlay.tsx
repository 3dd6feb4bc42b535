import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
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
import { cancelOrder } from "../api/cancel-order";
import { cancelReasonsQuery } from "../api/get-cancel-reasons";
import { invalidateOrders } from "../invalidate-orders";
import styles from "./orders.module.css";

/** Cancels an order; a reason is required. */
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
  const [keyOf] = useState(() => createIdempotencyKeys());

  const submit = async () => {
    if (reason === null) return;
    setBusy(true);
    try {
      const message = await cancelOrder(overlay.orderId, reason, keyOf([overlay.orderId, reason]));
      showSuccess(message || t("cancel.done"));
      onClose();
    } catch (error) {
      showError(error);
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
        <div className={styles.two}>
          <Button variant="outline" wide onClick={onClose}>
            {shell("app.back")}
          </Button>
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
        </div>
      }
    >
      {reasons.isError ? (
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
