// @chunk sheet
import { type RefObject, useEffect, useRef } from "react";
import { openModal } from "./modal-stack";

export interface ModalOptions {
  readonly root: RefObject<HTMLElement | null>;
  readonly panel: RefObject<HTMLElement | null>;
  /** False while it is closing: focus and page are free again before the motion has ended. */
  readonly active: boolean;
  readonly onClose: () => void;
}

/**
 * Focus goes to the element marked `data-autofocus`, else to the panel itself, so that a phone's keyboard does not
 * jump up unasked; on closing it goes back to where it was.
 */
export function useModal({ root, panel, active, onClose }: ModalOptions): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    const rootElement = root.current;
    const panelElement = panel.current;
    if (!active || !rootElement || !panelElement) return;
    const before = document.activeElement;
    const release = openModal({ root: rootElement, panel: panelElement, close: () => latest.current() });
    if (!panelElement.contains(before)) {
      (panelElement.querySelector<HTMLElement>("[data-autofocus]") ?? panelElement).focus({
        preventScroll: true,
      });
    }
    return () => {
      release();
      const held = document.activeElement;
      const free = held === null || held === document.body || panelElement.contains(held);
      if (free && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [root, panel, active]);
}
