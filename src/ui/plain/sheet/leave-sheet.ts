// @chunk none
/** How a sheet goes, and how it springs back when it was pulled and let go. Loaded once a sheet is open. */
import { spring } from "framer-motion/dom";
import { animate } from "framer-motion/dom/mini";
import type { SheetLayout } from "./sheet-layout";

/** Seconds. */
const fadeSeconds = 0.18;
const leaveSeconds = 0.22;
/** A hidden tab does not animate: it goes without after so long, ms. */
const timeoutMs = 400;

const away: Record<SheetLayout, string> = {
  bottom: "translateY(100%)",
  full: "translateY(100%)",
  center: "translateY(12px) scale(0.96)",
  end: "translateX(100%)",
  start: "translateX(-100%)",
};

/** Towards the side that it lies at, also where lines run from right to left. */
function placeAway(layout: SheetLayout): string {
  const isMirrored = document.documentElement.dir === "rtl";
  if (isMirrored && layout === "end") return away.start;
  if (isMirrored && layout === "start") return away.end;
  return away[layout];
}

/**
 * Moves a panel off the screen and lets what lies behind it fade; `onGone` is called when that is over. Returns a function
 * that takes both back.
 */
export function leaveSheet(
  backdrop: HTMLElement,
  panel: HTMLElement,
  layout: SheetLayout,
  reducedMotion: boolean,
  onGone: () => void,
): () => void {
  const isFading = reducedMotion || layout === "center";
  const animations = [
    animate(backdrop, { opacity: 0 }, { duration: fadeSeconds }),
    animate(
      panel,
      {
        ...(isFading ? { opacity: 0 } : {}),
        ...(reducedMotion ? {} : { transform: placeAway(layout) }),
      },
      { duration: reducedMotion ? fadeSeconds : leaveSeconds, ease: [0.5, 0, 0.8, 0.4] },
    ),
  ];
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    onGone();
  };
  const timer = setTimeout(end, timeoutMs);
  void Promise.all(animations).then(end);
  return () => {
    isOver = true;
    clearTimeout(timer);
    for (const animation of animations) animation.cancel();
    for (const element of [backdrop, panel]) {
      element.style.opacity = "";
      element.style.transform = "";
    }
  };
}

/**
 * Lets a pulled panel spring back to its place; `onSettled` is called when it is there. Returns a function that ends the spring,
 * for a finger that takes hold again.
 */
export function settleSheet(panel: HTMLElement, onSettled: () => void): () => void {
  const animation = animate(
    panel,
    { transform: "translateY(0px)" },
    { type: spring, stiffness: 500, damping: 42 },
  );
  let isHeld = false;
  void animation.then(() => {
    if (isHeld) return;
    // A transform that stays would become the containing block of fixed parts within.
    panel.style.transform = "";
    onSettled();
  });
  return () => {
    isHeld = true;
    animation.cancel();
  };
}
