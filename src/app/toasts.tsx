// @chunk behind

import { useEffect } from "react";
import { useTexts } from "@/platform/i18n";
import { dismissToast, type Toast, type ToastKind, useToasts } from "@/stores/toasts";
import type { ShownToast } from "@/ui/plain/toasts/toast-list";
import { ToastRegion } from "@/ui/plain/toasts/toast-region";
import { endOldErrors } from "./end-old-errors";

const tones: Record<ToastKind, ShownToast["tone"]> = {
  success: "positive",
  error: "danger",
  warning: "warning",
  info: "info",
};

/** One object for each toast, so that its time does not begin anew with each other one. */
const cards = new WeakMap<Toast, ShownToast>();
function shown(toast: Toast): ShownToast {
  const card = cards.get(toast) ?? cardOf(toast);
  cards.set(toast, card);
  return card;
}

/** With a line above it, that line is the title; otherwise the text is. */
const cardOf = ({ id, kind, text, title, duration, action }: Toast): ShownToast => ({
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
  useEffect(() => endOldErrors(), []);
  return (
    <ToastRegion
      toasts={toasts.map(shown)}
      onDismiss={dismissToast}
      label={t("settings.notifications")}
      dismissLabel={t("app.dismiss")}
    />
  );
}
