/** The element pressed last, so that a message about it does not cover it. */
let last: { element: Element; place: DOMRectReadOnly } | null = null;

const remember = ({ target }: MouseEvent): void => {
  if (!(target instanceof Element)) return;
  const element = target.closest("button, a, label, [role=button]") ?? target;
  last = { element, place: element.getBoundingClientRect() };
};

/** Follows presses by pointer and keyboard. Returns a function that stops it. */
export function watchPresses(): () => void {
  document.addEventListener("click", remember, true);
  return () => {
    document.removeEventListener("click", remember, true);
    last = null;
  };
}

/**
 * Where the last press was, in the window: where its element is now, or was when it is gone. A press that came before this
 * script has left the focus there.
 */
export function lastPressPlace(): DOMRectReadOnly | null {
  if (last) return last.element.isConnected ? last.element.getBoundingClientRect() : last.place;
  const focused = document.activeElement;
  return focused && focused !== document.body ? focused.getBoundingClientRect() : null;
}

/** Whether two places are nearer than `margin` px to each other. */
export const areNear = (a: DOMRectReadOnly, b: DOMRectReadOnly, margin: number): boolean =>
  a.left < b.right + margin &&
  b.left < a.right + margin &&
  a.top < b.bottom + margin &&
  b.top < a.bottom + margin;
