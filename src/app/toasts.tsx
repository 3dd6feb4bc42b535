import { useTexts } from "@/platform/i18n";
import { dismissToast, type Toast, type ToastKind, useToasts } from "@/stores/toasts";
import type { Toast as ShownToast } from "@/ui/toast-list";
import { ToastRegion } from "@/ui/toast-region";

const tones: Record<ToastKind, ShownToast["tone"]> = {
  success: "positive",
  error: "danger",
  warning: "warning",
  info: "info",
};

/** With a line above it, that line is the title; otherwise the text is. */
const shown = ({ id, kind, text, title, duration, action }: Toast): ShownToast => ({
  id,
  title: title ?? text,
  text: title ? text : undefined,
  tone: tones[kind],
  durationMs: duration,
  action: action && { label: action.label, onPress: action.run },
});

/** The short messages over the page. */
export function Toasts() {
  const t = useTexts("shell");
  const toasts = useToasts((state) => state.toasts);
  return (
    <ToastRegion
      toasts={toasts.map(shown)}
      onDismiss={dismissToast}
      label={t("settings.notifications")}
      dismissLabel={t("app.dismiss")}
    />
  );
}
