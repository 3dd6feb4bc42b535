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
  // Another library may move the focus into the panel before this effect runs.
  const opener = useRef<Element | null>(null);
  opener.current = active ? (opener.current ?? document.activeElement) : null;
  useEffect(() => {
    const rootElement = root.current;
    const panelElement = panel.current;
    if (!active || !rootElement || !panelElement) return;
    const isInside = panelElement.contains(document.activeElement);
    const before = isInside ? opener.current : document.activeElement;
    const release = openModal({ root: rootElement, panel: panelElement, close: () => latest.current() });
    if (!isInside) {
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
