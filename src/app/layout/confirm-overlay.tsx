import { useState } from "react";
import { useTexts } from "@/platform/i18n";
import { resolveOverlay } from "@/stores/confirm";
import type { OverlayOf, OverlayProps } from "@/stores/overlay";
import { ConfirmDialog } from "@/ui/chakra/confirm-dialog";

/** A question before something happens. Once confirmed it stays open, busy, until whoever asked closes it. */
export default function ConfirmOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"confirm">) {
  const t = useTexts("frame");
  // A question asked once more, because something failed, is another object and not busy.
  const [confirmed, setConfirmed] = useState<OverlayOf<"confirm"> | null>(null);
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
      busy={confirmed === overlay}
      onCancel={onClose}
      onConfirm={() => {
        setConfirmed(overlay);
        resolveOverlay(overlay, true);
      }}
    />
  );
}
