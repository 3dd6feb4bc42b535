// @chunk lists
/** Slow at both ends. `part` from 0 to 1. */
const eased = (part: number) => (part < 0.5 ? 4 * part ** 3 : 1 - (-2 * part + 2) ** 3 / 2);

/**
 * Scrolls a row by `left` px within `ms`, because the browser's own smooth scrolling takes no duration. Touching
 * the row stops it. Returns a function that stops it.
 */
export function animateScroll(row: HTMLElement, left: number, ms: number): () => void {
  const from = row.scrollLeft;
  const begin = performance.now();
  let frame = 0;
  const touches = ["pointerdown", "wheel", "keydown"] as const;
  const stop = () => {
    cancelAnimationFrame(frame);
    row.style.scrollSnapType = "";
    row.style.scrollBehavior = "";
    for (const name of touches) row.removeEventListener(name, stop);
  };
  const tick = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - begin) / ms));
    row.scrollLeft = from + left * eased(part);
    if (part < 1) frame = requestAnimationFrame(tick);
    else stop();
  };
  row.style.scrollSnapType = "none";
  row.style.scrollBehavior = "auto";
  for (const name of touches) row.addEventListener(name, stop, { passive: true });
  frame = requestAnimationFrame(tick);
  return stop;
}
