import { type RefObject, useEffect, useRef } from "react";

/**
 * A press outside of the box that `list` hangs from calls `close` and does nothing else: what lies below hears no click
 * of it, so that putting a list away opens no card. Scrolling with a finger stays what it is.
 */
export function usePressOutside(list: RefObject<HTMLElement | null>, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const isInside = (event: Event) =>
      event.target instanceof Node && list.current?.parentElement?.contains(event.target);
    const press = (event: PointerEvent) => {
      if (isInside(event) || event.button !== 0) return;
      swallowNextClick();
      latest.current();
    };
    document.addEventListener("pointerdown", press, { capture: true });
    return () => document.removeEventListener("pointerdown", press, { capture: true });
  }, [list]);
}

/** The click of the press that is going on, if one comes of it. Outlives the list, which is gone by then. */
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
  // Those of the next press: this one's pointerdown has passed the window before it came here.
  for (const end of ends) window.addEventListener(end, stop, { capture: true });
}
