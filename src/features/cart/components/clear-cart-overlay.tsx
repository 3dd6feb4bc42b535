import { useState } from "react";
import { loadCartMessages } from "@/features/items";
import { useModules } from "@/features/modules";
import { useTexts } from "@/platform/i18n";
import { moduleCart, replaceCartWith } from "@/stores/cart";
import { selectedModule, selectModule } from "@/stores/module";
import { closeOverlay, currentOverlay, type OverlayProps } from "@/stores/overlay";
import { longToastDurationMs, showInfo, showSuccess } from "@/stores/toasts";
import { ConfirmDialog } from "@/ui/chakra/confirm-dialog";
import { awaitCartSync } from "../await-cart-sync";

/** The cart holds another store's items: asks whether to clear it and add this one. */
export default function ClearCartOverlay({ overlay, open, onClose, onClosed }: OverlayProps<"clear-cart">) {
  const t = useTexts("checkout");
  const shell = useTexts("shell");
  const modules = useModules();
  const { item } = overlay.line;
  // Read once: the cart's store changes while the dialog closes.
  const [from] = useState(() => moduleCart(item.module_id).lines[0]?.item.store_name ?? "");
  const clear = async () => {
    onClose();
    const replaced = replaceCartWith(overlay.line);
    if (!replaced.ok) {
      (await loadCartMessages()).showCartProblem(replaced);
      return;
    }
    const module = modules?.find(({ id }) => id === item.module_id);
    // The item's cart opens next.
    if (module && selectedModule()?.id !== module.id) selectModule(module);
    // Closes the item's dialog, which asked, as after any other adding.
    const behind = currentOverlay();
    if (behind?.kind === "item" && behind.slug === item.slug) closeOverlay();
    const outcome = await awaitCartSync(item);
    if (outcome === "synced") showSuccess(t("clear.done"), longToastDurationMs);
    // A refusal is shown with the server's own words.
    else if (outcome === "pending") showInfo(t("clear.waiting"));
  };
  return (
    <ConfirmDialog
      open={open}
      onClosed={onClosed}
      title={t("clear.title")}
      text={t("clear.text", { from: `\u2068${from}\u2069`, to: `\u2068${item.store_name}\u2069` })}
      cancelLabel={t("clear.keep")}
      confirmLabel={t("clear.start")}
      closeLabel={shell("app.close")}
      tone="danger"
      onCancel={onClose}
      onConfirm={() => void clear()}
    />
  );
}
