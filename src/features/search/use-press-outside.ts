import { type RefObject, useEffect, useRef } from "react";

/**
 * A press outside the parent of `list` calls `close` and nothing else: what is below gets no click, so that closing a
 * list opens no card. Touch scrolling is not affected. Without `close` nothing happens.
 */
export function usePressOutside(list: RefObject<HTMLElement | null>, close: (() => void) | undefined): void {
  const latest = useRef(close);
  const wanted = close !== undefined;
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!wanted) return;
    const isInside = (event: Event) =>
      event.target instanceof Node && list.current?.parentElement?.contains(event.target);
    const press = (event: PointerEvent) => {
      if (isInside(event) || event.button !== 0) return;
      swallowNextClick();
      latest.current?.();
    };
    document.addEventListener("pointerdown", press, { capture: true });
    return () => document.removeEventListener("pointerdown", press, { capture: true });
  }, [list, wanted]);
}

/** Swallows the click of the current press, if there is one; the list is unmounted by then. */
function swallowNextClick(): void {
  const click = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  const stop = () => {
    window.removeEventListener("click", click, { capture: true });
    for (const end of ends) window.removeEventListener(end, stop, { capture: true });
  };
  const ends = ["pointercancel", "keydown", "pointerdown"] as const;
  window.addEventListener("click", click, { capture: true });
  // The events of the next press: this one's pointerdown has passed the window already.
  for (const end of ends) window.addEventListener(end, stop, { capture: true });
}
