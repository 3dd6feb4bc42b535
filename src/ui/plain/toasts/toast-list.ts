import type { ReactNode } from "react";

export interface ShownToast {
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

const plainDurationMs = 5000;
const actionDurationMs = 9000;

/** Milliseconds until a toast goes by itself; null for never. */
export function toastDuration(toast: ShownToast): number | null {
  if (toast.durationMs !== undefined) return toast.durationMs;
  return toast.action ? actionDurationMs : plainDurationMs;
}
