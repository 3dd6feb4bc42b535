// @chunk behind
import { type Toast, useToasts } from "@/stores/toasts";

/** A message that has only just come may be of what is still being typed, ms. */
const minShownMs = 300;

/**
 * An error is old when a form is sent again, a field is changed, or the button that led to it is pressed once more: its message
 * would then stand beside what is right by now. Returns a function that ends it.
 */
export function endOldErrors(): () => void {
  /** What was pressed last, which may be what an error is about. */
  let pressed: Element | null = null;
  const end = (): void => useToasts.setState(withoutOldErrors);
  const press = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element)) return;
    const button = target.closest("button, [role=button]");
    if (button === null || button.closest("[data-announces]")) return;
    if (button === pressed) end();
    pressed = button;
  };
  document.addEventListener("submit", end, true);
  document.addEventListener("input", end, true);
  document.addEventListener("click", press, true);
  return () => {
    document.removeEventListener("submit", end, true);
    document.removeEventListener("input", end, true);
    document.removeEventListener("click", press, true);
  };
}

function withoutOldErrors(state: { toasts: Toast[] }): { toasts: Toast[] } {
  const isOld = ({ kind, shownAt }: Toast): boolean => kind === "error" && Date.now() - shownAt >= minShownMs;
  // The same list is no change, for which every message would be rendered again.
  return state.toasts.some(isOld) ? { toasts: state.toasts.filter((toast) => !isOld(toast)) } : state;
}
