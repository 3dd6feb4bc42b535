import { type RefObject, useEffect, useRef } from "react";
import { isDataSaverOn } from "@/platform/data-saver";

export interface AutoplayOptions {
  /** Milliseconds between steps; 0 for none. */
  readonly everyMs: number;
  /** True while something else asks for stillness, such as a playing video or the pause button. */
  readonly paused: boolean;
  readonly step: () => void;
}

/** Steps on by itself, but never while watched closely: pointer or focus inside, tab hidden, out of view, reduced motion, data saver. */
export function useAutoplay(
  root: RefObject<HTMLElement | null>,
  { everyMs, paused, step }: AutoplayOptions,
): void {
  const latest = useRef(step);
  latest.current = step;
  useEffect(() => {
    const element = root.current;
    if (!element || everyMs <= 0 || paused) return;
    const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    let visible = true;
    let hovered = false;
    const observer = new IntersectionObserver((entries) => {
      visible = entries.at(-1)?.isIntersecting ?? false;
    });
    observer.observe(element);
    const onEnter = () => {
      hovered = true;
    };
    const onLeave = () => {
      hovered = false;
    };
    element.addEventListener("pointerenter", onEnter);
    element.addEventListener("pointerleave", onLeave);
    const timer = setInterval(() => {
      const focused = element.contains(document.activeElement);
      if (visible && !hovered && !focused && !document.hidden && !reducedMotion.matches && !isDataSaverOn())
        latest.current();
    }, everyMs);
    return () => {
      clearInterval(timer);
      observer.disconnect();
      element.removeEventListener("pointerenter", onEnter);
      element.removeEventListener("pointerleave", onLeave);
    };
  }, [root, everyMs, paused]);
}
