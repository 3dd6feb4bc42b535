import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { isRefundable, maxRefundNote, maxRefundPhotos } from "@/domain/refunds";
import { currentLanguage, useTexts } from "@/platform/i18n";
import type { StoredFile } from "@/platform/outbox";
import { useQuery } from "@/platform/query";
import { markBusy } from "@/platform/worker";
import type { OverlayProps } from "@/stores/overlay";
import { useAccountKey } from "@/stores/session";
import { errorText } from "@/stores/show-error";
import { showSuccess } from "@/stores/toasts";
import { TextArea } from "@/ui/chakra/text-area";
import { PhotoChooser } from "@/ui/plain/photo-chooser";
import { StatusNote } from "@/ui/plain/status-note";
import { refundReasonsQuery } from "../api/get-refund-reasons";
import { invalidateOrders } from "../invalidate-orders";
import { sendRefund } from "../send-refund";
import { useTrackedOrder } from "../use-tracked-order";
import { ReasonDialog } from "./reason-dialog";

/** Asks for the money of a delivered order: a reason, and words and photos where they help. */
export default function RefundOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"refund">) {
  const { orderId } = overlay;
  const t = useTexts("aftercare");
  const queryClient = useQueryClient();
  const accountKey = useAccountKey();
  const reasons = useQuery(refundReasonsQuery(currentLanguage()));
  const { order } = useTrackedOrder(orderId);
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState("");
  const [photos, setPhotos] = useState<readonly StoredFile[]>([]);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // While the dialog closes over what it has sent itself it stays as it is.
  const tooLate = order !== undefined && !isRefundable(order) && !sent;
  const isBegun = reason !== null || note !== "" || photos.length > 0;
  useEffect(() => (isBegun ? markBusy() : undefined), [isBegun]);

  const submit = async () => {
    if (reason === null) return;
    setBusy(true);
    setRefusal(null);
    try {
      const message = await sendRefund({ orderId, reason, note: note.trim(), photos });
      setSent(true);
      showSuccess(message || t("refund.sent"));
      onClose();
    } catch (error) {
      setRefusal(errorText(error));
      setBusy(false);
    }
    invalidateOrders(queryClient, accountKey);
  };

  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={t("refund.title")}
      width="30rem"
      texts={{ question: t("refund.question"), submit: t("refund.submit"), failed: t("refund.failed") }}
      query={reasons}
      reasons={reasons.data}
      reason={reason}
      onReason={setReason}
      tooLate={tooLate ? t("refund.tooLate") : null}
      busy={busy}
      onSubmit={submit}
    >
      <TextArea
        label={t("refund.note")}
        count={<bdi dir="ltr">{`${note.length} / ${maxRefundNote}`}</bdi>}
        maxLength={maxRefundNote}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <PhotoChooser
        photos={photos}
        max={maxRefundPhotos}
        subject="refund"
        texts={{
          choose: t("photos.choose"),
          reading: t("photos.reading"),
          hint: t("photos.hint", { count: maxRefundPhotos }),
          tooMany: t("photos.tooMany", { count: maxRefundPhotos }),
          unreadable: t("photos.unreadable"),
          photo: (number) => t("photos.one", { number }),
          remove: (number) => t("photos.remove", { number }),
        }}
        onChange={setPhotos}
      />
      {refusal === null ? null : (
        <StatusNote tone="danger" live>
          {refusal}
        </StatusNote>
      )}
    </ReasonDialog>
  );
}
