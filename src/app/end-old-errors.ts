// @chunk behind
import { type Toast, useToasts } from "@/stores/toasts";

/** A message that has only just come may be of what is still being typed, ms. */
const minShownMs = 300;

const isError = ({ kind }: Toast): boolean => kind === "error";

/**
 * An error is old when a form is sent again, a field is changed, or the button that led to it is pressed once more: its message
 * would then stand beside what is right by now. Returns a function that ends it.
 */
export function endOldErrors(): () => void {
  /** The last pressed element, which an error may be about. */
  let pressed: Element | null = null;
  /** When the newest error came, epoch ms. */
  let shownAt = 0;
  const stopWatching = useToasts.subscribe(({ toasts }, before) => {
    if (toasts.some((toast) => isError(toast) && !before.toasts.includes(toast))) shownAt = Date.now();
  });
  const end = (): void => {
    const { toasts } = useToasts.getState();
    if (Date.now() - shownAt < minShownMs || !toasts.some(isError)) return;
    useToasts.setState({ toasts: toasts.filter((toast) => !isError(toast)) });
  };
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
    stopWatching();
    document.removeEventListener("submit", end, true);
    document.removeEventListener("input", end, true);
    document.removeEventListener("click", press, true);
  };
}
