import { useState } from "react";
import { useTexts } from "@/platform/i18n";
import type { OverlayProps } from "@/stores/overlay";
import { showError } from "@/stores/show-error";
import { ConfirmDialog } from "@/ui/kit/confirm-dialog";

/** A question before something happens. Stays open while the answer is carried out. */
export default function ConfirmOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"confirm">) {
  const t = useTexts("frame");
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await overlay.onConfirm();
      onClose();
    } catch (error) {
      showError(error);
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClosed={onClosed}
      title={overlay.question ?? t("confirm.question")}
      text={overlay.text}
      cancelLabel={overlay.cancelLabel ?? t("app.cancel")}
      confirmLabel={overlay.confirmLabel ?? t("app.yes")}
      closeLabel={t("app.close")}
      tone={overlay.tone === "danger" ? "danger" : "plain"}
      busy={busy}
      onCancel={() => {
        overlay.onCancel?.();
        onClose();
      }}
      onConfirm={() => void confirm()}
    />
  );
}
