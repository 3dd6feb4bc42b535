import { useTexts } from "@/platform/i18n";
import type { OverlayProps } from "@/stores/overlay";
import { longToastDurationMs, showInfo, showSuccess } from "@/stores/toasts";
import { ConfirmDialog } from "@/ui/kit/confirm-dialog";
import { awaitCartSync } from "../await-cart-sync";

/** The cart holds another store's items: clear it and add this one, or leave everything as it is. */
export default function ClearCartOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"clear-cart">) {
  const t = useTexts("checkout");
  const shell = useTexts("shell");
  const clear = async () => {
    onClose();
    if (!overlay.onConfirm()) return;
    const end = await awaitCartSync(overlay.item);
    if (end === "there") showSuccess(t("clear.done"), longToastDurationMs);
    // What the server refuses is told with its own words.
    else if (end === "waiting") showInfo(t("clear.waiting"));
  };
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
      onConfirm={() => void clear()}
    />
  );
}
