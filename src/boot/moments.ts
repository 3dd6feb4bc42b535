/** Moments of a document's beginning that work of the first screen waits for. */

/** Runs the work when the first screen is in the document, which a style sheet from the browser's cache may overtake. */
export function afterParsing(work: () => void): void {
  if (document.readyState !== "loading") work();
  else document.addEventListener("DOMContentLoaded", work, { once: true });
}

/** A tab that is left before it is painted does not wait until it is looked at, ms. */
const PAINT_TIMEOUT_MS = 300;

export function afterPaint(work: () => void): void {
  let done = false;
  const once = () => {
    if (!done) work();
    done = true;
  };
  if (document.hidden) once();
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PAINT_TIMEOUT_MS);
}
