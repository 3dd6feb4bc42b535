import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isCancelable } from "@/domain/order-status-steps";
import { currentLanguage, useTexts } from "@/platform/i18n";
import { useQuery } from "@/platform/query";
import { noteCancellation } from "@/stores/last-cancellation";
import type { OverlayProps } from "@/stores/overlay";
import { sendUntilAnswered } from "@/stores/send-until-answered";
import { useAccountKey } from "@/stores/session";
import { showError } from "@/stores/show-error";
import { showSuccess } from "@/stores/toasts";
import { cancelOrder } from "../api/cancel-order";
import { cancelReasonsQuery } from "../api/get-cancel-reasons";
import { trackedOrderQuery } from "../api/track-order";
import { invalidateOrders } from "../invalidate-orders";
import { orderHeadline } from "../order-headline";
import { useTrackedOrder } from "../use-tracked-order";
import { ReasonDialog } from "./reason-dialog";

/** Cancels an order; a reason is required. Once the shop has gone on with it, it says that it is too late. */
export default function CancelOrderOverlay({
  overlay,
  open,
  onClose,
  onClosed,
}: OverlayProps<"cancel-order">) {
  const t = useTexts("orders");
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const reasons = useQuery(cancelReasonsQuery(currentLanguage()));
  const [reason, setReason] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [canceled, setCanceled] = useState(false);
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
      const message = await sendUntilAnswered(["cancel", overlay.orderId, reason], (key) =>
        cancelOrder(overlay.orderId, reason, key),
      );
      setCanceled(true);
      noteCancellation();
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
    <ReasonDialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("cancel.title")}
      width="28rem"
      texts={{ question: t("cancel.question"), submit: t("cancel.submit"), failed: t("cancel.failed") }}
      query={reasons}
      reasons={reasons.data?.rows.map((row) => row.reason)}
      reason={reason}
      onReason={setReason}
      tooLate={tooLate ? `${t("cancel.tooLate")} ${t(orderHeadline(order))}` : null}
      isDanger
      busy={busy}
      onSubmit={submit}
    />
  );
}
