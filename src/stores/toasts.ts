/** Short messages. One with an id replaces the one before it; several errors of one answer are lines of one message. */
import { create } from "zustand";
import type { TextKey } from "@/platform/i18n/texts";
import { translator } from "@/platform/i18n/texts";
import { sessionKeys } from "@/platform/storage/storage-keys";

export type ToastKind = "success" | "error" | "warning" | "info";

export interface Toast {
  id: string;
  kind: ToastKind;
  text: string;
  /** Ms. The region that shows it pauses while the pointer or the focus is on it. */
  duration: number;
  /** A line above the text, e.g. of a push. */
  title?: string;
  action?: { label: string; run: () => void };
  /** Rises when a toast of the same id is replaced, so that it is read out again. */
  revision: number;
}

export interface NewToast {
  id?: string;
  kind: ToastKind;
  text: string;
  duration?: number;
  title?: string;
  action?: Toast["action"];
}

export const toastDurationMs = 4_000;
/** Referral and cleared-cart toasts, by the specification. */
export const longToastDurationMs = 5_000;
/** The id under which errors replace each other. */
export const errorToastId = "error";
/** The oldest toast goes when there are more. */
const maxToasts = 3;

interface ToastState {
  toasts: Toast[];
}

export const useToasts = create<ToastState>(() => ({ toasts: [] }));

let counter = 0;

/** Shows a toast and returns its id. */
export function showToast({ id, duration = toastDurationMs, ...rest }: NewToast): string {
  counter += 1;
  // The same words twice would only cover more of the page.
  const same = useToasts
    .getState()
    .toasts.find(
      ({ kind, text, action }) => kind === rest.kind && text === rest.text && !action && !rest.action,
    );
  const toast: Toast = { ...rest, id: id ?? same?.id ?? `toast-${counter}`, duration, revision: counter };
  useToasts.setState(({ toasts }) => {
    const others = toasts.filter((other) => other.id !== toast.id);
    return { toasts: [...others, toast].slice(-maxToasts) };
  });
  return toast.id;
}

export const showSuccess = (text: string, duration?: number): string =>
  showToast({ kind: "success", text, duration });
const cartChangeId = "cart-change";
/** Says that there is no more of an item. */
export const cartLimitId = "cart-limit";
/** Reports a press's change of a cart. Quick presses follow each other in one place, and an earlier one's refusal goes. */
export function showCartChange(text: string): string {
  dismissToast(cartLimitId);
  return showToast({ id: cartChangeId, kind: "success", text });
}
/** The open cart shows it already. */
export const dismissCartChange = (): void => dismissToast(cartChangeId);
export const showWarning = (text: string, duration?: number): string =>
  showToast({ kind: "warning", text, duration });
export const showInfo = (text: string, duration?: number): string =>
  showToast({ kind: "info", text, duration });

/** Shows error messages as lines of one under the one error id, for as long as all take to read; a newer call replaces it. */
export function showErrorTexts(texts: readonly string[]): void {
  const lines = [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ""))];
  if (lines.length === 0) return;
  const duration = toastDurationMs * lines.length;
  showToast({ id: errorToastId, kind: "error", text: lines.join("\n"), duration });
}

export function dismissToast(id: string): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
}

interface ToastNote {
  kind: ToastKind;
  textKey: TextKey<"shell">;
}

/** Saves a toast to be shown after a reload. */
export function saveToastForReload(note: ToastNote): void {
  try {
    sessionStorage.setItem(sessionKeys.toastAfterReload, JSON.stringify(note));
  } catch {
    // Without session storage the change still happens; only its confirmation is not seen.
  }
}

/** Shows the toast that was saved before the reload. Called once, when the shell's texts are loaded. */
export function showToastAfterReload(): void {
  try {
    const note: unknown = JSON.parse(sessionStorage.getItem(sessionKeys.toastAfterReload) ?? "null");
    sessionStorage.removeItem(sessionKeys.toastAfterReload);
    if (typeof note !== "object" || note === null) return;
    const { kind, textKey } = note as Partial<ToastNote>;
    if (kind !== "success" && kind !== "info") return;
    if (typeof textKey === "string") showToast({ kind, text: translator("shell")(textKey) });
  } catch {
    // As above.
  }
}
