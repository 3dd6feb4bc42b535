import { type RefObject, useLayoutEffect } from "react";

/**
 * Keeps an element's variables at the part of the page that is seen above the keyboard: some browsers lay it over the page and
 * say so here alone.
 */
export function useVisibleArea(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const seen = window.visualViewport;
    if (!seen) return undefined;
    const follow = () => {
      // A page zoomed in by two fingers is being read, not written in.
      if (seen.scale > 1.01) return;
      ref.current?.style.setProperty("--seen-top", `${seen.offsetTop}px`);
      ref.current?.style.setProperty("--seen-height", `${seen.height}px`);
    };
    follow();
    seen.addEventListener("resize", follow);
    seen.addEventListener("scroll", follow);
    return () => {
      seen.removeEventListener("resize", follow);
      seen.removeEventListener("scroll", follow);
    };
  }, [ref]);
}
