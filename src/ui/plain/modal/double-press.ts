/** Px and ms. An iPhone counts no taps: two at one spot within such a time are one double tap. */
const spot = 30;
const doublePressMs = 350;

/** Presses at one spot, one right after the other. */
interface Series {
  readonly began: number;
  x: number;
  y: number;
  time: number;
}

/** Null before the first press that is seen. */
let series: Series | null = null;

/** Whether a press follows another one at its spot; either way it is what the next one may follow. */
function followsAnother({ detail, clientX: x, clientY: y, timeStamp: time }: MouseEvent): boolean {
  const isNear =
    series !== null && Math.hypot(x - series.x, y - series.y) < spot && time - series.time <= doublePressMs;
  const follows = detail >= 2 || isNear;
  // The first press may have been before this file was there.
  series = { began: follows ? (series?.began ?? 0) : time, x, y, time };
  return follows;
}

/** Open dialogs, with the time since when. */
const opened = new Map<HTMLElement, number>();

/** Takes a press from whatever has come to lie under the finger since the first of its series. */
function refuse(event: MouseEvent): void {
  // Presses by keyboard and by code have no count.
  if (event.detail === 0 || !followsAnother(event)) return;
  const { target } = event;
  if (!(target instanceof Node)) return;
  for (const [root, since] of opened) {
    if (!root.contains(target) || (series?.began ?? 0) > since) continue;
    event.preventDefault();
    event.stopImmediatePropagation();
  }
}

// From the start, because the press that opens something comes before it is open.
if (typeof document !== "undefined") document.addEventListener("click", refuse, true);

/**
 * The second press of a double press opened nothing, and was meant for what the first one was: what the first has opened
 * is neither closed nor used by it. Presses elsewhere, and later ones, count at once. Returns a function that ends it.
 */
export function refuseDoublePress(root: HTMLElement): () => void {
  opened.set(root, performance.now());
  return () => void opened.delete(root);
}
