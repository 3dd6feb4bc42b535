/** Whether a touch is a pull on the whole page, and how far it has come. */

/** The finger's way before a direction is decided, px. */
const decidedAfter = 8;
/** The page refreshes when it was pulled so far, px of the indicator. */
export const refreshAt = 64;
/** The indicator goes no further, px. */
const furthest = 96;
/** The indicator follows the finger by this part of its way. */
const resistance = 0.5;

const ownGestures =
  '[role="dialog"], [role="alertdialog"], dialog, input, textarea, select, [contenteditable], canvas, [data-map]';

/** Whether a pull may begin here: at the top of the page, on nothing that moves or scrolls by itself. */
export function mayPull(target: EventTarget | null, scrollY: number): boolean {
  if (scrollY > 0 || !(target instanceof Element) || target.closest(ownGestures) !== null) return false;
  for (
    let element: Element | null = target;
    element && element !== document.body;
    element = element.parentElement
  )
    if (scrollsDown(element)) return false;
  return true;
}

function scrollsDown(element: Element): boolean {
  if (element === document.documentElement || element.scrollHeight <= element.clientHeight) return false;
  return ["auto", "scroll"].includes(getComputedStyle(element).overflowY);
}

export interface Pull {
  /** Where the finger came down, px in the window. */
  readonly from: { x: number; y: number };
  /** Downwards, and not sideways. */
  readonly isDecided: boolean;
  /** How far the indicator has moved, px. */
  readonly distance: number;
}

export const beginPull = (x: number, y: number): Pull => ({ from: { x, y }, isDecided: false, distance: 0 });

/** The pull with the finger at another place; null when it turns out to be something else. */
export function movePull(pull: Pull, x: number, y: number, scrollY: number): Pull | null {
  const down = y - pull.from.y;
  const aside = Math.abs(x - pull.from.x);
  if (scrollY > 0) return null;
  if (!pull.isDecided) {
    if (Math.max(Math.abs(down), aside) < decidedAfter) return pull;
    if (down <= aside) return null;
  }
  return {
    ...pull,
    isDecided: true,
    distance: Math.min(furthest, Math.max(0, down - decidedAfter) * resistance),
  };
}
