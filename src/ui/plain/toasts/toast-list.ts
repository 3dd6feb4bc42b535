// @chunk behind

import type { ReactNode } from "react";

export interface Toast {
  /** A toast of the same id takes the place of the older one, so that a state updates in place. */
  readonly id: string;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly tone?: "neutral" | "positive" | "warning" | "danger" | "info";
  readonly icon?: ReactNode;
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Milliseconds on screen; null stays until dismissed. By default 5,000, and longer with an action. */
  readonly durationMs?: number | null;
}

/** More at once would cover the page. */
export const maxToasts = 3;

const plainDurationMs = 5000;
const actionDurationMs = 9000;

/** Adds a toast, or replaces the one of the same id where it stands; the oldest go when there are too many. */
export function putToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  const at = toasts.findIndex((other) => other.id === toast.id);
  if (at >= 0) return toasts.map((other, index) => (index === at ? toast : other));
  return [...toasts, toast].slice(-maxToasts);
}

/** Milliseconds until a toast goes by itself; null for never. */
export function toastDuration(toast: Toast): number | null {
  if (toast.durationMs !== undefined) return toast.durationMs;
  return toast.action ? actionDurationMs : plainDurationMs;
}
