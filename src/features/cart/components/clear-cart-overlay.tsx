import { useTexts } from "@/platform/i18n";
import type { OverlayProps } from "@/stores/overlay";
import { longToastDuration, showSuccess } from "@/stores/toasts";
import { ConfirmDialog } from "@/ui/overlay/confirm-dialog";

/** The cart holds another store's items: clear it and add this one, or leave everything as it is. */
export default function ClearCartOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"clear-cart">) {
  const t = useTexts("checkout");
  const shell = useTexts("shell");
  return (
    <ConfirmDialog
      open={open}
      onClosed={onClosed}
      title={t("clear.title")}
      text={t("clear.text")}
      cancelLabel={shell("app.cancel")}
      confirmLabel={shell("app.yes")}
      closeLabel={shell("app.close")}
      tone="danger"
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void overlay.onConfirm();
        showSuccess(t("clear.done"), longToastDuration);
      }}
    />
  );
}
