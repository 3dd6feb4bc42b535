// @chunk data-cache
/** Work that can wait stays out of the frames of a page that is being scrolled. */

/** After so long without a step the page stands still, ms. A finger that pauses lets the work through. */
export const restsAfterMs = 200;

let lastStepAt = Number.NEGATIVE_INFINITY;

if (typeof document !== "undefined") {
  // Lists within the page, too: they do not bubble.
  document.addEventListener("scroll", () => (lastStepAt = performance.now()), {
    capture: true,
    passive: true,
  });
}

/** Calls `work` at once while the page stands still, otherwise once it does. */
export function afterScrolling(work: () => void): void {
  const left = lastStepAt + restsAfterMs - performance.now();
  if (left > 0) setTimeout(afterScrolling, left, work);
  else work();
}
